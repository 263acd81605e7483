import { EATING } from './eating';
import { HEADBANG } from './headbang';
import { LOOKING } from './looking';

/** What the head does. */
export const HEADS = { ...LOOKING, ...HEADBANG, ...EATING };
