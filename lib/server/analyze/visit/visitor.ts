import { visitReader, type Reader } from '../reading';
import { visitFetcher, type Fetcher } from './fetcher';

/** The fetcher and the reader of one visit, within its limits. */
export interface Visitor {
  fetcher: Fetcher;
  reader: Reader;
}

/** A visitor for one visit, which ends when the signal aborts. */
export const visitorOf = (signal: AbortSignal): Visitor => ({
  fetcher: visitFetcher(signal),
  reader: visitReader(signal),
});
