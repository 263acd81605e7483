import { receiveMessageOnPort } from 'node:worker_threads';
import type { RebuildTask, RebuiltPicture } from '../../../raster/rebuild-task';
import { ArtistError } from '../../types';
import { decoded } from './decode';
import { rebuild } from './rebuild';

/** In a drawing thread: a picture as a rigged mascot. Throws when it is told to stop. */
export async function rebuildPicture({ file, name, drafts }: RebuildTask): Promise<RebuiltPicture> {
  const signal = {
    // Asked between steps: nothing is heard of while a step is at work.
    throwIfAborted() { if (receiveMessageOnPort(drafts)) throw new Error('The rebuild was stopped.'); },
  };
  try {
    signal.throwIfAborted();
    return await rebuild(await decoded(file), { name, signal, onDraft: (spec) => drafts.postMessage(spec, []) });
  } catch (error) {
    if (error instanceof ArtistError) return { refused: error.message };
    throw error;
  } finally {
    drafts.close();
  }
}
