import { FLIP } from './flip';
import { HOPPING } from './hopping';
import { ROLLING } from './roll-over';
import { TURNING } from './turning';

/** Moves that leave the floor or turn about the vertical axis. */
export const LEAPS = { ...HOPPING, ...TURNING, ...FLIP, ...ROLLING };
