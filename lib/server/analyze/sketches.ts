import type { MascotConcept } from '@/lib/contract/analyze';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { builtinArtist } from '../artist/builtin';
import { finishWork } from '../artist/finish-work';
import { acceptedDrawing, artistContext } from '../artist/perform';
import { ArtistError } from '../artist/types';
import type { JobContext } from '../jobs/define';

/** A quick drawing of a concept under its name, by the built-in artist whoever thought of it; null for one that it cannot draw. */
export async function sketchOf({ name, prompt, style }: MascotConcept, context: JobContext): Promise<MascotSpec | null> {
  const work = builtinArtist.design({ name, prompt, style, detail: 'standard' }, artistContext(context));
  try {
    const { spec } = await finishWork(work);
    return { ...acceptedDrawing(spec).spec, name };
  } catch (error) {
    if (error instanceof ArtistError) return null;
    throw error;
  }
}
