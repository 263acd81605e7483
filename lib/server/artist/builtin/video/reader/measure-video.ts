import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { env } from '../../../../env';
import { programFile } from '../../../../raster/worker-file';
import { ArtistError, type ArtistFile } from '@/lib/artist/types';
import {
  MOST_MEMORY,
  TOO_MUCH_MEMORY,
  UNREADABLE,
  type ReadAnswer,
  type ReadOrder,
  type VideoMeasurement,
} from './messages';

const PROGRAM = 'lib/server/artist/builtin/video/reader/video-reader.ts';
/**
 * The time limit for reading and measuring one video, in milliseconds: the longest take a tenth of it on a free core.
 */
const MOST_READING_MS = 120_000;
/** The heap limit of the reading process in megabytes; decoders allocate beside it. */
const HEAP_MB = 384;

/** One video is read at a time, since each may take a gigabyte. */
const turn = pLimit(1);

/**
 * Decodes and measures a video in a process with limits of time and of memory (bytes). Throws an `ArtistError`
 * (`bad_input`) for a video that cannot be read or tracked, and the abort reason.
 */
export function measureVideo(video: ArtistFile, signal: AbortSignal, memory = MOST_MEMORY): Promise<VideoMeasurement> {
  return turn(async () => {
    signal.throwIfAborted();
    const file = await hiddenFile(video.bytes);
    try {
      return watchedOf(
        await ask(
          file.fd,
          { engine: env().videoEngine, container: video.mime === 'video/webm' ? 'matroska' : 'mov', memory },
          signal,
        ),
      );
    } finally {
      await file.close();
    }
  });
}

/** Writes bytes to a file that is unlinked at once, so that it disappears however this process ends. */
async function hiddenFile(bytes: Uint8Array): Promise<FileHandle> {
  const path = join(tmpdir(), `liverig-video-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    await file.writeFile(bytes);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function watchedOf(answer: ReadAnswer): VideoMeasurement {
  if ('refused' in answer) throw new ArtistError('bad_input', answer.refused);
  return answer.watched;
}

async function ask(fd: number, order: ReadOrder, signal: AbortSignal): Promise<ReadAnswer> {
  const file = await programFile(PROGRAM);
  signal.throwIfAborted();
  // A separate process group, so that the child's own children end with it.
  const child = fork(file, [], {
    detached: true,
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', fd],
  });
  const end = () => endGroup(child);
  process.once('exit', end);
  signal.addEventListener('abort', end, { once: true });
  const late = setTimeout(end, MOST_READING_MS);
  try {
    return await answerOf(child, order, (code) => {
      signal.throwIfAborted();
      return new ArtistError('bad_input', child.killed ? TOO_LONG : code === TOO_MUCH_MEMORY ? TOO_LARGE : UNREADABLE);
    });
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
    process.off('exit', end);
    end();
  }
}

const TOO_LONG = 'Reading the video takes too long. Send a smaller or shorter one.';
const TOO_LARGE = 'Reading the video takes too much memory. Send a smaller one.';

/** Resolves with the process's answer, or with the reason why it ended without one. */
function answerOf(child: ChildProcess, order: ReadOrder, reason: (code: number | null) => Error): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as ReadAnswer));
    child.once('error', reject);
    child.once('exit', (code) => {
      try {
        reject(reason(code));
      } catch (error) {
        reject(error);
      }
    });
    child.send(order);
  });
}

/** Kills a process with its whole group. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  child.kill('SIGKILL');
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // The error is ignored if the group has ended already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
