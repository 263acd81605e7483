import type { PlayerBundle } from '@/lib/player/bundle';
import { firstFrame } from '@/lib/player/server';

/** A mascot of the first page as the element that other pages embed, with its first frame, which is there before any script. */
export function liveFrame(id: string, bundle: PlayerBundle, attributes: Record<string, string | boolean>): string {
  return firstFrame(bundle, { attributes: { src: `/show/${id}/bundle`, ...attributes } });
}
