import { setImmediate } from 'node:timers/promises';
import { withoutShadow } from '@/lib/core/rig/crop';
import type { Frame } from '@/lib/core/rig/frame';
import { filmControl, type FilmControl, type FilmResult, type FilmTask } from '../raster/film-task';
import { drawLogo } from '../raster/logo';
import { encodePng } from '../raster/png';
import { frameOf } from '../raster/shot';
import { pictureSize } from '../raster/size';
import { drawSticker } from '../raster/sticker';
import type { StillTask } from '../raster/still-task';
import { createSurface, type Surface } from '../raster/surface';
import { FRAME_FORMATS } from './encoders';
import { FilmRefused, type FrameEncoder, type FrameFormat } from './encoders/types';
import { framesOf, heldFrames, planFrames } from './frames';

/** In a drawing thread: a still as a PNG file. */
export async function drawStill(task: StillTask): Promise<Uint8Array> {
  const frame = frameOf(task.shot);
  const { background, shot: { spec } } = task;
  if (task.look === 'canvas') {
    const surface = createSurface(task.width, task.height, background);
    surface.paint(frame);
    return encodePng(surface);
  }
  if (task.look === 'logo') return drawLogo(spec, frame, task.size, background);
  return drawSticker(withoutShadow(spec, frame), task.size, background);
}

/** In a drawing thread: a whole film. Throws when it is told to stop. */
export async function drawFilm(task: FilmTask): Promise<FilmResult> {
  const format: FrameFormat | undefined = Object.entries(FRAME_FORMATS).find(([name]) => name === task.format)?.[1];
  if (!format) throw new Error(`There is no film format "${task.format}".`);
  try {
    return { file: await film(task, format) };
  } catch (error) {
    if (error instanceof FilmRefused) return { refused: error.message };
    throw error;
  }
}

async function film(task: FilmTask, format: FrameFormat): Promise<Uint8Array> {
  const plan = planFrames(task.clip, Math.min(task.fps, format.maxFps));
  const background = task.background ?? format.ground;
  const { width, height } = pictureSize(task.spec, task.size, format.evenSides);
  const surface = createSurface(width, height, background);
  const frameAt = framesOf(task.spec, task.clip, plan);
  const encoder = await format.start({
    width, height, fps: task.fps, tickSeconds: plan.tickSeconds, ticks: plan.ticks, loop: task.clip.loop, opaque: background !== null,
    peek(fraction) {
      surface.paint(frameAt(Math.min(plan.ticks - 1, Math.floor(fraction * plan.ticks))));
      return surface.pixels();
    },
  });
  try {
    await shoot(frameAt, plan.ticks, surface, encoder, filmControl(task.control));
    return await encoder.finish();
  } catch (error) {
    await encoder.abandon();
    throw error;
  }
}

/** Draws each frame while the one before it is compressed. */
async function shoot(frameAt: (tick: number) => Frame, total: number, surface: Surface, encoder: FrameEncoder, control: FilmControl): Promise<void> {
  let done = 0;
  for (const { frame, ticks } of heldFrames(frameAt, total)) {
    if (control.stopped()) throw new Error('The film was stopped.');
    surface.paint(frame);
    await encoder.frame(surface.pixels(), ticks);
    // A turn of the event loop: only then are the native buffers of earlier frames given back.
    await setImmediate();
    done += ticks;
    control.advance(done, total);
  }
}
