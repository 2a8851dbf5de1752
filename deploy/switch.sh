#!/bin/sh
# What `release.sh` does with the folders of a site: the lock, the switch, the check after it, and the repair of
# what a killed command has left. It runs in the folder of the site.
#
# releases/<time>/  a site, its configurations, source maps, and the sums of all files
# current           a link to the live one
# history           the releases in the order in which they went live; no clock decides what is earlier
# refused           what was rolled back or has failed: codes, contents and folders
# lock              the command that changes something now
# switching         only during a switch: the folder to settle on if the command is killed
#
# The configuration of a release names the folder of its own pages, so that a reload switches pages and policy
# in the same instant. Each release has the assets of the kept ones as hard links: open pages still load them.

# release.sh sets action, reload, check, seconds, wait and by.
# shellcheck disable=SC2154

# A lost connection must not stop a switch.
say() { echo "$@" || :; }
fail() {
  echo "$1" >&2 || :
  exit 1
}

# A field of the state of a site; `release` is the id of its code.
field() {
  while read -r key text; do
    [ "$key" != "\"$2\":" ] || { text=${text#\"} && text=${text%,} && echo "${text%\"}"; }
  done 2>/dev/null <"$1/site/health.json" || :
}
# The code, the settings and the content of a folder. Older versions of this script wrote no ids.
ids() {
  id=$(field "$1" content)
  echo "$(field "$1" release) $(field "$1" build) ${id:-$1}"
}
live() { if [ -L current ]; then basename "$(readlink current)"; else echo none; fi; }

# The folders that are there, newest first. With $1, only those before it, in the order in which they were live.
kept() {
  awk -v live="${1:-}" '{ line[NR] = $0; if (!($0 in born)) { born[$0] = NR; name[++n] = $0 } } END {
    if (live == "") for (i = n; i > 0; i--) print name[i]
    else for (i = NR; i > 0; i--) if (born[line[i]] < born[live] && !seen[line[i]]++) print line[i]
  }' history 2>/dev/null | while read -r each; do [ ! -d "releases/$each" ] || echo "$each"; done
}

# The folders before the live one that differ from it: a job that finds no change releases the same again.
before_live() {
  for each in $(kept "$(live)"); do
    [ "$(ids "releases/$each")" = "$(ids current)" ] || echo "$each"
  done
}

# True if a code, its content, or the folder of both is refused.
is_refused() { grep -qxF -e "$1" -e "$1 content $2" -e "${3:-$1}" refused 2>/dev/null; }
is_folder_refused() { is_refused "$(field "releases/$1" release)" "$(field "releases/$1" content)" "$1"; }
refuse() { [ -z "$1" ] || grep -qxF -e "$1" refused || echo "$1" >>refused; }

# Not named current.new: web servers include current*/nginx.conf.
point() { ln -sfn "releases/$1" .next && mv -T .next current; }
remember() { printf '%s\n%s\n' "$1" "$2" >.switching && mv .switching switching; }

# Adds the assets of all kept releases to a folder.
link_assets() {
  for other in $(kept); do
    while read -r asset; do
      [ -e "$1/site/assets/$asset" ] || [ ! -e "releases/$other/site/assets/$asset" ] ||
        ln "releases/$other/site/assets/$asset" "$1/site/assets/$asset"
    done <"releases/$other/assets.list"
  done
}

# The first files of a folder that are missing or changed.
broken() {
  {
    if [ -f "$1/sums" ]; then (cd "$1" && sha256sum -c sums | sed -n 's/: FAILED.*//p'); fi
    while read -r each; do [ -e "$1/site/assets/$each" ] || echo "site/assets/$each"; done <"$1/assets.list"
  } 2>/dev/null | sort -u | head -n 5 | tr '\n' ' '
}

# Prints the days that are left. Fails if the certificate has expired.
certificate() {
  pem=$(sed -n 's/^ *ssl_certificate \(.*\);$/\1/p' "$1/nginx.conf" | head -n 1)
  [ -n "$pem" ] && end=$(openssl x509 -noout -enddate -in "$pem" 2>/dev/null) || return 0
  end=$(date -d "${end#*=}" +%s) || return 0
  say "certificate: $(((end - $(date +%s)) / 86400)) days left ($pem)"
  [ "$end" -gt "$(date +%s)" ]
}

# Reloads the web server. Sets `state` if it fails.
load() {
  # Without the lock: the command may start a server.
  if [ -z "$reload" ] || sh -c "$reload" >.output 2>&1 </dev/null 9>&-; then return 0; fi
  cat .output >&2 || :
  state=refused
  ! grep -qiE 'invalid PID|\.pid" failed|No such process|connection refused|not (running|active)' .output ||
    state=stopped
  return 1
}

get() { curl -s -m 3 --noproxy '*' ${via:+-k --connect-to "::$via"} "$@"; }

# Waits some seconds until the web server sends a file.
sends() {
  until get "$url$1" | cmp -s - "$2"; do
    tries=$((tries - 1))
    why="$url$1 is not the file of the release (status $(get -o .output -w '%{http_code}' "$url$1" || :))."
    [ "$tries" -gt 0 ] && sleep 1 || return 1
  done
}

# Looks at the live site: its state, a page, and a script and a stylesheet of the page.
check() {
  [ -n "$reload" ] && [ "$check" != off ] || return 0
  case "$reload" in *caddy*) config=Caddyfile ;; *) config=nginx.conf ;; esac
  read -r url via page <<END
