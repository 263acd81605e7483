import type { Move } from '../manner';
import { ANIMALS } from './animal';
import { ARMS } from './arms';
import { BODY } from './body';
import { CHANGES } from './change';
import { DIGGING } from './digging';
import { FACES } from './face';
import { FEELINGS } from './feelings';
import { HEADS } from './head';
import { LEAPS } from './leaps';
import { PRESET_MOVES } from './presets';
import { REARING } from './rearing';
import { TRAVEL } from './travel';

/** Every move of the animation engine, by its id. */
export const MOVES: Readonly<Record<string, Move>> = {
  ...PRESET_MOVES,
  ...LEAPS,
  ...HEADS,
  ...FACES,
  ...ARMS,
  ...BODY,
  ...TRAVEL,
  ...CHANGES,
  ...FEELINGS,
  ...ANIMALS,
  ...REARING,
  ...DIGGING,
};
