import { builtinArtist } from './builtin';
import { modelArtist } from './model';
import { modelName } from './model/client';
import type { Artist } from '@/lib/artist/types';

export { finishWork } from '@/lib/artist/finish-work';

/** The artist of this server's priced jobs: the model's where one is configured. */
export function artist(): Artist {
  return modelName() === null ? builtinArtist : modelArtist;
}
