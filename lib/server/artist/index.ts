import { builtinArtist } from './builtin';
import { modelArtist } from './model';
import { modelName } from './model/client';
import type { Artist } from '@/lib/artist/types';

export { finishWork } from '@/lib/artist/finish-work';

/** Gives the artist for priced jobs on this server: the model artist if one is configured, else the built-in one. */
export function artist(): Artist {
  return modelName() === null ? builtinArtist : modelArtist;
}
