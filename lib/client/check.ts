import { NAMES } from '@/lib/contract/legacy';
import { isSegment } from '@/lib/core/segment';
import { ServiceError } from './error';

/**
 * A parameter as it stands in a path. Throws `invalid_request` for one that would lead to another address, before
 * anything is sent.
 */
export function pathSegment(name: string, value: unknown): string {
  if (typeof value === 'string' && isSegment(value)) return value;
  throw refused(`${name}: ${value === undefined || value === '' ? 'This is required.' : 'This is no identifier.'}`);
}

/**
 * The entity tag of what a save is based on. Throws `invalid_request` for what is no `version_id` and no `updated_at`.
 */
export function entityTag(value: string): string {
  if (/^[\w.:+-]{1,100}$/.test(value)) return `"${value}"`;
  throw refused(`${NAMES.ifMatchHeader}: This is a version_id or an updated_at, without quotes.`);
}

const refused = (detail: string) => new ServiceError(400, 'invalid_request', `Nothing was sent: ${detail}`, [detail]);
