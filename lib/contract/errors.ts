import { z } from 'zod';

/** Every error code of the specification with its HTTP status; the only place where codes stand. */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_json: 400,
  unauthorized: 401,
  insufficient_credits: 402,
  seat_limit: 402,
  forbidden: 403,
  session_required: 403,
  csrf_failed: 403,
  invite_email_mismatch: 403,
  not_found: 404,
  already_member: 409,
  already_invited: 409,
  owner_must_transfer: 409,
  owner_role: 409,
  personal_workspace: 409,
  not_ready: 409,
  invite_used: 410,
  invite_revoked: 410,
  invite_expired: 410,
  rate_limited: 429,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The body of every failure (specification: Error body). */
export const ErrorBody = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES).describe('What went wrong; branch on this.'),
    message: z.string().meta({ description: 'The same in a sentence, with what to do.', examples: ['The request is invalid.'] }),
    details: z.unknown().meta({ description: 'Null, or what the code brings with it: of an invalid request every problem as `path: message`.', examples: [null] }),
  }).describe('Why the request failed.'),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A failure with a code of the specification; use-cases throw it, `route()` answers it. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: unknown = null,
    readonly headers: Record<string, string> = {},
    status?: number,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status ?? ERROR_STATUS[code];
  }
}

/** The failure of somebody who asks too often; `retry_after` in seconds, also in the header that says so. */
export function rateLimited(message: string, details: { retry_after: number; limit: number }, headers: Record<string, string> = {}): ApiError {
  return new ApiError('rate_limited', message, details, { ...headers, 'Retry-After': String(details.retry_after) });
}
