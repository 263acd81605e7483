import type { CriticRule } from '../finding';
import { mendAnticipation } from './anticipation';
import { mendCanvas } from './canvas';
import { mendEasing } from './easing';
import type { Mender } from './edit';
import { mendKeys } from './keys';
import { mendFlashes, mendHold } from './light';
import { mendLimits } from './limits';
import { mendSeam } from './seam';
import { mendOffset, mendTwins } from './sides';
import { mendVolume } from './volume';

/** The repair for each rule's findings. */
export const MENDERS: Record<CriticRule, Mender> = {
  keys: mendKeys,
  limits: mendLimits,
  volume: mendVolume,
  easing: mendEasing,
  seam: mendSeam,
  anticipation: mendAnticipation,
  twins: mendTwins,
  offset: mendOffset,
  flashes: mendFlashes,
  hold: mendHold,
  canvas: mendCanvas,
};
