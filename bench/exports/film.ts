import { pictureSize } from '@/lib/core/rig/picture-size';
import { createSurface } from '@/lib/server/raster/surface';
import type { Frame } from '@/lib/core/rig/frame';
import { FILM_FORMATS, type FilmFormatName } from '@/lib/server/exports/formats/films';
import { planFrames } from '@/lib/core/clip/frame-plan';
import { framesOf } from '@/lib/server/exports/film/frames';
import type { Subject } from './order';

/** A film with its frames already posed, for the pipelines that the service is compared with. */
export interface Film {
  name: string;
  width: number;
  height: number;
  fps: number;
  ticks: number;
  tickSeconds: number;
  loop: boolean;
  frames: Frame[];
}

/** Poses the frames of a film at the same times as the service. */
export function filmOf({ spec, clip }: Subject, size: number, fps: number): Film {
  const plan = planFrames(clip, fps);
  const frameAt = framesOf(spec, clip, plan);
  return {
    name: clip.name,
    ...pictureSize(spec, size),
    fps,
    ticks: plan.ticks,
    tickSeconds: plan.tickSeconds,
    loop: clip.loop,
    frames: Array.from({ length: plan.ticks }, (_, tick) => frameAt(tick)),
  };
}

/** The background colour of a format; null if it is transparent. */
export const backgroundOf = (format: FilmFormatName): string | null => FILM_FORMATS[format].background;

/** Paints every frame as premultiplied RGBA, the input of an encoder. */
export function* painted({ width, height, frames }: Film, background: string | null): Generator<Uint8Array, void> {
  const surface = createSurface(width, height, background);
  for (const frame of frames) {
    surface.paint(frame);
    yield surface.pixels();
  }
}

/** Makes a function that paints the frame at a fraction of the film, for encoders that look ahead. */
export function peekOf({ width, height, frames }: Film, background: string | null): (fraction: number) => Uint8Array {
  const surface = createSurface(width, height, background);
  return (fraction) => {
    surface.paint(frames[Math.min(frames.length - 1, Math.floor(fraction * frames.length))]!);
    return surface.pixels();
  };
}
