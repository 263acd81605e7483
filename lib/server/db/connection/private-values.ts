import { DrizzleQueryError } from 'drizzle-orm';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';

/** The method with which Drizzle runs every query; its types omit it. */
interface QueryRunner {
  queryWithCache(...given: unknown[]): Promise<unknown>;
}

const HIDDEN = '\nparams: ';

/** Removes the values of a failed query from its error, in place: its class and its cause tell what failed. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const [message = ''] = error.message.split(HIDDEN, 1);
  error.stack = error.stack?.replace(error.message, () => message);
  error.message = message;
  error.params = [];
  // Postgres repeats values here, as in "Key (email)=(…) already exists".
  if (error.cause && 'detail' in error.cause) error.cause.detail = undefined;
  return error;
}

let isHiding = false;

/**
 * From now on, the errors of failed queries hold no values, which are private: Next prints the errors of pages and of
 * streamed answers whole.
 */
export function hidePrivateValues(): void {
  if (isHiding) return;
  isHiding = true;
  const queries = PgPreparedQuery.prototype as unknown as QueryRunner;
  const run = queries.queryWithCache;
  queries.queryWithCache = async function queryWithCache(...given) {
    try {
      return await run.apply(this, given);
    } catch (error) {
      throw withoutValues(error);
    }
  };
}
