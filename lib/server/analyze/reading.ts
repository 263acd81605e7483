import pLimit from 'p-limit';
import { unlessAborted } from '../abort';
import { draw } from '../raster/pool';
import type * as readings from './reading-worker';

type Readings = typeof readings;
type Reading = { [Name in keyof Readings]: Readings[Name] extends (input: never) => unknown ? Name : never }[keyof Readings];

/** Has a thread read something of a site: a page, a style sheet, or the facts of all of it. Throws `SlowReading`, and the signal's reason. */
export type Reader = <Name extends Reading>(name: Name, input: Parameters<Readings[Name]>[0]) => Promise<ReturnType<Readings[Name]>>;

/** How long one thing may be read and, after the facts, all of one visit, in seconds: people's pages take less than one, and others wait. */
const SECONDS = { each: 8, all: 20 };

/** What takes longer to be read than people's pages do: a few hundred kilobytes can ask for minutes. */
export class SlowReading extends Error {
  override name = 'SlowReading';
}

/** There is one thread; only while that is at work does the clock of a reading run. */
const turns = pLimit(1);

/** A reader for one visit, beside all that the server does. An abort ends what it is at, and the thread. */
export function visitReader(signal: AbortSignal, seconds = SECONDS): Reader {
  let left = seconds.all * 1000;
  const run = async (name: Reading, input: object) => {
    signal.throwIfAborted();
    const began = performance.now();
    // The facts are of what was read in time.
    const late = AbortSignal.timeout(Math.ceil(Math.min(seconds.each * 1000, name === 'readFacts' ? Infinity : Math.max(0, left))));
    try {
      return await draw(name, input, [], AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      throw late.aborted ? new SlowReading('It takes too long to read.', { cause: error }) : error;
    } finally {
      left -= performance.now() - began;
    }
  };
  return <Name extends Reading>(name: Name, input: Parameters<Readings[Name]>[0]) => unlessAborted(turns(run, name, input), signal) as Promise<ReturnType<Readings[Name]>>;
}
