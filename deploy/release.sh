#!/bin/sh
# Switches a site to the release in DIR/incoming, or back to an earlier one. `npm run release` runs it on the
# server; it needs only the tools of a Linux system.
#
#   release.sh DIR deploy   [RELOAD]
#   release.sh DIR rollback [RELOAD] [FOLDER]
#   release.sh DIR list
#
# DIR/releases/<time>/ has the site, its configurations and its source maps. DIR/current is a link to the live
# one. The configuration of a release names the folder of its own pages, so that RELOAD switches pages and
# policy in the same instant. Each release also has the assets of the kept releases before it, as hard links:
# visitors with an open page still load them.
set -eu

dir=$1
action=$2
reload=${3:-}
# Releases that are kept, and whose assets the next ones have.
keep=10

mkdir -p "$dir/releases"
# Absolute: the configurations name it.
cd "$dir"
dir=$(pwd -P)
touch history refused

fail() {
  echo "$1" >&2
  exit 1
}

# The id of the code of a release; its content may be newer.
release_of() {
  sed -n 's/.*"release": "\(.*\)",*$/\1/p' "$1/site/health.json"
}

live() {
  basename "$(readlink current 2>/dev/null || echo none)"
}

# Adds the assets of the release $1 to the release $2.
link_assets() {
  while read -r name; do
    [ -e "$2/site/assets/$name" ] || ln "$1/site/assets/$name" "$2/site/assets/$name"
  done <"$1/assets.list"
}

point() {
  ln -sfn "releases/$1" current.new
  mv -T current.new current
}

# Makes a release the live one. If the web server refuses its configuration, the last one stays.
switch() {
  before=$(live)
  point "$1"
  if [ -n "$reload" ] && ! sh -c "$reload"; then
    if [ "$before" = none ]; then rm -f current; else point "$before"; fi
    fail "The web server refused $1. $before is still live. Nothing has changed for visitors."
  fi
}

# Deletes all releases but the live one, the one before it, and the newest of each of the last ones.
prune() {
  seen=
  count=0
  for id in $(sort -r history | uniq); do
    [ -d "releases/$id" ] || continue
    each=$(release_of "releases/$id")
    case "$seen" in
      *"|$each|"*) known=1 ;;
      *) known=0 && seen="$seen|$each|" && count=$((count + 1)) ;;
    esac
    if [ "$id" != "$(live)" ] && [ "$id" != "$1" ] && { [ $known = 1 ] || [ $count -gt $keep ]; }; then
      rm -rf "releases/$id"
    fi
  done
  for id in $(sort history | uniq); do
    [ ! -d "releases/$id" ] || echo "$id"
  done >history.new
  mv history.new history
}

case "$action" in
  deploy)
    [ -f incoming/site/health.json ] || fail "There is no release in $dir/incoming."
    release=$(release_of incoming)
    if grep -qxF "$release" refused; then
      fail "$release was rolled back. Build another release, or remove its line from $dir/refused."
    fi
    id=$(date -u +%Y%m%dT%H%M%SZ)
    n=1
    while [ -e "releases/$id" ]; do id="${id%%-*}-$n" && n=$((n + 1)); done
    new="releases/$id"
    mkdir "$new"
    # With their times: an ETag of nginx is made of time and size.
    cp -Rp incoming/site "$new/site"
    cp -Rp incoming/host/. "$new"
    ls "$new/site/assets" >"$new/assets.list"
    for config in nginx.conf Caddyfile; do
      sed -i "s#^\(  root \(\* \)\{0,1\}\)[^ ;]*#\1$dir/$new/site#" "$new/$config"
    done
    chmod -R u+rwX,go+rX,go-w "$new"
    for old in $(sort -r history); do
      [ ! -d "releases/$old" ] || link_assets "releases/$old" "$new"
    done
    last=$(live)
    # In a subshell, which `fail` leaves.
    if ! (switch "$id"); then
      rm -rf "$new"
      exit 1
    fi
    echo "$id" >>history
    prune "$last"
    echo "live: $id, release $release"
    ;;
  rollback)
    current=$(live)
    [ "$current" != none ] || fail "There is no live release in $dir."
    release=$(release_of current)
    target=${4:-}
    if [ -z "$target" ]; then
      for id in $(sort -r history | uniq); do
        if [ "$id" \< "$current" ] && [ "$(release_of "releases/$id")" != "$release" ]; then
          target=$id
          break
        fi
      done
    fi
    if [ -z "$target" ] || [ ! -d "releases/$target" ]; then
      fail "There is no release to go back to. release.sh $dir list shows what is there."
    fi
    # Pages of the release that is left are still open.
    link_assets current "releases/$target"
    switch "$target"
    grep -qxF "$release" refused || echo "$release" >>refused
    echo "live: $target, release $(release_of current). Refused from now on: $release"
    ;;
  list)
    for id in $(sort -r history | uniq); do
      mark=' '
      [ "$id" != "$(live)" ] || mark='*'
      echo "$mark $id $(release_of "releases/$id")"
    done
    ;;
  *) fail "$action is unknown. Use deploy, rollback or list." ;;
esac
