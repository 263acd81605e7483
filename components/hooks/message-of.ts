import { ServiceError } from '@/lib/client';

/**
 * What an error says, or else these words. Of a request that is invalid, what is wrong with the first of its fields.
 */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof ServiceError && error.code === 'invalid_request' && Array.isArray(error.details)) {
    const [first] = error.details as unknown[];
    if (typeof first === 'string') return `${first.replace(/^[\w.[\]]+: /, '').replace(/\.$/, '')}.`;
  }
  return error instanceof Error ? error.message : otherwise;
}
