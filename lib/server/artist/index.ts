import { builtinArtist } from './builtin';
import type { Artist } from './types';

export { finishWork } from './finish-work';

/** The artist that does this server's model-backed jobs. */
export function artist(): Artist {
  return builtinArtist;
}
