import { EATING } from './eating';
import { HEADBANG } from './headbang';
import { LOOKING } from './looking';

/** Moves of the head. */
export const HEADS = { ...LOOKING, ...HEADBANG, ...EATING };
