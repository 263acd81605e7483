import type { Canvas } from '@/lib/contract/canvas';
import type { Actor } from '../actor';
import { listCanvases as list } from '../db/canvases';
import { listOfMascot } from '../mascots/list-of-mascot';

/** A mascot's canvases with their graphs, oldest first. Throws `not_found`. */
export function listCanvases(actor: Actor, mascotId: string): Promise<{ object: 'list'; data: Canvas[] }> {
  return listOfMascot(actor, mascotId, list);
}
