#!/bin/sh
# Starts the product in a process that gives memory back, which it must be told before it begins:
# - what is larger than 2 MB comes straight from the system and goes back to it, and so does more than 4 MB that is free
#   at the end of the heap; glibc would keep large pictures of films and what compilers left, and more of it with every
#   one. Less than that it keeps: an encoder of pictures of 512 pixels asks for the same hundreds of kilobytes a frame,
#   and took a third longer where each came anew;
# - young objects get 4 MB, not 16.
# Starts it anew when its watchdog ended it; with SUPERVISED=1 whoever started it does that. As process 1 of a container
# the shell stays even then, and passes on how the server ended: no signal that process 1 sends itself would end it.
export MALLOC_MMAP_THRESHOLD_=2097152 MALLOC_TRIM_THRESHOLD_=4194304

script="${START_SCRIPT:-$(dirname "$0")/start.mjs}"
[ "$SUPERVISED" = 1 ] && [ $$ -ne 1 ] && exec node --max-semi-space-size=4 "$script"

# By SIGUSR2: what the watchdog sends.
stalled=140
most=5
[ "$SUPERVISED" = 1 ] && most=0
calm=600
stalls=0
child=
trap '[ -n "$child" ] && kill -TERM "$child" 2>/dev/null' TERM HUP INT
export SUPERVISOR_PID=$$

while :; do
  began=$(date +%s)
  node --max-semi-space-size=4 "$script" &
  child=$!
  status=0
  wait "$child" || status=$?
  # A signal ends the wait, not what is waited for.
  while kill -0 "$child" 2>/dev/null; do
    status=0
    wait "$child" || status=$?
  done
  [ "$status" -eq "$stalled" ] || exit "$status"
  [ $(($(date +%s) - began)) -gt "$calm" ] && stalls=0
  stalls=$((stalls + 1))
  if [ "$stalls" -gt "$most" ]; then
    echo "Liverig stood still $stalls times in a row and is not started anew." >&2
    exit "$status"
  fi
  echo "Liverig stood still and is started anew." >&2
done