$(sed -n 's/^# Check: //p' "releases/$1/$config")
END
  [ -z "$check" ] || { url=${check%/} && via=; }
  [ -n "$url" ] || { say "Not checked: $config has no URL for it. Use --check URL." && return 0; }
  tries=$seconds
  site=releases/$1/site
  html=$site${page:=/kr/}index.html
  sends /healthz "$site/health.json" && sends "$page" "$html" || return 1
  for each in 's/.*data-scripts="\([^" ]*\).*/\1/p' 's/.*<link rel="stylesheet" href="\([^"]*\)".*/\1/p'; do
    asset=$(sed -n "$each" "$html" | head -n 1)
    [ -z "$asset" ] || sends "$asset" "$site$asset" || return 1
  done
}

# Makes a folder live. $2 is the one to settle on if the command is killed, $3 what is refused from then on.
switch() {
  # Not ignored, which the web server would inherit.
  trap : HUP INT TERM PIPE
  before=$(live)
  remember "$2" "$3"
  point "$1"
  state=live
  ! load || check "$1" || state=unchecked
  if [ $state = live ] || [ $state = stopped ]; then
    refuse "$3"
    [ -z "$3" ] || say "Refused from now on: $3"
    echo "$1" >>history
  elif [ "$before" != none ]; then
    # Visitors may have its pages already.
    link_assets "releases/$before"
    remember "$before" ''
    point "$before"
    [ $state = refused ] || { refuse "$1" && load && (check "$before"); } || say "$before does not respond either."
  fi
  rm -f switching
  case $state in
    stopped) fail "The web server is not running. Start it: systemctl start nginx, or caddy." ;;
    refused)
      [ "$before" != none ] || rm -f current
      [ "$action" != deploy ] || rm -rf "releases/$1"
      fail "The web server refused the configuration of $1. Nothing has changed for visitors."
      ;;
    unchecked)
      [ "$before" != none ] || fail "$why It stays, because there is no other one. See the log of the web server."
      fail "$why See the log of the web server."
      ;;
  esac
}

# Repairs what a killed command has left.
heal() {
  # The last three are of older versions of this script.
  # A copy whose command was killed may still write there.
  rm -rf releases/.new-* releases/.old-* .next current.new history.new incoming || :
  [ "$(live)" = none ] || grep -qxF -e "$(live)" history || live >>history
  interrupted=
  [ -f switching ] || return 0
  interrupted=$(sed -n 1p switching)
  refuse "$(sed -n 2p switching)"
  link_assets "releases/$interrupted"
  point "$interrupted"
  if load || [ "$state" = stopped ]; then
    rm switching
    say "A command was interrupted while it switched. $interrupted is live again."
  else
    say "A command was interrupted while it switched, and the web server refuses $interrupted."
    interrupted=
  fi
}

# Takes the lock. The kernel frees that of a command that has ended.
begin() {
  for each in flock sha256sum curl; do
    command -v $each >/dev/null || [ "$each$check" = curloff ] ||
      fail "$each is missing on this machine. Install it."
  done
  exec 9>>lock
  if ! flock -n 9; then
    say "Waiting for another command: $(cat lock)"
    timeout "$wait" flock 9 || fail "Nothing was changed. Another command still runs: $(cat lock)"
  fi
  echo "$action by $by since $(date -u +%FT%TZ)" >lock
  trap finish EXIT
  mkdir -p releases
  chmod a+rx . releases
  touch history refused
  heal
}

finish() {
  status=$?
  rm -rf releases/.new-* .output || :
  prune || :
  word=live
  [ "${state:-}" != stopped ] || word='live once the web server is started'
  say "$word: $(live), release $(field current release)"
  exit $status
}

# The folders that nothing needs: all but the live one, the one before it, from which requests may still be served,
# the newest that differs before it, the last five that differ, and the newest of each of the last ten codes.
# $1: a code that is about to come.
unneeded() {
  seen="|$1|" count=0 codes=0 same=
  [ -z "$1" ] || count=1 codes=1
  back="$(live)|$(kept "$(live)" | head -n 1)|$(before_live | head -n 1)"
  for each in $(kept); do
    case "$same" in
      *"|$(ids "releases/$each")|"*)
        case "|$back|" in *"|$each|"*) ;; *) echo "$each" ;; esac
        continue
        ;;
    esac
    same="$same|$(ids "releases/$each")|"
    count=$((count + 1))
    id=$(field "releases/$each" release)
    case "$seen" in
      *"|$id|"*) known=yes ;;
      *) known= && codes=$((codes + 1)) && seen="$seen|$id|" ;;
    esac
    [ $count -le 5 ] || { [ -z "$known" ] && [ $codes -le 10 ]; } ||
      case "|$back|" in *"|$each|"*) ;; *) echo "$each" ;; esac
  done
}

prune() {
  for old in $(unneeded ''); do mv "releases/$old" "releases/.old-$old" && rm -rf "releases/.old-$old"; done
  while read -r each; do [ ! -d "releases/$each" ] || echo "$each"; done <history >.history
  mv .history history
}
