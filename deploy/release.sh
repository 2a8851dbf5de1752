#!/bin/sh
# Switches a site to a new release, or back to an earlier one. `npm run release` runs it on the server, after
# switch.sh; it needs a Linux system with flock, sha256sum and curl.
#
#   release.sh DIR deploy    [size=KB] [release=ID] [content=ID]   reads "uploaded" once DIR/<upload> is complete
#   release.sh DIR rollback  [folder=NAME | code=yes]
#   release.sh DIR unrefuse  name=NAME
#   release.sh DIR state     [release=ID] [content=ID]   for tools/release/state.ts
#   release.sh DIR show      file=NAME                   prints a file of the live release
#
# with reload=COMMAND, check=URL or off, seconds=N for the check, wait=SECONDS for the lock, and by=NAME.
set -eu
umask 022
export LC_ALL=C
# shellcheck source=deploy/switch.sh
command -v link_assets >/dev/null || . "$(dirname "$0")/switch.sh"

# A name for a folder: the time, or one that is later than all others.
next_name() {
  next=$(date -u +%Y%m%dT%H%M%SZ)
  last=$(sort history | tail -n 1)
  last=${last%%-*}
  if [ -n "$last" ] && ! expr "$next" \> "$last" >/dev/null; then
    n=1
    while grep -qxF "$last-$n" history; do n=$((n + 1)); done
    next=$last-$n
  fi
  echo "$next"
}

accepts() {
  ! is_refused "$1" "$2" || fail "$1 was rolled back, or this content of it. Build another one, or accept it again: \
--unrefuse '$1'"
}

# Completes an upload: checks it, and writes its name into its configurations.
prepare() {
  [ -f "$1/sums" ] || fail "The upload is no release. Run npm run build."
  for config in nginx.conf Caddyfile; do
    [ "$(sed -n 's/^# Build: //p' "$1/$config")" = "$(field "$1" build)" ] ||
      fail "$config and the pages are of different builds. Run npm run build."
  done
  ls "$1/site/assets" >"$1/assets.list"
  files=$(broken "$1")
  [ -z "$files" ] || fail "These files are not those of the build: $files. Run npm run build."
  accepts "$(field "$1" release)" "$(field "$1" content)"
  certificate "$1" || fail "The certificate has expired. Renew it first."
  sed -i "s#^\(  root \(\* \)\{0,1\}\)[^ ;]*#\1$dir/releases/$2/site#" "$1/nginx.conf" "$1/Caddyfile"
  sed -i "s#^{#{\n  \"folder\": \"$2\",#" "$1/site/health.json"
  sed -i '/ \(nginx\.conf\|Caddyfile\|site\/health\.json\)$/d' "$1/sums"
  (cd "$1" && sha256sum nginx.conf Caddyfile site/health.json >>sums)
  chmod -R u+rwX,go+rX,go-w "$1"
  link_assets "$1"
}

deploy() {
  accepts "$release" "$content"
  id=$(next_name)
  need=$((size * 11 / 10240)) room=$(($(room) / 1024))
  [ $room -ge $need ] || fail "Not enough room: the release needs $need MB, and $dir has $room MB."
  new=releases/.new-$id
  mkdir -p "$new/site"
  say "upload: $new"
  line=
  while [ "$line" != uploaded ]; do
    # The other side writes a line every few seconds. Without the lock, which this could keep for a minute.
    # shellcheck disable=SC2016
    line=$(timeout 60 sh -c 'read -r line && echo "$line"' 9>&-) || fail 'The upload has ended too early.'
  done
  prepare "$new" "$id"
  # Before the switch: a folder that may be live must be known.
  echo "$id" >>history
  mv "$new" "releases/$id"
  safe=$(live)
  [ "$safe" != none ] || safe=$id
  switch "$id" "$safe" ''
}

