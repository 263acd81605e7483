import type { Species } from '../species';
import { CARNIVORES } from './carnivores';
import { SMALL_MAMMALS } from './small';
import { LARGE_MAMMALS } from './large';
import { WILD_MAMMALS } from './wild';
import { HERD_MAMMALS } from './herds';
import { RARER_MAMMALS } from './rarer';
import { UNUSUAL_MAMMALS } from './unusual';

/** Mammals; all are bipeds unless their archetype says otherwise. */
export const MAMMALS = {
  ...CARNIVORES,
  ...SMALL_MAMMALS,
  ...LARGE_MAMMALS,
} as const satisfies Record<string, Species>;

/** Less common wild and farm mammals. */
export const WILD = {
  ...WILD_MAMMALS,
  ...HERD_MAMMALS,
  ...RARER_MAMMALS,
  ...UNUSUAL_MAMMALS,
} as const satisfies Record<string, Species>;
