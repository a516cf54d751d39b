# shellcheck shell=sh
# For the scripts that test pages in browsers, which source it after common.sh: it installs the browsers and what drives
# them, and says which program makes the pages.

# Firefox needs no driver of its own for marionette_driver.
drivers="selenium==4.51.0 marionette_driver==3.7.1"
# It contains axe; the rest of what it names is for another driver.
axe="axe-playwright-python==0.1.8"
tools=.build/pages-tools

# begin_pages: installs what is missing, and sets `python`; ends the script where there is no Debian.
begin_pages() {
  [ "$(uname -s)" = Linux ] || {
    echo "$(basename "$0"): skipped: the browsers are installed on Linux alone"
    exit 0
  }
  scripts/set-up chromium chromium-driver firefox-esr python3-venv graphviz
  python=$PWD/$tools/bin/python
  export PYTHONDONTWRITEBYTECODE=1
  [ "$(cat "$tools/installed" 2>/dev/null)" = "$drivers $axe" ] && return
  rm -rf "$tools"
  python3 -m venv "$tools"
  # shellcheck disable=SC2086 # the packages are separate words
  "$tools/bin/pip" install -qq $drivers
  "$tools/bin/pip" install -qq --no-deps "$axe"
  echo "$drivers $axe" >"$tools/installed"
}

# find_lesson: builds the program whose pages are tested, unless LESSON names one.
find_lesson() {
  if [ -z "${LESSON:-}" ]; then
    begin_hosts
    build_lesson
    finish_hosts
    LESSON=$PWD/$installation/bin/lesson
  fi
  export LESSON
}
