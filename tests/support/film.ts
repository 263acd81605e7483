import { readFile } from 'node:fs/promises';
import type { Receipt } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { makeFilm } from '@/lib/server/exports/film/make';
import type { FilmOrder } from '@/lib/server/exports/film/order';

/** Makes a film, and takes it off the disk: its bytes and its receipt. */
export async function filmed(
  order: FilmOrder,
  onProgress: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<{ file: Uint8Array; receipt: Receipt | null }> {
  const { path, receipt, remove } = await makeFilm(order, new AbortController().signal, onProgress);
  const file = await readFile(path);
  await remove();
  return { file, receipt: await receipt };
}

/** A clip of a second in which the head is held for a half, turns at once, and is held again. */
export const held = (clip: AnimationClip): AnimationClip => ({
  ...clip,
  tracks: [
    {
      part: 'head',
      prop: 'rotate',
      keys: [
        { t: 0, v: 0, ease: 'linear' },
        { t: 0.5, v: 10, ease: 'step' },
      ],
    },
  ],
  modifiers: [],
});
