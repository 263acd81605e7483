import { FLYING } from './flying';
import { RIDING } from './riding';
import { SLIDING } from './sliding';
import { SWIMMING } from './swimming';
import { WALKING } from './walking';

/** Moves that travel: in place, unless the prompt names a path. */
export const TRAVEL = { ...WALKING, ...FLYING, ...SWIMMING, ...SLIDING, ...RIDING };
