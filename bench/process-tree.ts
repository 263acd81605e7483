import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often memory is looked at, in milliseconds. */
const SAMPLE_MS = 50;

/** What a file of /proc says, '' once its process or thread has ended. */
function proc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}

/** A process and everything that it has started. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      // The name in brackets may hold anything; behind it stand the state and the parent.
      const parent = Number(proc(`${name}/stat`).split(') ').at(-1)?.split(' ')[1]);
      return { pid: Number(name), parent };
    });
  const members = [pid];
  for (const member of members)
    members.push(...parents.filter(({ parent }) => parent === member).map(({ pid }) => pid));
  return members;
}

/**
 * Resident memory of a process and all that it started, in MB: the sum of what each holds, so that shared pages count
 * once for each.
 */
export function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((member) => Number(/VmRSS:\s+(\d+)/.exec(proc(`${member}/status`))?.[1] ?? 0));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/**
 * Seconds of processor that a process and all that it started have used, to the nanosecond; threads that have ended do
 * not count.
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

/** Runs some work and gives the most memory that the tree of `pid` held meanwhile, in MB. */
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
