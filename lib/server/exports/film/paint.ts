import { setImmediate } from 'node:timers/promises';
import type { Frame } from '@/lib/core/rig/frame';
import { createStrips } from '../../raster/strips';
import { words, type FilmEncoding } from '../encoders/types';
import { filmControl } from './control';
import { heldFrames } from './frames';
import { senderAt, type Painted } from './hand-over';
import type { FilmTask } from './order';
import { refusalOf } from './refuse';
import { sceneOf, type FilmScene } from './scene';

/**
 * Paints the pictures of a film for the thread at the other end of its port. Ends when all are sent, when the other end
 * closes, or when it is stopped.
 */
export async function paintFilm(task: FilmTask): Promise<null> {
  const { pictures } = task;
  if (!pictures) throw new Error('There is nobody to paint the film for.');
  try {
    const scene = sceneOf(task);
    // The encoding thread tells the reason.
    if (refusalOf(task.spec, scene) !== null) return null;
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
      // A turn of the event loop lets the native buffers of earlier frames be freed.
      await setImmediate();
    }
  } finally {
    pictures.close();
  }
  return null;
}

/** Paints the pictures of a film in the encoding thread, into the encoder's own memory if it has some. */
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
    // A turn of the event loop lets the native buffers of earlier frames be freed.
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

/** Converts a painted picture to the encoder's input, in place. */
function preparing({ width, height, background }: FilmScene, { prepare }: FilmEncoding): (pixels: Uint8Array) => void {
  const shape = { width, height, opaque: background !== null };
  return (pixels) => prepare?.(words(pixels), shape);
}
