import { ApiError } from '@/lib/contract/errors';
import { jsonResponse } from './respond';

/** The error body of a failure; what nobody foresaw is logged and answered as `internal` with the request's id. */
export function failure(error: unknown, requestId: string, headers: Record<string, string>): Response {
  if (error instanceof ApiError) {
    const { code, message, details } = error;
    return jsonResponse(error.status, { error: { code, message, details } }, { ...headers, ...error.headers });
  }
  console.error(`${requestId} failed:`, error);
  const message = 'Something went wrong on our side. It is safe to try again.';
  return jsonResponse(500, { error: { code: 'internal', message, details: { request_id: requestId } } }, headers);
}
