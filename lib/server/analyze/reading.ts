import type { AnyTask, Task } from '../raster/define-task';
import { runWithin } from '../raster/run-within';
import { TooSlow } from '../raster/too-slow';
import { readImports, readLogo, readPage } from './reading.task';

/**
 * Has a thread read something of a site, or sketch what is proposed for it.
 * It takes over the memory that is to be moved there. Throws `TooSlow`, and the signal's reason.
 */
export type Reader = <Input, Result>(
  task: Task<Input, Result>,
  input: Input,
  moved?: ArrayBuffer[],
) => Promise<Result>;

/**
 * How long one thing may be read, and all that is fetched in one visit, in seconds: people's pages take less than
 * one, a few hundred kilobytes can ask for minutes, and others wait.
 */
const SECONDS = { each: 8, all: 20 };

/** What is read of files. The facts are of those that were read in time. */
const FETCHED: ReadonlySet<AnyTask> = new Set<AnyTask>([readPage, readImports, readLogo]);

/** A reader for one visit, beside all that the server does. An abort ends what it is at, and the thread. */
export function visitReader(signal: AbortSignal, seconds = SECONDS): Reader {
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
      // A timer may ring early by another clock: what took too long has had all that it was given.
      if (error instanceof TooSlow) began = Math.min(began, performance.now() - given);
      throw error;
    } finally {
      if (FETCHED.has(task)) left -= Math.max(0, performance.now() - began);
    }
  };
}

/** For what is left out where it takes too long: gives null for `TooSlow`, and throws all else. */
export function nullWhenSlow(error: unknown): null {
  if (error instanceof TooSlow) return null;
  throw error;
}
