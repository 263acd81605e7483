import { AFFECTION } from './affection';
import { ANSWERS } from './answers';
import { AT_BODY } from './at-body';
import { AT_FACE } from './at-face';
import { CARE } from './care';
import { CHEERS } from './cheers';
import { FORCE } from './force';
import { LETTING_GO } from './letting-go';
import { WITH_OBJECTS } from './objects';
import { PRODUCING } from './producing';
import { SHOWS } from './shows';
import { SIGNALS } from './signals';
import { TOSSING } from './tossing';
import { TRACING } from './tracing';

/** Gestures of arms and hands. */
export const ARMS = {
  ...SIGNALS,
  ...ANSWERS,
  ...CARE,
  ...CHEERS,
  ...AFFECTION,
  ...AT_FACE,
  ...AT_BODY,
  ...FORCE,
  ...WITH_OBJECTS,
  ...SHOWS,
  ...PRODUCING,
  ...TRACING,
  ...TOSSING,
  ...LETTING_GO,
};
