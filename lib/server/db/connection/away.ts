import { DrizzleQueryError } from 'drizzle-orm';
import { causesOf } from '../queries/causes';

/** Codes of Node and Postgres for a database that is unreachable, full or starting. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** The messages of drivers for a broken or missing connection that has no code. */
const AWAY_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Received network error or non-101 status code',
];

const isAwayError = (error: Error): boolean =>
  ('code' in error && AWAY_CODES.has(String(error.code))) || AWAY_WORDS.some((words) => error.message.includes(words));

/** Whether a query failed because the database could not be reached. */
export function isAway(error: unknown): boolean {
  for (const at of causesOf(error))
    if (isAwayError(at) || (at instanceof AggregateError && at.errors.some(isAway))) return true;
  return false;
}

/** The errors that came from database connections, since their class does not identify them. */
const ofConnections = new WeakSet<Error>();

/** Records that an error came from a database connection. */
export function noteAway(error: unknown): void {
  if (error instanceof Error) ofConnections.add(error);
}

/** Whether an error came from the database and is temporary, unlike, for instance, a mail server's. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isAway(error)) return false;
  for (const at of causesOf(error)) if (at instanceof DrizzleQueryError || ofConnections.has(at)) return true;
  return false;
}
