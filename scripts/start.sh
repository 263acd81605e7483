#!/bin/sh
# Starts the product in a process that gives memory back, which it must be told before it begins:
# - what is larger than 32 KB comes straight from the system and goes back to it; glibc would keep pictures of films that are made and
#   what compilers left, and more of it with every large one;
# - young objects get 4 MB, not 16.
export MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
exec node --max-semi-space-size=4 "$(dirname "$0")/start.mjs"
