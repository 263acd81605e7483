import { setImmediate } from 'node:timers/promises';
import type { Frame } from '@/lib/core/rig/frame';
import { createStrips } from '../../raster/strips';
import { words, type FilmEncoding } from '../encoders/types';
import { filmControl } from './control';
import { heldFrames } from './frames';
import { senderAt, type Painted } from './hand-over';
import type { FilmTask } from './order';
import { sceneOf, type FilmScene } from './scene';

/**
 * Paints the pictures of a film for the thread at the other end of its port.
 * Ends when all are handed over, when nobody takes them, or when it is told to stop.
 */
export async function paintFilm(task: FilmTask): Promise<null> {
  const { pictures } = task;
  if (!pictures) throw new Error('There is nobody to paint the film for.');
  try {
    const scene = sceneOf(task);
    const { width, height, frameAt, plan } = scene;
    const prepare = preparing(scene, await scene.format.encoding());
    const { stopped } = filmControl(task.control);
    const sender = senderAt(pictures, width * height * 4);
    for (const { frame, ticks } of heldFrames(frameAt, plan.ticks)) {
      const pixels = await sender.room();
      if (!pixels || stopped()) break;
      pixels.set(scene.paint(frame));
      prepare(pixels);
      sender.send({ pixels, ticks });
      // A turn of the event loop: only then are the native buffers of earlier frames given back.
      await setImmediate();
    }
  } finally {
    pictures.close();
  }
  return null;
}

/** Paints the pictures of a film in the thread that encodes them, into the encoder's own memory where it has some. */
export async function* paintedHere(
  scene: FilmScene,
  encoding: FilmEncoding,
  room: Uint8Array | undefined,
): AsyncGenerator<Painted, void> {
  const paint = room ? paintInto(scene, room) : scene.paint;
  const prepare = preparing(scene, encoding);
  for (const { frame, ticks } of heldFrames(scene.frameAt, scene.plan.ticks)) {
    const pixels = paint(frame);
    prepare(pixels);
    yield { pixels, ticks };
    // A turn of the event loop: only then are the native buffers of earlier frames given back.
    await setImmediate();
  }
}

function paintInto({ width, height, background }: FilmScene, room: Uint8Array): (frame: Frame) => Uint8Array {
  const strips = createStrips(width, height, background);
  return (frame) => {
    strips.paint(frame, room);
    return room;
  };
}

/** Makes of a painted picture what the encoder takes, in place. */
function preparing({ width, height, background }: FilmScene, { prepare }: FilmEncoding): (pixels: Uint8Array) => void {
  const shape = { width, height, opaque: background !== null };
  return (pixels) => prepare?.(words(pixels), shape);
}
