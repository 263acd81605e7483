import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FilmRefused, type FrameEncoder } from '../encoders/types';
import { filmControl, type FilmControl } from './control';
import { receivedAt, type Painted } from './hand-over';
import type { FilmResult, FilmTask } from './order';
import { paintedHere } from './paint';
import { refusalOf } from './refuse';
import { clipInfo, sceneOf, STOPPED } from './scene';

/**
 * Encodes a film from pictures of another thread, or from its own if the task has no port. Throws when it is stopped.
 */
export async function encodeFilm(task: FilmTask): Promise<FilmResult> {
  try {
    return await encoded(task);
  } catch (error) {
    if (error instanceof FilmRefused) return { refused: error.message };
    throw error;
  } finally {
    task.pictures?.close();
  }
}

async function encoded(task: FilmTask): Promise<FilmResult> {
  const scene = sceneOf(task);
  const control = filmControl(task.control);
  const info = clipInfo(task, scene);
  if (info.stopped()) throw new Error(STOPPED);
  const refused = refusalOf(task.spec, scene);
  if (refused !== null) throw new FilmRefused(refused);
  await mkdir(dirname(task.path), { recursive: true });
  const encoding = await scene.format.encoding();
  const encoder = await encoding.start(info);
  try {
    const received = task.pictures && !encoder.again ? receivedAt(task.pictures, info.ticks) : null;
    const pictures = () => received ?? paintedHere(scene, encoding, encoder.room);
    const starts = await addFrames(pictures, info.ticks, encoder, control);
    if (info.stopped()) throw new Error(STOPPED);
    await encoder.finish();
    return { starts, fps: scene.fps };
  } catch (error) {
    await encoder.abandon();
    throw error;
  }
}

/**
 * Encodes each picture while the next is painted, in two passes if the encoder asks for it. Gives the tick at which
 * each picture begins.
 */
async function addFrames(
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