# Rolls back to a folder, or to the last one that is neither refused nor damaged.
rollback() {
  now=$(live)
  [ "$now" != none ] || fail "There is no live release in $dir."
  [ -z "$interrupted" ] || [ -n "$folder" ] || return 0
  code_now=$(field current release)
  target=
  for each in ${folder:-$(before_live)}; do
    if [ "$each" = "$now" ] || ! kept | grep -qxF -e "$each"; then fail "$each is live, or not there. See --list."; fi
    if is_folder_refused "$each"; then
      [ -z "$folder" ] || fail "$each is refused. Accept it first: --unrefuse $each"
      continue
    fi
    [ -z "$code" ] || [ "$(field "releases/$each" release)" != "$code_now" ] || continue
    link_assets "releases/$each"
    files=$(broken "releases/$each")
    [ -z "$files" ] || { say "$each is damaged: $files" && continue; }
    target=$each && break
  done
  [ -n "$target" ] || fail "There is no release to go back to. See --list."
  certificate "releases/$target" || say 'The certificate has expired.'
  # Only what is later than the target is refused, and never the target.
  line=
  if kept "$now" | grep -qxF "$target"; then
    line=$code_now
    if [ "$(field "releases/$target" release)" = "$code_now" ]; then
      line="$code_now content $(field current content)"
      [ "$(field "releases/$target" content)" != "$(field current content)" ] || line=$now
    fi
  fi
  switch "$target" "$target" "$line"
}

# Accepts a code, or all of a folder, again.
unrefuse() {
  id=$(field "releases/$name" release)
  lines=$(printf '%s\n' "$name" "${id:-$name}" "${id:-$name} content $(field "releases/$name" content)")
  grep -qxF -e "$lines" refused || grep -qF -e "$name content " refused ||
    fail "$name is not refused. Refused: $(tr '\n' ';' <refused)"
  grep -vxF -e "$lines" refused | grep -vF -e "$name content " >.refused || :
  mv .refused refused
  say "Accepted again: $name"
}

room() { df -Pk . | awk 'NR == 2 { print $4 }'; }

# Prints what is there; changes nothing.
state() {
  tab=$(printf '\t')
  echo "live$tab$(live)"
  echo "room$tab$(room)"
  ! is_refused "$release" "$content" || echo "refused$tab$release"
  [ ! -f lock ] || flock -n -s lock true || echo "lock$tab$(cat lock)"
  [ ! -f switching ] || echo "switching$tab$(head -n 1 switching)"
  for each in $(kept); do
    mark=kept
    ! is_folder_refused "$each" || mark=refused
    size=$(du -sk "releases/$each" | cut -f 1)
    age=$(($(date +%s) - $(stat -c %Y "releases/$each/sums" 2>/dev/null || stat -c %Y "releases/$each")))
    echo "folder$tab$each$tab$(field "releases/$each" release)$tab$mark$tab$age$tab$size"
  done
  for each in $(unneeded "$release"); do echo "unneeded$tab$each"; done
}

main() {
  dir=$1 action=$2
  shift 2
  reload='' check='' seconds=15 wait=600 by=someone size=0 release='' content='' folder='' code='' name='' file=''
  for each in "$@"; do
    case "$each" in
      reload=* | check=* | seconds=* | wait=* | by=* | size=* | release=* | content=* | folder=* | code=* | name=* | file=*)
        eval "${each%%=*}=\${each#*=}"
        ;;
      *) fail "$each is unknown." ;;
    esac
  done
  cd "$dir" 2>/dev/null || fail "There is no folder $dir on this machine. Create it once: mkdir -p $dir"
  # The configurations name it.
  dir=$(pwd -P)
  case "$action" in
    state) state ;;
    show) cat "current/$file" ;;
    deploy)
      begin
      deploy
      ;;
    rollback)
      begin
      rollback
      ;;
    unrefuse)
      begin
      unrefuse
      ;;
    *) fail "$action is unknown." ;;
  esac
}

main "$@"
exit
