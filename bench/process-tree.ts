import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The interval between samples of memory, in milliseconds. */
const SAMPLE_MS = 50;

/** Reads a file of /proc; '' if its process or thread has ended. */
function proc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}

/** The ids of a process and all of its descendants. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      // The process name in brackets may contain any characters; state and parent id follow the last bracket.
      const parent = Number(proc(`${name}/stat`).split(') ').at(-1)?.split(' ')[1]);
      return { pid: Number(name), parent };
    });
  const members = [pid];
  for (const member of members)
    members.push(...parents.filter(({ parent }) => parent === member).map(({ pid }) => pid));
  return members;
}

/**
 * Resident memory of a process and its descendants, in MB. It is the sum over processes, so a shared page counts once
 * for each of them.
 */
export function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((member) => Number(/VmRSS:\s+(\d+)/.exec(proc(`${member}/status`))?.[1] ?? 0));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/**
 * CPU seconds of a process and its descendants, with nanosecond resolution. Threads that have ended are not counted.
 */
export function processorSecondsOf(pid: number): number {
  const threads = family(pid).flatMap((member) => {
    try {
      return readdirSync(`/proc/${member}/task`).map((thread) =>
        Number(proc(`${member}/task/${thread}/schedstat`).split(' ')[0]),
      );
    } catch (error) {
      if (error instanceof Error && 'code' in error) return [];
      throw error;
    }
  });
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
}

/** Runs `work`; gives the peak memory of the process tree of `pid` meanwhile, in MB. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = memoryOf(pid);
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, memoryOf(pid));
      await sleep(SAMPLE_MS);
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    over.abort();
    await watching;
  }
  return Math.max(peak, memoryOf(pid));
}
