import { type FramePlan, planFrames } from '@/lib/core/clip/frame-plan';
import type { Frame } from '@/lib/core/rig/frame';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { createSurface, type Surface } from '../../raster/surface';
import type { ClipInfo } from '../encoders/types';
import { FILM_FORMATS } from '../formats/films';
import type { FilmFormat } from '../formats/format';
import { filmControl } from './control';
import { framesOf } from './frames';
import type { FilmOrder, FilmTask } from './order';

/** The error message of a film that was stopped. */
export const STOPPED = 'The film was stopped.';

/** A film's size, frame rate and painter. */
export interface FilmScene {
  format: FilmFormat;
  /** The frame rate: as requested, or the format's maximum. */
  fps: number;
  plan: FramePlan;
  /** The background colour; null leaves it transparent. */
  background: string | null;
  /** The width in pixels. */
  width: number;
  height: number;
  frameAt(tick: number): Frame;
  /** Paints a frame as a new picture: premultiplied RGBA. */
  paint(frame: Frame): Uint8Array;
}

/** The scene of a film. */
export function sceneOf(order: Pick<FilmOrder, 'spec' | 'clip' | 'format' | 'size' | 'fps' | 'background'>): FilmScene {
  const format: FilmFormat = FILM_FORMATS[order.format];
  const fps = Math.min(order.fps, format.maxFps);
  const plan = planFrames(order.clip, fps);
  const background = order.background ?? format.background;
  const { width, height } = pictureSize(order.spec, order.size, format.evenSides);
  return {
    format,
    fps,
    plan,
    background,
    width,
    height,
    frameAt: framesOf(order.spec, order.clip, plan),
    paint: painter(width, height, background),
  };
}

/** Paints on one surface, which is created on first use. */
function painter(width: number, height: number, background: string | null): (frame: Frame) => Uint8Array {
  let surface: Surface | undefined;
  return (frame) => {
    surface ??= createSurface(width, height, background);
    surface.paint(frame);
    return surface.pixels();
  };
}

/** Gives the parameters of an encoder and a reader of a film. */
export function clipInfo(task: FilmTask, scene: FilmScene): ClipInfo {
  const { fps, clip, engine, path } = task;
  const { plan, background, width, height, frameAt, paint } = scene;
  return {
    width,
    height,
    fps,
    tickSeconds: plan.tickSeconds,
    ticks: plan.ticks,
    loop: clip.loop,
    name: clip.name,
    opaque: background !== null,
    engine,
    path,
    stopped: filmControl(task.control).stopped,
    peek: (fraction) => paint(frameAt(Math.min(plan.ticks - 1, Math.floor(fraction * plan.ticks)))),
  };
}
