import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Receipt } from '@/lib/contract/exports';
import type { Frame } from '@/lib/core/rig/frame';
import { filmControl, type FilmCheck, type FilmControl, type FilmResult, type FilmTask } from './control';
import { createStrips } from '../../raster/strips';
import { createSurface, type Surface } from '../../raster/surface';
import { FilmRefused, type ClipInfo, type FrameEncoder } from '../encoders/types';
import { heldFrames } from './frames';
import { paintedAt, type Painted } from './hand-over';
import { filmReceipt } from './receipt';
import { sceneOf, STOPPED, type FilmScene } from './scene';

/**
 * In a drawing thread: a whole film; the pictures are painted here or, where the task says so, come from another.
 * Throws when it is told to stop.
 */
export async function drawFilm(task: FilmTask): Promise<FilmResult> {
  try {
    return await film(task);
  } catch (error) {
    if (error instanceof FilmRefused) return { refused: error.message };
    throw error;
  } finally {
    task.pictures?.close();
  }
}

async function film(task: FilmTask): Promise<FilmResult> {
  const scene = sceneOf(task);
  const control = filmControl(task.control);
  const drawn = picturesOf(scene);
  const info = infoOf(task, scene, drawn);
  if (info.stopped()) throw new Error(STOPPED);
  await mkdir(dirname(task.path), { recursive: true });
  const encoder = await scene.format.start(info);
  const compress = async () => {
    const pictures = task.pictures && !encoder.again ? paintedAt(task.pictures, info.ticks) : null;
    const paint = encoder.room && !pictures ? intoRoom(scene, encoder.room) : drawn;
    const starts = await shoot(() => pictures ?? paintedHere(scene, paint), info.ticks, encoder, control);
    if (info.stopped()) throw new Error(STOPPED);
    await encoder.finish();
    return { starts, fps: scene.fps };
  };
  return compress().catch(async (error: unknown) => {
    await encoder.abandon();
    throw error;
  });
}

/**
 * In a drawing thread: decodes a film that was made, and compares it with what was drawn; null where nothing here can
 * decode it.
 */
export function checkFilm(task: FilmCheck): Promise<Receipt | null> {
  const scene = sceneOf(task);
  const drawn = picturesOf(scene);
  return filmReceipt(task.path, scene.format.read, infoOf(task, scene, drawn), task.starts, (tick) =>
    drawn(scene.frameAt(tick)),
  );
}

function infoOf(
  task: FilmTask,
  { plan, background, width, height, frameAt }: FilmScene,
  drawn: (frame: Frame) => Uint8Array,
): ClipInfo {
  const { fps, clip, engine, path } = task;
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
    peek: (fraction) => drawn(frameAt(Math.min(plan.ticks - 1, Math.floor(fraction * plan.ticks)))),
  };
}

/** Paints frames as pictures of their own. */
function picturesOf({ width, height, background }: FilmScene): (frame: Frame) => Uint8Array {
  let surface: Surface | undefined;
  return (frame) => {
    surface ??= createSurface(width, height, background);
    surface.paint(frame);
    return surface.pixels();
  };
}

function intoRoom({ width, height, background }: FilmScene, room: Uint8Array): (frame: Frame) => Uint8Array {
  const strips = createStrips(width, height, background);
  return (frame) => {
    strips.paint(frame, room);
    return room;
  };
}

async function* paintedHere(
  { frameAt, plan, prepare }: FilmScene,
  paint: (frame: Frame) => Uint8Array,
): AsyncGenerator<Painted, void> {
  for (const { frame, ticks } of heldFrames(frameAt, plan.ticks)) {
    const pixels = paint(frame);
    prepare(pixels);
    yield { pixels, ticks };
    // A turn of the event loop: only then are the native buffers of earlier frames given back.
    await setImmediate();
  }
}

/**
 * Compresses each picture while the next is painted, all of them twice for an encoder that asks for it; gives the tick
 * at which each begins.
 */
async function shoot(
  pictures: () => AsyncIterable<Painted>,
  total: number,
  encoder: FrameEncoder,
  control: FilmControl,
): Promise<number[]> {
  const starts: number[] = [];
  const passes = encoder.again ? 2 : 1;
  for (let pass = 0; pass < passes; pass += 1) {
    if (pass > 0) await encoder.again?.();
    let done = 0;
    for await (const { pixels, ticks } of pictures()) {
      if (control.stopped()) throw new Error(STOPPED);
      await encoder.frame(pixels, ticks);
      if (pass === 0) starts.push(done);
      done += ticks;
      control.advance(Math.floor((pass * total + done) / passes), total);
    }
  }
  return starts;
}
