import { drawWithin } from '../raster/interruptible';
import { TooSlow } from '../raster/too-slow';
import type * as readings from './reading-worker';

type Readings = typeof readings;
/** The input and the result of a task. */
type Input<Name extends Reading> = Parameters<Readings[Name]>[0];
type Read<Name extends Reading> = Awaited<ReturnType<Readings[Name]>>;
type Reading = {
  [Name in keyof Readings]: Readings[Name] extends (input: never) => unknown ? Name : never;
}[keyof Readings];

/**
 * Runs a task of `reading-worker.ts` in a thread, and transfers the `moved` memory to it.
 * Throws `TooSlow`, and the signal's reason.
 */
export type Reader = <Name extends Reading>(
  name: Name,
  input: Input<Name>,
  moved?: ArrayBuffer[],
) => Promise<Read<Name>>;

/**
 * The time of one task, and of all tasks on a visit's fetched files. People's pages take less than a second; hostile
 * ones could take minutes.
 */
const READING_SECONDS = { each: 8, all: 20 };

/** The tasks on fetched files, whose time is limited together. */
const FETCHED: ReadonlySet<Reading> = new Set(['readPage', 'readImports', 'readLogo']);

/** A reader for one visit. An abort ends its task, and the thread. */
export function visitReader(signal: AbortSignal, seconds = READING_SECONDS): Reader {
  let left = seconds.all * 1000;
  return async <Name extends Reading>(name: Name, input: Input<Name>, moved?: ArrayBuffer[]): Promise<Read<Name>> => {
    let [began, given] = [Number.POSITIVE_INFINITY, 0];
    const milliseconds = () => {
      began = performance.now();
      given = Math.min(seconds.each * 1000, FETCHED.has(name) ? left : Infinity);
      return given;
    };
    try {
      return (await drawWithin(name, input, { signal, milliseconds }, moved)) as Read<Name>;
    } catch (error) {
      // A timer may fire early by another clock: a task that was too slow counts with all of its time.
      if (error instanceof TooSlow) began = Math.min(began, performance.now() - given);
      throw error;
    } finally {
      if (FETCHED.has(name)) left -= Math.max(0, performance.now() - began);
    }
  };
}

/** Gives null for `TooSlow`: the part is optional. Passes on any other error. */
export function nullWhenSlow(error: unknown): null {
  if (error instanceof TooSlow) return null;
  throw error;
}
