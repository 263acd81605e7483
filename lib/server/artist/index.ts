import { builtinArtist } from './builtin';
import { modelArtist } from './model';
import { modelName } from './model/client';
import type { Artist } from '@/lib/artist/types';

export { finishWork } from '@/lib/artist/finish-work';

/** The artist that does this server's model-backed jobs: by the model where one is configured. */
export function artist(): Artist {
  return modelName() === null ? builtinArtist : modelArtist;
}
