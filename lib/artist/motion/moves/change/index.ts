import { APPEARING } from './appearing';
import { GROWING } from './growing';
import { PULSING } from './pulsing';

/** Changes of the whole size, or of whether the figure is there. */
export const CHANGES = { ...GROWING, ...PULSING, ...APPEARING };
