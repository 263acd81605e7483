#!/bin/sh
# Starts the product with settings of memory that a process must have before it begins:
# - glibc takes blocks over 2 MB straight from the system, and returns free heap over 4 MB. It would otherwise keep the
#   memory of large film frames and of compilers. Smaller limits made an encoder of 512-pixel pictures a third slower.
# - V8's young generation has halves of 8 MB, not 16; with 4 MB it is collected more often while rows are read.
# Restarts the product after its watchdog has ended it; with SUPERVISED=1 whoever started it does that. As process 1 of
# a container the shell stays even then and passes on the server's status: a signal that process 1 sends itself would
# not end it.
export MALLOC_MMAP_THRESHOLD_=2097152 MALLOC_TRIM_THRESHOLD_=4194304

script="${START_SCRIPT:-$(dirname "$0")/start.mjs}"
[ "$SUPERVISED" = 1 ] && [ $$ -ne 1 ] && exec node --max-semi-space-size=8 "$script"

# The status of a process that the watchdog has ended by SIGUSR2.
stalled=140
max_restarts=5
[ "$SUPERVISED" = 1 ] && max_restarts=0
# Restarts are counted anew after a run longer than this, in seconds.
stable_seconds=600
stalls=0
child=
trap '[ -n "$child" ] && kill -TERM "$child" 2>/dev/null' TERM HUP INT
export SUPERVISOR_PID=$$

while :; do
  began=$(date +%s)
  node --max-semi-space-size=8 "$script" &
  child=$!
  status=0
  wait "$child" || status=$?
  # A signal ends the wait and not the child, so waits again.
  while kill -0 "$child" 2>/dev/null; do
    status=0
    wait "$child" || status=$?
  done
  [ "$status" -eq "$stalled" ] || exit "$status"
  [ $(($(date +%s) - began)) -gt "$stable_seconds" ] && stalls=0
  stalls=$((stalls + 1))
  if [ "$stalls" -gt "$max_restarts" ]; then
    echo "Liverig stood still $stalls times in a row and is not started anew." >&2
    exit "$status"
  fi
  echo "Liverig stood still and is started anew." >&2
done
