import { ACTIONS } from './actions';
import { ACTIVITIES } from './activities';

/** The animation presets as moves, so that a prompt can combine them with others. */
export const PRESET_MOVES = { ...ACTIONS, ...ACTIVITIES };
