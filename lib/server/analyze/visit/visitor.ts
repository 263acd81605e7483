import { visitReader, type Reader } from '../reading';
import { visitFetcher, type Fetcher } from './fetcher';

/** What one visit fetches and reads with, and never more of than its limits. */
export interface Visitor {
  fetcher: Fetcher;
  reader: Reader;
}

/** A visitor for one visit, who leaves when the signal aborts. */
export const visitorOf = (signal: AbortSignal): Visitor => ({
  fetcher: visitFetcher(signal),
  reader: visitReader(signal),
});
