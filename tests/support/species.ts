import { THING_ROWS } from '@/lib/artist/kit/things';
import { SPECIES, type SpeciesId } from '@/lib/artist/species';

/** One in this many things of the kit is tested, since one function draws all of them from a table. */
const THINGS_EACH = 5;

/** Every species with drawing code of its own, and each fifth thing of the kit. */
export const DRAWN_SPECIES: readonly SpeciesId[] = (Object.keys(SPECIES) as SpeciesId[]).filter(
  (id) => !Object.hasOwn(THING_ROWS, id) || Object.keys(THING_ROWS).indexOf(id) % THINGS_EACH === 0,
);
