import { ApiError, type ErrorBody, type ErrorCode, unavailable } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { isDatabaseAway } from '../db/connection/away';
import { isWorkspaceGone } from '../db/queries/causes';
import { logError } from '../log';
import { workspaceGone } from '../workspaces/refusals';
import { jsonResponse } from './respond';

// A workspace may be deleted between the access check and the write: such an error means `not_found`.
const meant = (thrown: unknown): unknown => (isWorkspaceGone(thrown) ? workspaceGone() : thrown);

/** Turns an error that a disconnection caused into `invalid_request`, since it is not a fault of the server. */
export const unlessGone = (thrown: unknown, { signal }: Request): unknown =>
  signal.aborted && thrown === signal.reason ? new ApiError('invalid_request', 'The caller has disconnected.') : thrown;

/** Gives the error code that `failure` answers with for a thrown value. */
export function codeOf(thrown: unknown): ErrorCode {
  const error = meant(thrown);
  return error instanceof ApiError ? error.code : 'internal';
}

/** The seconds after which a caller should retry where the database is unreachable or full. */
const AWAY_RETRY_SECONDS = 2;

const databaseAway = (requestId: string | null) =>
  unavailable('The database cannot be reached at the moment.', AWAY_RETRY_SECONDS, { request_id: requestId });

/** Gives the error that a caller sees. An unexpected one is logged and becomes `internal` with the request's id. */
export function publicError(thrown: unknown, requestId: string | null): ApiError {
  const error = meant(thrown);
  if (error instanceof ApiError)
    return error.code === 'internal'
      ? new ApiError('internal', error.message, { request_id: requestId }, error.headers, error.status)
      : error;
  logError('request.failed', error, { request_id: requestId });
  if (isDatabaseAway(error)) return databaseAway(requestId);
  return new ApiError('internal', 'Something went wrong on our side. It is safe to try again.', {
    request_id: requestId,
  });
}

/** The error for an address at which there is nothing. */
export const nothingHere = (): ApiError => new ApiError('not_found', 'There is nothing at this address.');

/** The error body of a failure. */
export const errorBody = ({ code, message, details }: ApiError): ErrorBody => ({ error: { code, message, details } });

/** The answer to a request that failed. */
export function failure(thrown: unknown, headers: Record<string, string>): Response {
  const error = publicError(thrown, headers[NAMES.requestIdHeader] ?? null);
  return jsonResponse(error.status, errorBody(error), { ...headers, ...error.headers });
}
