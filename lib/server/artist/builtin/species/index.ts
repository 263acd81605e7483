import { BIRDS } from './birds';
import { MAMMALS } from './mammals';
import { OTHERS } from './others';
import { SEA } from './sea';
import { SMALL } from './small';
import type { Species } from './species';

const ALL = { ...MAMMALS, ...SEA, ...SMALL, ...BIRDS, ...OTHERS };

export type SpeciesId = keyof typeof ALL;

/** Every subject the built-in artist draws. */
export const SPECIES: Readonly<Record<SpeciesId, Species>> = ALL;
