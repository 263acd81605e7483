import type { Canvas } from '@/lib/contract/canvas';
import type { Actor } from '../actor';
import { listCanvases as list } from '../db/canvases';
import { db } from '../db/client';
import { requireMascot } from '../mascots/get';

/** A mascot's canvases with their graphs, oldest first. Throws `not_found`. */
export async function listCanvases(actor: Actor, mascotId: string): Promise<{ object: 'list'; data: Canvas[] }> {
  const data = await list(db(), actor.workspaceId, mascotId);
  if (data.length === 0) await requireMascot(db(), actor, mascotId);
  return { object: 'list', data };
}
