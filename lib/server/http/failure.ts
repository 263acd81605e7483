import { ApiError, type ErrorCode } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { isWorkspaceGone } from '../db/causes';
import { logError } from '../log';
import { gone } from '../workspaces/refusals';
import { jsonResponse } from './respond';

// A workspace may be deleted between the moment somebody is let in and the moment they write.
const meant = (thrown: unknown): unknown => (isWorkspaceGone(thrown) ? gone() : thrown);

/** The code that `failure` answers for something thrown. */
export function codeOf(thrown: unknown): ErrorCode {
  const error = meant(thrown);
  return error instanceof ApiError ? error.code : 'internal';
}

/** The error body of a failure; what nobody foresaw is logged and answered as `internal` with the request's id. */
export function failure(thrown: unknown, headers: Record<string, string>): Response {
  const error = meant(thrown);
  if (error instanceof ApiError) {
    const { code, message } = error;
    const details = code === 'internal' ? { request_id: headers[NAMES.requestIdHeader] ?? null } : error.details;
    return jsonResponse(error.status, { error: { code, message, details } }, { ...headers, ...error.headers });
  }
  const requestId = headers[NAMES.requestIdHeader] ?? null;
  logError('request.failed', error, { request_id: requestId });
  const message = 'Something went wrong on our side. It is safe to try again.';
  return jsonResponse(500, { error: { code: 'internal', message, details: { request_id: requestId } } }, headers);
}
