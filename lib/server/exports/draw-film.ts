import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Frame } from '@/lib/core/rig/frame';
import { filmControl, type FilmControl, type FilmResult, type FilmTask } from '../raster/film-task';
import { pictureSize } from '../raster/size';
import { createStrips, type Strips } from '../raster/strips';
import { createSurface, type Surface } from '../raster/surface';
import { FRAME_FORMATS } from './encoders';
import { FilmRefused, type ClipInfo, type FrameEncoder, type FrameFormat } from './encoders/types';
import { framesOf, heldFrames, planFrames } from './frames';
import { filmReceipt } from './receipt';

/** In a drawing thread: a whole film. Throws when it is told to stop. */
export async function drawFilm(task: FilmTask): Promise<FilmResult> {
  const format: FrameFormat | undefined = Object.entries(FRAME_FORMATS).find(([name]) => name === task.format)?.[1];
  if (!format) throw new Error(`There is no film format "${task.format}".`);
  try {
    return await film(task, format);
  } catch (error) {
    if (error instanceof FilmRefused) return { refused: error.message };
    throw error;
  }
}

const STOPPED = 'The film was stopped.';

async function film(task: FilmTask, format: FrameFormat): Promise<FilmResult> {
  const plan = planFrames(task.clip, Math.min(task.fps, format.maxFps));
  const background = task.background ?? format.ground;
  const { width, height } = pictureSize(task.spec, task.size, format.evenSides);
  const frameAt = framesOf(task.spec, task.clip, plan);
  const control = filmControl(task.control);
  const { stopped } = control;
  let surface: Surface | undefined;
  const picture = (frame: Frame) => {
    surface ??= createSurface(width, height, background);
    surface.paint(frame);
    return surface.pixels();
  };
  const drawn = (tick: number) => picture(frameAt(tick));
  const info: ClipInfo = {
    width, height, fps: task.fps, tickSeconds: plan.tickSeconds, ticks: plan.ticks, loop: task.clip.loop, name: task.clip.name, opaque: background !== null,
    engine: task.engine, path: task.path, stopped,
    peek: (fraction) => drawn(Math.min(plan.ticks - 1, Math.floor(fraction * plan.ticks))),
  };
  if (stopped()) throw new Error(STOPPED);
  await mkdir(dirname(task.path), { recursive: true });
  const encoder = await format.start(info);
  const compress = async () => {
    const paint = encoder.room ? intoRoom(encoder.room, createStrips(width, height, background)) : picture;
    const starts = await shoot(frameAt, plan.ticks, paint, encoder, control);
    if (stopped()) throw new Error(STOPPED);
    await encoder.finish();
    return starts;
  };
  const starts = await compress().catch(async (error: unknown) => {
    await encoder.abandon();
    throw error;
  });
  return { receipt: await filmReceipt(task.path, format.read, info, starts, drawn) };
}

const intoRoom = (room: Uint8Array, strips: Strips) => (frame: Frame) => {
  strips.paint(frame, room);
  return room;
};

/** Draws each frame while the one before it is compressed, all of them twice for an encoder that asks for it; gives the tick at which each picture begins. */
async function shoot(frameAt: (tick: number) => Frame, total: number, paint: (frame: Frame) => Uint8Array, encoder: FrameEncoder, control: FilmControl): Promise<number[]> {
  const starts: number[] = [];
  const passes = encoder.again ? 2 : 1;
  for (let pass = 0; pass < passes; pass += 1) {
    if (pass > 0) await encoder.again?.();
    let done = 0;
    for (const { frame, ticks } of heldFrames(frameAt, total)) {
      if (control.stopped()) throw new Error(STOPPED);
      await encoder.frame(paint(frame), ticks);
      // A turn of the event loop: only then are the native buffers of earlier frames given back.
      await setImmediate();
      if (pass === 0) starts.push(done);
      done += ticks;
      control.advance(Math.floor((pass * total + done) / passes), total);
    }
  }
  return starts;
}
