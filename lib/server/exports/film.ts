import { MessageChannel } from 'node:worker_threads';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { JobFailure } from '../jobs/define';
import { filmControl, type CheckedFile, type FilmResult, type FilmTask } from '../raster/film-task';
import { draw, isLargeFilm } from '../raster/pool';
import type { VideoEngine } from '../raster/video-engine';
import type { FrameFormatName } from './encoders';

/** How often a film's progress is looked at, in milliseconds: often enough to look alive, seldom enough to cost nothing. */
const PROGRESS_MS = 200;

/** A film to make; `size` in pixels of the longer side. */
export interface FilmOrder {
  spec: MascotSpec;
  clip: AnimationClip;
  format: FrameFormatName;
  size: number;
  fps: number;
  background: string | null;
  /** What encodes a video; the first that is there, if absent. */
  engine?: VideoEngine;
}

/** Makes a film in drawing threads, telling of each step forward. Throws the signal's reason at once when it aborts. */
export async function makeFilm(order: FilmOrder, signal: AbortSignal, onProgress: (done: number, total: number) => Promise<void>): Promise<CheckedFile> {
  signal.throwIfAborted();
  const control = filmControl();
  const made = begin({ engine: 'auto', ...order, control: control.memory, pictures: null });
  const over = new AbortController();
  const stopped = aborted(signal, over.signal);
  let last = 0;
  const tell = async () => {
    const { done, total } = control.progress();
    if (done > last) await onProgress(done, total);
    last = done;
  };
  try {
    for (;;) {
      const result = await Promise.race([made, stopped, pause(PROGRESS_MS)]);
      await tell();
      signal.throwIfAborted();
      if (result) return madeOf(result);
    }
  } finally {
    over.abort();
    control.stop();
    // The threads end by themselves at their next frame; nobody waits for what they say then.
    made.then(null, () => undefined);
  }
}

/** One thread paints the film's pictures while another encodes them; of a large film, one does both. */
function begin(task: FilmTask): Promise<FilmResult> {
  if (isLargeFilm(task.size)) return draw('drawFilm', task);
  const { port1, port2 } = new MessageChannel();
  // Where painting fails, the port closes, and the thread that waits for pictures says so too.
  const painted = draw('paintFilm', { ...task, pictures: port1 }, [port1]);
  const encoded = draw('drawFilm', { ...task, pictures: port2 }, [port2]);
  return Promise.all([encoded, painted]).then(([result]) => result);
}

const pause = (milliseconds: number) => new Promise<null>((resolve) => { setTimeout(() => resolve(null), milliseconds); });

/** Rejects with the signal's reason when it aborts, until `done` does. */
function aborted(signal: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('The export was stopped.')), { once: true, signal: done });
  });
}

function madeOf(result: FilmResult): CheckedFile {
  if ('refused' in result) throw new JobFailure(result.refused);
  return result;
}
