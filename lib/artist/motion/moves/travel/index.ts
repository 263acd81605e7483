import { FLYING } from './flying';
import { RIDING } from './riding';
import { SLIDING } from './sliding';
import { SWIMMING } from './swimming';
import { WALKING } from './walking';

/** Ways to go somewhere: in place, unless the words say where. */
export const TRAVEL = { ...WALKING, ...FLYING, ...SWIMMING, ...SLIDING, ...RIDING };
