import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that is on disk only while it is made: "faststart" moves the index to the front, which needs one that can be read again. */
export interface Scratch {
  path: string;
  /** Reads the finished file and removes it. */
  take(): Promise<Uint8Array>;
  remove(): Promise<void>;
}

/** Makes an empty place for one file with this extension. */
export async function scratchFile(extension: string): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'liverig-'));
  const path = join(folder, `video.${extension}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  const take = async () => {
    const bytes = await readFile(path);
    await remove();
    return bytes;
  };
  return { path, take, remove };
}
