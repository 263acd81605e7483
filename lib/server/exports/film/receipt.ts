import type { Receipt } from '@/lib/contract/exports';
import type { ClipInfo, FilmReader } from '../encoders/types';
import { pictureError, receiptOf } from '../receipts/difference';
import type { FilmCheck } from './order';
import { clipInfo, sceneOf } from './scene';

/** How many frames are compared. */
const SAMPLED_FRAMES = 4;

/** Decodes a finished film and compares it with the drawing; null if nothing here can decode it. */
export async function checkFilm(task: FilmCheck): Promise<Receipt | null> {
  const scene = sceneOf(task);
  return filmReceipt(task.path, await scene.format.reader(), clipInfo(task, scene), task.starts, (tick) =>
    scene.paint(scene.frameAt(tick)),
  );
}

/** Gives the indices of the frames to compare, spread evenly over the film. */
export function sampledFrames(count: number): number[] {
  const places = Array.from({ length: SAMPLED_FRAMES }, (_, index) =>
    Math.round((index * (count - 1)) / (SAMPLED_FRAMES - 1)),
  );
  return [...new Set(places)];
}

/**
 * Computes the receipt of a film; null if nothing here can decode it. `starts` holds the first tick of each picture;
 * `draw` paints a tick again as premultiplied RGBA.
 */
export async function filmReceipt(
  path: string,
  read: FilmReader,
  info: ClipInfo,
  starts: readonly number[],
  draw: (tick: number) => Uint8Array,
): Promise<Receipt | null> {
  const count = read.counts === 'ticks' ? info.ticks : starts.length;
  const indices = read.sample?.(count, info) ?? sampledFrames(count);
  const found = await read.frames(path, indices, info);
  if (!found) return null;
  return receiptOf(
    indices.map((index, at) =>
      pictureError(draw(read.counts === 'ticks' ? index : (starts[index] ?? 0)), found[at] ?? new Uint8Array()),
    ),
  );
}
