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

/** How often progress is read, in milliseconds: often enough to look alive, seldom enough to cost nothing. */
const PROGRESS_MS = 200;

/** A film on disk; whoever asked for it removes it. */
export interface MadeFilm {
  path: string;
  /** Frames a second: fewer than were asked for where the format has no more. */
  fps: number;
  /** How near it is to what was drawn, compared meanwhile; null where nothing here can decode it. */
  receipt: Promise<Receipt | null>;
  /** Removes it when the receipt is done. */
  remove(): Promise<void>;
}

type OnProgress = (done: number, total: number) => Promise<void>;

/**
 * Makes a film in threads: frames are sampled and painted, encoded into a file, and compared for the receipt.
 * Throws the signal's reason as soon as it aborts; what was made until then is removed.
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
    // The threads end by themselves at their next frame; nobody waits for their result then.
    const clean = () => removeFilm(path);
    encoded.then(clean, clean).catch((thrown: unknown) => logError('film.left', thrown));
    throw error;
  }
}

/** One thread paints the film's pictures while another encodes them; of a large film, one does both. */
function paintAndEncode(task: FilmTask): Promise<FilmResult> {
  if (isLargeFilm(task.size)) return runTask(encodeFilm, task);
  const { port1, port2 } = new MessageChannel();
  // Where painting fails, the port closes, and the thread that waits for pictures says so too.
  const painted = runTask(paintFilm, { ...task, pictures: port1 }, [port1]);
  const encoded = runTask(encodeFilm, { ...task, pictures: port2 }, [port2]);
  return bothEnded(encoded, painted);
}

/**
 * What the encoder made, once both threads have ended: then the rest of a failed film can be removed.
 * An encoder that refuses closes its port, maybe before the painter has begun. The painter's error is ignored then.
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
  // Whoever awaits it gets its failure; until then it must not count as unhandled.
  const checked = receipt.then(
    () => undefined,
    () => undefined,
  );
  return { path: task.path, fps: result.fps, receipt, remove: () => checked.then(() => removeFilm(task.path)) };
}
