import { drawWithin } from '../raster/interruptible';
import { TooSlow } from '../raster/too-slow';
import type * as readings from './reading-worker';

type Readings = typeof readings;
/** What a reading is given, and what it gives. */
type Input<Name extends Reading> = Parameters<Readings[Name]>[0];
type Read<Name extends Reading> = Awaited<ReturnType<Readings[Name]>>;
type Reading = {
  [Name in keyof Readings]: Readings[Name] extends (input: never) => unknown ? Name : never;
}[keyof Readings];

/**
 * Has a thread read something of a site (a page, what a style sheet imports, its logo, the facts of all of it), or
 * sketch what is proposed for it; it takes over the memory that is to be moved there. Throws `TooSlow`, and the
 * signal's reason.
 */
export type Reader = <Name extends Reading>(
  name: Name,
  input: Input<Name>,
  moved?: ArrayBuffer[],
) => Promise<Read<Name>>;

/**
 * How long one thing may be read, and all that is fetched in one visit, in seconds: people's pages take less than
 * one, a few hundred kilobytes can ask for minutes, and others wait.
 */
const READING_SECONDS = { each: 8, all: 20 };

/** What is read of files. The facts are of those that were read in time. */
const FETCHED: ReadonlySet<Reading> = new Set(['readPage', 'readImports', 'readLogo']);

/** A reader for one visit, beside all that the server does. An abort ends what it is at, and the thread. */
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
      // A timer may ring early by another clock: what took too long has had all that it was given.
      if (error instanceof TooSlow) began = Math.min(began, performance.now() - given);
      throw error;
    } finally {
      if (FETCHED.has(name)) left -= Math.max(0, performance.now() - began);
    }
  };
}

/** For what is left out where it takes too long: gives null for `TooSlow`, and throws all else. */
export function nullWhenSlow(error: unknown): null {
  if (error instanceof TooSlow) return null;
  throw error;
}
