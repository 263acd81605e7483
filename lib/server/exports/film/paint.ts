import { setImmediate } from 'node:timers/promises';
import { filmControl, type FilmTask } from './control';
import { createSurface } from '../../raster/surface';
import { heldFrames } from './frames';
import { easelAt } from './hand-over';
import { sceneOf } from './scene';

/**
 * In a drawing thread: paints the pictures of a film for the thread at the other end of its port, until all are handed
 * over, nobody takes them, or it is told to stop.
 */
export async function paintFilm(task: FilmTask): Promise<null> {
  const { pictures } = task;
  if (!pictures) throw new Error('There is nobody to paint the film for.');
  try {
    const { width, height, background, frameAt, plan, prepare } = sceneOf(task);
    const { stopped } = filmControl(task.control);
    const surface = createSurface(width, height, background);
    const easel = easelAt(pictures, width * height * 4);
    for (const { frame, ticks } of heldFrames(frameAt, plan.ticks)) {
      const pixels = await easel.room();
      if (!pixels || stopped()) break;
      surface.paint(frame);
      pixels.set(surface.pixels());
      prepare(pixels);
      easel.hand({ pixels, ticks });
      // A turn of the event loop: only then are the native buffers of earlier frames given back.
      await setImmediate();
    }
  } finally {
    pictures.close();
  }
  return null;
}
