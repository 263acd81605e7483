import { MessageChannel } from 'node:worker_threads';
import type { Receipt } from '@/lib/contract/exports';
import { aborted } from '../../abort';
import { JobFailure } from '../../jobs/define';
import { logError } from '../../log';
import { runTask } from '../../raster/pool';
import { FILM_FORMATS } from '../formats/films';
import { filmControl, type FilmControl } from './control';
import { filmPath, removeFilm } from './file';
import { checkFilm, encodeFilm, isLargeFilm, paintFilm } from './film.task';
import type { FilmOrder, FilmResult, FilmTask } from './order';

/** How often progress is read, in milliseconds. */
const PROGRESS_MS = 200;

/** A film on disk; the caller removes it. */
export interface MadeFilm {
  path: string;
  /** The frame rate: less than requested if the format allows no more. */
  fps: number;
  /** The measured difference from the drawing, computed in the background; null if nothing here can decode the film. */
  receipt: Promise<Receipt | null>;
  /** Removes the film when the receipt is done. */
  remove(): Promise<void>;
}

type OnProgress = (done: number, total: number) => Promise<void>;

/**
 * Makes a film in threads: frames are sampled and painted, encoded into a file, and compared for the receipt. Throws
 * the signal's reason as soon as it aborts; the partial file is removed.
 */
export async function makeFilm(order: FilmOrder, signal: AbortSignal, onProgress: OnProgress): Promise<MadeFilm> {
  signal.throwIfAborted();
  const control = filmControl();
  const path = filmPath(FILM_FORMATS[order.format].extension);
  const task: FilmTask = { engine: 'auto', ...order, path, control: control.memory, pictures: null };
  const encoded = paintAndEncode(task);
  try {
    return madeFilm(task, await watched(encoded, control, signal, onProgress));
  } catch (error) {
    control.stop();
    // The threads end by themselves at their next frame, and their result is ignored.
    const clean = () => removeFilm(path);
    encoded.then(clean, clean).catch((thrown: unknown) => logError('film.left', thrown));
    throw error;
  }
}

/** Paints a film in one thread and encodes it in another; one thread does both for a large film. */
function paintAndEncode(task: FilmTask): Promise<FilmResult> {
  if (isLargeFilm(task.size)) return runTask(encodeFilm, task);
  const { port1, port2 } = new MessageChannel();
  // If painting fails, the port closes, and the thread that waits for pictures fails too.
  const painted = runTask(paintFilm, { ...task, pictures: port1 }, [port1]);
  const encoded = runTask(encodeFilm, { ...task, pictures: port2 }, [port2]);
  return bothEnded(encoded, painted);
}

/**
 * Gives the encoder's result once both threads have ended, so that a failed film's files can be removed. An encoder
 * that fails closes its port, perhaps before the painter has begun; the painter's error is ignored then.
 */
async function bothEnded(encoded: Promise<FilmResult>, painted: Promise<null>): Promise<FilmResult> {
  const [encoding, painting] = await Promise.allSettled([encoded, painted]);
  if (encoding.status === 'fulfilled') return encoding.value;
  if (painting.status === 'rejected') logError('film.painter', painting.reason);
  throw encoding.reason;
}

/** Waits for a film, and reports each step forward. Throws the signal's reason when it aborts. */
async function watched(
  encoded: Promise<FilmResult>,
  control: FilmControl,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<FilmResult> {
  const over = new AbortController();
  const stopped = aborted(signal, over.signal);
  let reported = 0;
  try {
    for (;;) {
      const result = await Promise.race([encoded, stopped, pause(PROGRESS_MS)]);
      const { done, total } = control.progress();
      if (done > reported) await onProgress(done, total);
      reported = done;
      signal.throwIfAborted();
      if (result) return result;
    }
  } finally {
    over.abort();
  }
}

const pause = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });

function madeFilm(task: FilmTask, result: FilmResult): MadeFilm {
  if ('refused' in result) throw new JobFailure(result.refused);
  const receipt = runTask(checkFilm, { ...task, ...result });
  // The caller receives the receipt's failure; until then it must not count as unhandled.
  const checked = receipt.then(
    () => undefined,
    () => undefined,
  );
  return { path: task.path, fps: result.fps, receipt, remove: () => checked.then(() => removeFilm(task.path)) };
}
