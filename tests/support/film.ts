import { readFile } from 'node:fs/promises';
import type { Receipt } from '@/lib/contract/exports';
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
