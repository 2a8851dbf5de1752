#!/bin/sh
# The content job: reads the content again and releases what has changed. For a timer of systemd
# (deploy/systemd), cron or CI, in the folder of the clone. A second job waits for the first one.
#
#   content-job.sh TO [options of npm run release]      such as: content-job.sh server:/srv/site --sudo
set -eu

: "${1:?Usage: content-job.sh [SERVER:]FOLDER [options of npm run release]}"
cd "$(dirname "$0")/.."
mkdir -p .cache
# Held until the script ends. Ten minutes are longer than any job but a full build.
exec 9>.cache/content-job.lock
flock -w 600 9 || {
  echo 'Another content job has been running for ten minutes.' >&2
  exit 1
}
npm run --silent build -- --changed-since last-build
npm run --silent release -- --to "$@"
