import { ServiceError } from '@/lib/client';

/** Whether the service refused a request because the credits are too few. */
export const isTooExpensive = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'insufficient_credits';

/** The message of an error, or `otherwise`. For an invalid request it is the problem of the first field. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof ServiceError && error.code === 'invalid_request' && Array.isArray(error.details)) {
    const [first] = error.details as unknown[];
    if (typeof first === 'string') return `${first.replace(/^[\w.[\]]+: /, '').replace(/\.$/, '')}.`;
  }
  return error instanceof Error ? error.message : otherwise;
}
