import type { ErrorCode } from '@/lib/contract/errors';

/** Codes of the service, and those that only a client can meet. */
export type ClientErrorCode = ErrorCode | 'http_error' | 'job_failed' | 'timeout';

/** A failure of a call: the service's own error body, or `http_error`, `job_failed` (500), `timeout` (408). */
export class ServiceError extends Error {
  constructor(
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    readonly code: ClientErrorCode,
    message: string,
    readonly details: unknown = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ServiceError';
  }
}

/** The error that a failed response carries; `http_error` where its body is not the service's. */
export async function errorOf(response: Response): Promise<ServiceError> {
  const text = await response.text();
  const error = parseError(text);
  if (error) return new ServiceError(response.status, error.code, error.message, error.details);
  return new ServiceError(response.status, 'http_error', `The service answered ${response.status} without an explanation.`, text.slice(0, 1000) || null);
}

function parseError(text: string): { code: ErrorCode; message: string; details: unknown } | null {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: ErrorCode; message?: string; details?: unknown } };
    return error?.code && error.message !== undefined ? { code: error.code, message: error.message, details: error.details ?? null } : null;
  } catch {
    return null;
  }
}
