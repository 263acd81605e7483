import { NAMES } from '@/lib/contract/legacy';
import { isSegment } from '@/lib/core/segment';
import { ServiceError } from './error';

/**
 * A parameter as a path segment. Throws `invalid_request`, before anything is sent, for a value that would change the
 * path, such as `..`.
 */
export function pathSegment(name: string, value: unknown): string {
  if (typeof value === 'string' && isSegment(value)) return value;
  throw refused(`${name}: ${value === undefined || value === '' ? 'This is required.' : 'This is no identifier.'}`);
}

/**
 * The entity tag of the revision that a save is based on. Throws `invalid_request` for a value that is neither a
 * `version_id` nor an `updated_at`.
 */
export function entityTag(value: string): string {
  if (/^[\w.:+-]{1,100}$/.test(value)) return `"${value}"`;
  throw refused(`${NAMES.ifMatchHeader}: This is a version_id or an updated_at, without quotes.`);
}

const refused = (detail: string) => new ServiceError(400, 'invalid_request', `Nothing was sent: ${detail}`, [detail]);
