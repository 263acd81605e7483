import { z } from 'zod';

/** Every error code of the specification with its HTTP status; codes are listed only here. */
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
  conflict: 412,
  misdirected_request: 421,
  rate_limited: 429,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
/** Every error code that the service answers. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** What each code means for a caller, in one sentence. */
export const ERROR_MEANINGS: Record<ErrorCode, string> = {
  invalid_request:
    'A field is missing, unknown or out of bounds, or something that it names does not exist. `details` lists ' +
    'every problem as `path: message`.',
  invalid_json: 'The body is not JSON.',
  unauthorized: 'No key and no session came along, or the key was revoked, or the session has ended.',
  insufficient_credits: 'The work costs more than the balance. `details` is `{needed, balance}`.',
  seat_limit:
    'The plan has no free seat; pending invites hold one each. `details` is `{seats, used, members, pending}`.',
  forbidden:
    'The role does not allow it, or the token in the address is wrong or has ended, or the workspace is suspended ' +
    '(`details` is `{suspended: true}`) and can only be read.',
  session_required: 'Only a signed-in person may do this, not a key.',
  csrf_failed: "A write with a browser's session came from another site.",
  invite_email_mismatch: 'The invite is for another address than the one that is signed in.',
  not_found: 'There is no such thing in this workspace.',
  already_member: 'The person is in the workspace already.',
  already_invited: 'The address has a pending invite already.',
  owner_must_transfer: 'The owner cannot leave before somebody else owns the workspace.',
  owner_role: "The owner's role changes only by a transfer.",
  personal_workspace: 'A personal workspace cannot be deleted or given away.',
  not_ready: 'The mascot has no drawing yet. Wait for its job.',
  invite_used: 'The invite was accepted before.',
  invite_revoked: 'The invite was taken back.',
  invite_expired: 'The invite has ended.',
  conflict:
    'Somebody saved since the state that `If-Match` names. Read it again and merge; ' +
    '`details` is `{current}`, what `If-Match` names next.',
  misdirected_request:
    'The request is for a host that the service does not answer to: neither that of its `APP_URL`, nor a ' +
    'loopback name, nor one of `ALLOWED_HOSTS`.',
  rate_limited:
    'Too many requests in a minute, or too many sign-in links. `details` is `{retry_after, limit}`; wait as ' +
    'long as `Retry-After` says.',
  internal: 'The service failed. Try again; `details.request_id` names the request.',
};

/** The body of every failure (specification: Error body). */
export const ErrorBody = z.strictObject({
  error: z
    .strictObject({
      code: z.enum(ERROR_CODES).describe('What went wrong; branch on this.'),
      message: z
        .string()
        .meta({ description: 'The same in a sentence, with what to do.', examples: ['The request is invalid.'] }),
      details: z.unknown().meta({
        description: 'Null, or what the code brings with it: of an invalid request every problem as `path: message`.',
        examples: [['prompt: This must have at least 3 characters.']],
      }),
    })
    .describe('Why the request failed.'),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A failure with a code of the specification: use-cases throw it, `route()` answers it. */
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

/** The failure for what cannot be done at the moment: a 503 that asks to try again after some seconds. */
export const unavailable = (message: string, retrySeconds: number, details: unknown = null): ApiError =>
  new ApiError(
    'internal',
    `${message} It is safe to try again.`,
    details,
    { 'Retry-After': String(retrySeconds) },
    503,
  );

/** The failure for too many requests; `retry_after` in seconds, which `Retry-After` repeats. */
export function rateLimited(
  message: string,
  details: { retry_after: number; limit: number },
  headers: Record<string, string> = {},
): ApiError {
  return new ApiError('rate_limited', message, details, { ...headers, 'Retry-After': String(details.retry_after) });
}
