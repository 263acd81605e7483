import type { Animation } from '@/lib/contract/animation';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { listAnimations as list } from '../db/animations';
import { requireMascot } from '../mascots/get';

/** Lists a mascot's animations without their clips, oldest first; throws `not_found`. */
export async function listAnimations(actor: Actor, mascotId: string): Promise<{ object: 'list'; data: Animation[] }> {
  const data = await list(db(), actor.workspaceId, mascotId);
  if (data.length === 0) await requireMascot(db(), actor, mascotId);
  return { object: 'list', data };
}
