import { ACTIONS } from './actions';
import { ACTIVITIES } from './activities';

/** What the presets do, as moves that can stand among others. */
export const PRESET_MOVES = { ...ACTIONS, ...ACTIVITIES };
