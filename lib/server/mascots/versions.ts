import type { Version } from '@/lib/contract/version';
import type { Actor } from '../actor';
import { listVersions as list } from '../db/versions';
import { listOfMascot } from './list-of-mascot';

/** A mascot's versions, newest first; none while it is generating. Throws `not_found`. */
export function listVersions(actor: Actor, mascotId: string): Promise<{ object: 'list'; data: Version[] }> {
  return listOfMascot(actor, mascotId, list);
}
