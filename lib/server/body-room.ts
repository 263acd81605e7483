import { sharedRoom, type IsAwaited } from './shared-room';

/**
 * The memory in bytes for what callers send while it is read and used. It is held up to three times meanwhile, and a
 * small server has half a gigabyte. A workspace may send two of the largest files at once.
 */
const ROOM = { all: 128 * 1024 * 1024, share: 32 * 1024 * 1024 };

/** The size in bytes up to which a body needs no room: all but files and the drawings of large mascots. */
const SMALL_BYTES = 256 * 1024;

const room = sharedRoom('bodies', ROOM);

/**
 * Runs `work` once `bytes` of memory are free for a request body of this workspace, and frees them afterwards;
 * `work` can ask whether others wait for them. Small bodies do not wait. Throws a 503 after a minute of waiting, or the
 * reason of the aborted signal.
 */
export const withBodyRoom = <T>(
  workspaceId: string,
  bytes: number,
  signal: AbortSignal,
  work: (isAwaited?: IsAwaited) => Promise<T>,
): Promise<T> => (bytes <= SMALL_BYTES ? work() : room(workspaceId, bytes, signal, work));
