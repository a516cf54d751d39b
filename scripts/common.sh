# shellcheck shell=sh
# For the scripts next to it, which source it from the root of the repository: how they build, and how they say what they
# are doing.

# Tests and what is installed are built with the same flags, so that nothing is compiled twice and what a user installs is
# what was tested. `-enable-testing` lets tests see what is internal.
release="--configuration release --explicit-target-dependency-import-check error -Xswiftc -enable-testing"
# Hosts wait for real parts and compute little: without optimization they take a quarter of the time to build.
hosts_release="--package-path Programs $release -Xswiftc -Onone"
hosts=$(cd Programs/Sources && echo lesson-*)

# Where `swift build` leaves what it built, and where it is laid out as an installation.
release_folder=.build/release
hosts_folder=Programs/.build/release
installation=.build/lesson
# The static libraries that were linked into `lesson`.
archives=.build/static-libraries
logs=.build/logs
mkdir -p "$logs"

# documents FOLDER: copies what is handed out with the program, as git knows it, so without leftovers of builds.
documents() {
  mkdir -p "$1"
  git ls-files -z -- lessons Playground README.md README.ja.md LESSONS.md PREDICTIONS.md WORKSHOPS.md DOCUMENTATION.md MANY-MACHINES.md HOSTS.md EDITORS.md NOTEBOOKS.md SECURITY.md CONTRIBUTING.md STYLE.md CHANGELOG.md LICENSE |
    tar --null -T - -cf - | tar -xf - -C "$1"
}

# step TITLE COMMAND…: runs a command quietly, then says what it was and how long it took; shows its output if it fails.
step() {
  title=$1
  shift
  begin=$(date +%s)
  log=$logs/$(printf %s "$title" | tr ' ' -).log
  [ -t 2 ] && printf '      %s …\r' "$title" >&2
  status=0
  "$@" >"$log" 2>&1 || status=$?
  printf '%4d s  %s\n' "$(($(date +%s) - begin))" "$title" >&2
  [ "$status" = 0 ] || { cat "$log" >&2; exit "$status"; }
}

# test_step TITLE COMMAND…: runs tests, then says how many there were and how long they took; shows those that failed.
test_step() {
  title=$1
  shift
  begin=$(date +%s)
  log=$logs/$(printf %s "$title" | tr ' ' -).log
  status=0
  "$@" >"$log" 2>&1 || status=$?
  printf '%4d s  %s: %s\n' "$(($(date +%s) - begin))" "$title" \
    "$(grep -a 'Test run with .* tests' "$log" | tail -n 1 | sed 's/^[^T]*//')" >&2
  [ "$status" = 0 ] && return
  # What failed, with what was expected; of a crash the end.
  grep -a -A 12 ' recorded an issue ' "$log" | cut -c 1-400 | head -n 300 >&2 || true
  tail -n 20 "$log" | cut -c 1-400 >&2
  echo "The whole output is in $log." >&2
  exit "$status"
}

# Builds `lesson` and lays it out.
build_lesson() {
  # shellcheck disable=SC2086
  step "build lesson" swift build $release --product lesson
  step "link lesson" scripts/lay-out lesson
}

# begin_hosts [FLAG]: begins to build the hosts, in the time in which the modules of `lesson` wait for each other.
begin_hosts() {
  # shellcheck disable=SC2086
  nice swift build $hosts_release "$@" >"$logs/hosts.log" 2>&1 &
  hosts_build=$!
  trap 'kill "$hosts_build" 2>/dev/null || true' EXIT
}

# Waits for the hosts and lays them out.
finish_hosts() {
  step "build the hosts" wait_for_hosts
  step "link the hosts" scripts/lay-out hosts
}

wait_for_hosts() {
  wait "$hosts_build" || { status=$?; cat "$logs/hosts.log"; return "$status"; }
  trap - EXIT
}
