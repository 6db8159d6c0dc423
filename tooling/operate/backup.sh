#!/bin/sh
# Backs up the database into /backup: all of it once a week, on the other days what has changed since. PostgreSQL before 17
# can only do the first. hearing-shop-backup.service runs it as the user postgres.
set -eu
folder=${BACKUP_FOLDER:-/backup}
today=$(date +%F)
full=$(find "$folder" -maxdepth 1 -name 'full-????-??-??' -mtime -6 | sort | tail -n 1)
if [ -n "$full" ] && pg_basebackup --help | grep -q -e --incremental; then
  name=changes-$today
  set -- --incremental="$full/backup_manifest"
else
  name=full-$today
  set -- --wal-method=stream
fi
# A backup gets its name when it is complete and checked.
rm -rf "$folder/.new"
pg_basebackup --pgdata="$folder/.new" --checkpoint=fast "$@"
pg_verifybackup --quiet "$folder/.new"
rm -rf "${folder:?}/$name"
mv "$folder/.new" "$folder/$name"
# The node exporter reads the time of the last good backup from here.
echo "backup_time_seconds $(date +%s)" > "$STATE_DIRECTORY/.backup.prom"
chmod 644 "$STATE_DIRECTORY/.backup.prom"
mv "$STATE_DIRECTORY/.backup.prom" "$STATE_DIRECTORY/backup.prom"
