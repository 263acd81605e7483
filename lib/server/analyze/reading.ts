import type { AnyTask, Task } from '../raster/define-task';
import { runWithin } from '../raster/run-within';
import { TooSlow } from '../raster/too-slow';
import { readImports, readLogo, readPage } from './reading.task';

/**
 * Runs a task in a reading thread, and transfers the `moved` memory to it.
 * Throws `TooSlow`, and the signal's reason.
 */
export type Reader = <Input, Result>(task: Task<Input, Result>, input: Input, moved?: ArrayBuffer[]) => Promise<Result>;

/**
 * The time limits of one task and of all tasks on a visit's fetched files. Real pages take less than a second; hostile
 * ones could take minutes.
 */
const READING_SECONDS = { each: 8, all: 20 };

/** The tasks on fetched files, whose time is limited together. */
const FETCHED: ReadonlySet<AnyTask> = new Set<AnyTask>([readPage, readImports, readLogo]);

/** A reader for one visit. An abort ends its task, and the thread. */
export function visitReader(signal: AbortSignal, seconds = READING_SECONDS): Reader {
  let left = seconds.all * 1000;
  return async (task, input, moved) => {
    let [began, given] = [Number.POSITIVE_INFINITY, 0];
    const milliseconds = () => {
      began = performance.now();
      given = Math.min(seconds.each * 1000, FETCHED.has(task) ? left : Infinity);
      return given;
    };
    try {
      return await runWithin(task, input, { signal, milliseconds }, moved);
    } catch (error) {
      // A timer may fire early against another clock, so a task that timed out is charged with its full time.
      if (error instanceof TooSlow) began = Math.min(began, performance.now() - given);
      throw error;
    } finally {
      if (FETCHED.has(task)) left -= Math.max(0, performance.now() - began);
    }
  };
}

/** Gives null for `TooSlow`: the part is optional. Passes on any other error. */
export function nullWhenSlow(error: unknown): null {
  if (error instanceof TooSlow) return null;
  throw error;
}
