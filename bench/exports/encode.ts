import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILM_FORMATS, type FilmFormatName } from '@/lib/server/exports/formats/films';
import { words } from '@/lib/server/exports/encoders/types';
import type { Film } from './film';

/**
 * Encodes a film with our encoder. `frames` gives premultiplied RGBA frames, which the encoder may modify; an encoder
 * with two passes calls it twice. `peek` gives the frame at a fraction of the film.
 */
export async function encodeOurs(
  format: FilmFormatName,
  film: Film,
  frames: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  peek: (fraction: number) => Uint8Array,
): Promise<Uint8Array> {
  const { name, width, height, fps, ticks, tickSeconds, loop } = film;
  const { background, extension, encoding } = FILM_FORMATS[format];
  const { start, prepare } = await encoding();
  const shape = { width, height, opaque: background !== null };
  const folder = await mkdtemp(join(tmpdir(), 'liverig-bench-film-'));
  const path = join(folder, `film.${extension}`);
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
