import type { Animation } from '@/lib/contract/animation';
import type { Actor } from '../actor';
import { listAnimations as list } from '../db/animations';
import { listOfMascot } from '../mascots/list-of-mascot';

/** Lists a mascot's animations without their clips, oldest first; throws `not_found`. */
export function listAnimations(actor: Actor, mascotId: string): Promise<{ object: 'list'; data: Animation[] }> {
  return listOfMascot(actor, mascotId, list);
}
