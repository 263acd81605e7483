import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { paintSvg } from '@/lib/core/paint/svg';
import { rigOf } from '@/lib/core/rig/rig';
import sharp from 'sharp';
import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { timed } from '../../report';
import { encodeOurs } from '../encode';
import { encodeWithFfmpeg } from '../ffmpeg';
import { backgroundOf, peekOf, type Film } from '../film';
import type { Subject } from '../order';
import type { Peer, Score } from './peer';

/** Makes the inputs of other renderers for a film. */
export function scoreOf({ spec, clip }: Subject, film: Film, ground: string | null): Score {
  const { width, height, fps, ticks, frames } = film;
  const look = { width, height, ...(ground ? { background: ground } : {}) };
  return {
    width,
    height,
    fps,
    ticks,
    ground,
    svgs: frames.map((frame) => paintSvg(frame, look)),
    lottie: paintLottie(rigOf(spec), clip, { ...look, fps }),
  };
}

async function* decoded(files: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const file of files) yield await sharp(file).ensureAlpha().raw().toBuffer();
}

/**
 * The time in milliseconds for a renderer to draw a film and encode it with ffmpeg or our encoder. Its start is not
 * included, which favours it.
 */
export async function timePeer(
  peer: Peer,
  subject: Subject,
  film: Film,
  format: FilmFormatName,
  ffmpeg: boolean,
): Promise<number> {
  const pictures = peer.gives ?? 'rgba';
  const ready = await peer.start(scoreOf(subject, film, backgroundOf(format)));
  try {
    return await timed(async () => {
      if (ffmpeg) return encodeWithFfmpeg(format, film, pictures, ready.frames());
      return encodeOurs(
        format,
        film,
        () => (pictures === 'png' ? decoded(ready.frames()) : ready.frames()),
        peekOf(film, backgroundOf(format)),
      );
    });
  } finally {
    await ready.stop();
  }
}
