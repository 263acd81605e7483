import { SONGBIRDS } from './songbirds';
import { DOVES } from './doves';
import { WATER_BIRDS } from './water-birds';
import { TROPICAL_BIRDS } from './tropical-birds';
import { BIRDS_OF_PREY } from './birds-of-prey';
import { BEES } from './bees';
import type { WingedForm } from './winged-form';

/** The builds of birds and bees, by the `form` of a species. */
export const WINGED = {
  ...SONGBIRDS,
  ...DOVES,
  ...WATER_BIRDS,
  ...TROPICAL_BIRDS,
  ...BIRDS_OF_PREY,
  ...BEES,
} as const satisfies Record<string, WingedForm>;
