import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_FORMATS } from '@/lib/contract/exports';
import { FRAME_FORMATS, type FrameFormatName } from '@/lib/server/exports/encoders';
import { words } from '@/lib/server/exports/encoders/types';
import type { Film } from './film';

/**
 * Our own encoder over frames of premultiplied RGBA that belong to it, asked for again where it shows them twice;
 * `peek` gives the frame at a fraction of the film.
 */
export async function encodeOurs(
  format: FrameFormatName,
  film: Film,
  frames: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  peek: (fraction: number) => Uint8Array,
): Promise<Uint8Array> {
  const { name, width, height, fps, ticks, tickSeconds, loop } = film;
  const { ground, start, prepare } = FRAME_FORMATS[format];
  const shape = { width, height, opaque: ground !== null };
  const folder = await mkdtemp(join(tmpdir(), 'liverig-bench-film-'));
  const path = join(folder, `film.${EXPORT_FORMATS[format].extension}`);
  const encoder = await start({
    path,
    ...shape,
    fps,
    tickSeconds,
    ticks,
    loop,
    name,
    engine: 'auto',
    stopped: () => false,
    peek,
  });
  const shoot = async () => {
    for await (const pixels of frames()) {
      prepare?.(words(pixels), shape);
      await encoder.frame(pixels, 1);
    }
  };
  await shoot();
  if (encoder.again) {
    await encoder.again();
    await shoot();
  }
  await encoder.finish();
  const file = await readFile(path);
  await rm(folder, { recursive: true });
  return file;
}
