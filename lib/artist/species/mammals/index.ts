import type { Species } from '../species';
import { CARNIVORES } from './carnivores';
import { SMALL_MAMMALS } from './small';
import { LARGE_MAMMALS } from './large';
import { WILD_MAMMALS } from './wild';
import { HERD_MAMMALS } from './herds';
import { RARER_MAMMALS } from './rarer';

/** Mammals; all stand on two legs unless their archetype says otherwise. */
export const MAMMALS = {
  ...CARNIVORES,
  ...SMALL_MAMMALS,
  ...LARGE_MAMMALS,
} as const satisfies Record<string, Species>;

/** Wild and farm mammals beyond the best known. */
export const WILD = {
  ...WILD_MAMMALS,
  ...HERD_MAMMALS,
  ...RARER_MAMMALS,
} as const satisfies Record<string, Species>;
