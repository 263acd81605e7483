import { MessageChannel } from 'node:worker_threads';
import { EXPORT_FORMATS, type Receipt } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { aborted } from '../../abort';
import { JobFailure } from '../../jobs/define';
import { logError } from '../../log';
import { filmControl, type FilmResult, type FilmTask } from './control';
import { draw, isLargeFilm } from '../../raster/pool';
import type { VideoEngine } from '../../raster/video-engine';
import type { FrameFormatName } from '../encoders';
import { filmPath, removeFilm } from './file';

/**
 * How often a film's progress is looked at, in milliseconds: often enough to look alive, seldom enough to cost nothing.
 */
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

/** A film on disk; whoever asked for it removes it. */
export interface Film {
  path: string;
  /** Frames a second: fewer than were asked for where the format has no more. */
  fps: number;
  /**
   * How near it is to what was drawn, null where nothing here can decode it: looked at while the film is taken
   * elsewhere.
   */
  receipt: Promise<Receipt | null>;
  /** Removes it when nobody looks at it any more. */
  remove(): Promise<void>;
}

/**
 * Makes a film in drawing threads, telling of each step forward. Throws the signal's reason at once when it aborts;
 * what was made until then is removed.
 */
export async function makeFilm(
  order: FilmOrder,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<Film> {
  signal.throwIfAborted();
  const control = filmControl();
  const path = filmPath(EXPORT_FORMATS[order.format].extension);
  const task: FilmTask = { engine: 'auto', ...order, path, control: control.memory, pictures: null };
  const made = begin(task);
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
      if (result) return filmOf(task, result);
    }
  } catch (error) {
    control.stop();
    // The threads end by themselves at their next frame; nobody waits for what it says then.
    const clean = () => removeFilm(path);
    made.then(clean, clean).catch((thrown: unknown) => logError('film.left', thrown));
    throw error;
  } finally {
    over.abort();
  }
}

/** One thread paints the film's pictures while another encodes them; of a large film, one does both. */
function begin(task: FilmTask): Promise<FilmResult> {
  if (isLargeFilm(task.size)) return draw('drawFilm', task);
  const { port1, port2 } = new MessageChannel();
  // Where painting fails, the port closes, and the thread that waits for pictures says so too.
  const painted = draw('paintFilm', { ...task, pictures: port1 }, [port1]);
  const encoded = draw('drawFilm', { ...task, pictures: port2 }, [port2]);
  return bothOver(encoded, painted);
}

/**
 * What the encoder made, once both have let go: what is left of a film that failed is removed then. One that could make
 * nothing closes its port, maybe before its painter has begun, who fails then: that is no news.
 */
async function bothOver(encoded: Promise<FilmResult>, painted: Promise<null>): Promise<FilmResult> {
  const [encoding, painting] = await Promise.allSettled([encoded, painted]);
  if (encoding.status === 'fulfilled') return encoding.value;
  if (painting.status === 'rejected') logError('film.painter', painting.reason);
  throw encoding.reason;
}

const pause = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });

function filmOf(task: FilmTask, result: FilmResult): Film {
  if ('refused' in result) throw new JobFailure(result.refused);
  const receipt = draw('checkFilm', { ...task, ...result });
  // Whoever awaits it hears of a failure; until then it must not count as unhandled.
  const looked = receipt.then(
    () => undefined,
    () => undefined,
  );
  return { path: task.path, fps: result.fps, receipt, remove: () => looked.then(() => removeFilm(task.path)) };
}
