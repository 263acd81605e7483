import { EXPORT_FORMATS, type Receipt } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { JobFailure } from '../jobs/define';
import { logError } from '../log';
import { filmControl, type FilmResult } from '../raster/film-task';
import { draw } from '../raster/pool';
import type { VideoEngine } from '../raster/video-engine';
import type { FrameFormatName } from './encoders';
import { filmPath, removeFilm } from './film-file';

/** How often a film's progress is looked at, in milliseconds: often enough to look alive, seldom enough to cost nothing. */
const PROGRESS_MS = 100;

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

/** A film on disk, and how near it is to what was drawn; whoever asked for it removes it. */
export interface Film {
  path: string;
  receipt: Receipt | null;
  remove(): Promise<void>;
}

/** Makes a film in a drawing thread, telling of each step forward. Throws the signal's reason at once when it aborts; what was made until then is removed. */
export async function makeFilm(order: FilmOrder, signal: AbortSignal, onProgress: (done: number, total: number) => Promise<void>): Promise<Film> {
  signal.throwIfAborted();
  const control = filmControl();
  const path = filmPath(EXPORT_FORMATS[order.format].extension);
  const made = draw('drawFilm', { engine: 'auto', ...order, path, control: control.memory });
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
      if (result) return { path, receipt: receiptOf(result), remove: () => removeFilm(path) };
    }
  } catch (error) {
    // The thread ends by itself at its next frame; nobody waits for what it says then.
    const clean = () => removeFilm(path);
    made.then(clean, clean).catch((thrown: unknown) => logError('film.left', thrown));
    throw error;
  } finally {
    over.abort();
    control.stop();
  }
}

const pause = (milliseconds: number) => new Promise<null>((resolve) => { setTimeout(() => resolve(null), milliseconds); });

/** Rejects with the signal's reason when it aborts, until `done` does. */
function aborted(signal: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('The export was stopped.')), { once: true, signal: done });
  });
}

function receiptOf(result: FilmResult): Receipt | null {
  if ('refused' in result) throw new JobFailure(result.refused);
  return result.receipt;
}
