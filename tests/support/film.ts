import { readFile } from 'node:fs/promises';
import type { Receipt } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { makeFilm } from '@/lib/server/exports/film/make';
import type { FilmOrder } from '@/lib/server/exports/film/order';

/** Makes a film, and gives its bytes and its receipt. Deletes its file. */
export async function filmed(
  order: FilmOrder,
  onProgress: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<{ file: Uint8Array; receipt: Receipt | null }> {
  const { path, receipt, remove } = await makeFilm(order, new AbortController().signal, onProgress);
  const file = await readFile(path);
  await remove();
  return { file, receipt: await receipt };
}

/** A clip of one second in which the head holds one pose for half a second, then another. */
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
