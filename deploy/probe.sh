#!/bin/sh
# Checks a site from outside, for cron or a monitoring system. It prints one line for each problem and ends with
# 1 if there is any, otherwise with 0 and no output.
#
#   probe.sh https://site.example [MINUTES] [DAYS]
#
# MINUTES: the highest age of the content, 30 by default: three times the interval of the content job.
# DAYS:    the least days until the certificate ends, 14 by default.
# It needs curl, date of GNU or busybox, and openssl for https.
set -u

origin=${1:?Usage: probe.sh https://site.example [MINUTES] [DAYS]}
minutes=${2:-30}
days=${3:-14}
problems=0

problem() {
  echo "$origin: $1"
  problems=1
}

# A time as seconds since 1970. `busybox date` reads no T, no Z and no fraction.
seconds() {
  date -u -d "$(echo "$1" | sed 's/T/ /; s/\..*//; s/Z$//')" +%s
}

health=$(curl -fsS -m 10 "$origin/healthz" 2>&1) || {
  problem "/healthz does not respond: $health"
  exit 1
}

read_at=$(echo "$health" | sed -n 's/.*"contentAt": *"\([^"]*\)".*/\1/p')
if [ -z "$read_at" ]; then
  problem '/healthz has no contentAt: the site was built without content, or it is not this site'
else
  age=$((($(date -u +%s) - $(seconds "$read_at")) / 60))
  if [ "$age" -gt "$minutes" ]; then
    problem "the content was read $age minutes ago (limit $minutes): does the content job fail?"
  fi
fi

status=$(curl -s -m 10 -o /dev/null -w '%{http_code}' "$origin/kr/")
[ "$status" = 200 ] || problem "/kr/ is $status"

case "$origin" in
  https://*)
    host=${origin#https://}
    case "$host" in
      *:*) ;;
      *) host="$host:443" ;;
    esac
    ends=$(echo | openssl s_client -connect "$host" -servername "${host%:*}" 2>/dev/null |
      openssl x509 -noout -checkend $((days * 86400)) 2>&1)
    case "$ends" in
      *'will not expire'*) ;;
      *) problem "the certificate ends within $days days, or there is none: is certbot renew run?" ;;
    esac
    ;;
esac

exit $problems
