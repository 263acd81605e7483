import { FRAME_FORMATS, type FrameFormatName } from '@/lib/server/exports/encoders';
import type { Film } from './film';

/** Our own encoder over frames of premultiplied RGBA that belong to it, asked for again where it shows them twice; `peek` gives the frame at a fraction of the film. */
export async function encodeOurs(format: FrameFormatName, film: Film, frames: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>, peek: (fraction: number) => Uint8Array): Promise<Uint8Array> {
  const { name, width, height, fps, ticks, tickSeconds, loop } = film;
  const { ground, start } = FRAME_FORMATS[format];
  const encoder = await start({ width, height, fps, tickSeconds, ticks, loop, name, opaque: ground !== null, engine: 'auto', stopped: () => false, peek });
  for await (const pixels of frames()) await encoder.frame(pixels, 1);
  if (encoder.again) {
    await encoder.again();
    for await (const pixels of frames()) await encoder.frame(pixels, 1);
  }
  return encoder.finish();
}
