import type { ErrorCode } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';

/** The error codes of the service, and those of the client. */
export type ClientErrorCode = ErrorCode | 'http_error' | 'job_failed' | 'timeout';

/**
 * The failure of a call: an error of the service, or `http_error`, `job_failed` (500) or `timeout` (408) of the client.
 */
export class ServiceError extends Error {
  /** The request id to quote to the operator of the service; null if there was no response. */
  readonly requestId: string | null;

  constructor(
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    readonly code: ClientErrorCode,
    message: string,
    /** Problems as `path: message`, amounts, or the job for `job_failed`; null without details. */
    readonly details: unknown = null,
    { requestId = null, ...options }: ErrorOptions & { requestId?: string | null } = {},
  ) {
    super(message, options);
    this.name = 'ServiceError';
    this.requestId = requestId;
  }
}

/** The error of a failed response; `http_error` if its body is not an error of the service. */
export async function errorOf(response: Response): Promise<ServiceError> {
  const text = await response.text();
  const error = parseError(text);
  const requestId = response.headers.get(NAMES.requestIdHeader);
  if (error) return new ServiceError(response.status, error.code, error.message, error.details, { requestId });
  return new ServiceError(
    response.status,
    'http_error',
    `The service answered ${response.status} without an explanation.`,
    text.slice(0, 1000) || null,
    { requestId },
  );
}

function parseError(text: string): { code: ErrorCode; message: string; details: unknown } | null {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: ErrorCode; message?: string; details?: unknown } };
    return error?.code && error.message !== undefined
      ? { code: error.code, message: error.message, details: error.details ?? null }
      : null;
  } catch {
    return null;
  }
}
