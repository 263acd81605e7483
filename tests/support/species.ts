import { THING_ROWS } from '@/lib/artist/kit/things';
import { SPECIES, type SpeciesId } from '@/lib/artist/species';

/** One of so many things of the kit stands for the others: all are rows that one function draws. */
const THINGS_EACH = 5;

/** Every species that is drawn by code of its own, and each fifth thing of the kit. */
export const DRAWN_SPECIES: readonly SpeciesId[] = (Object.keys(SPECIES) as SpeciesId[]).filter(
  (id) => !Object.hasOwn(THING_ROWS, id) || Object.keys(THING_ROWS).indexOf(id) % THINGS_EACH === 0,
);
