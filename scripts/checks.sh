# shellcheck shell=sh disable=SC2016,SC2154
# For the scripts next to it that test what a user gets, which source it: a line for each check, and a closing line.
# A script that sources it says in `user COMMAND…` how a user runs a command, and in `work` where files may be written.
passed=0
failed=0

# check SENTENCE STATUS TEXT COMMAND…: the command of a user ends with the status, and its output contains the text.
check() {
  sentence=$1
  status=$2
  text=$3
  shift 3
  start=$(date +%s)
  found=0
  user "$@" >"$work/output" 2>&1 || found=$?
  seconds=$(($(date +%s) - start))
  if [ "$found" = "$status" ] && { [ -z "$text" ] || grep -qF -e "$text" "$work/output"; }; then
    echo "passed: $sentence ($seconds s)"
    passed=$((passed + 1))
  else
    echo "FAILED: $sentence ($seconds s): status $found instead of $status, or nowhere \"$text\" in what it printed:"
    tail -n 20 "$work/output" | cut -c 1-200 | sed 's/^/    /'
    failed=$((failed + 1))
  fi
}

# check_hosts LESSON: of every topic of every host in lessons/hosts.yml one experiment runs, with the values of its own example.
check_hosts() {
  user "$1" experiments >"$work/experiments"
  for topic in $(sed -n 's/^  topics: \[\(.*\)\]$/\1/p' lessons/hosts.yml | tr -d ,); do
    experiment=$(sed -n "s/^| \($topic\.[a-z-]*\) .*/\1/p" "$work/experiments" | head -n 1)
    example=$(user "$1" experiments "$experiment" | sed -n 's/^lesson try /"$1" try /p')
    check "try runs ${experiment:-an experiment of $topic} in its host" 0 "" sh -euc "${example:-false}" sh "$1"
  done
}

# finish: the closing line, and the status.
finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
}
