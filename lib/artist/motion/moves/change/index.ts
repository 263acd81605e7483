import { APPEARING } from './appearing';
import { GROWING } from './growing';
import { PULSING } from './pulsing';

/** Moves that change the figure's scale or visibility. */
export const CHANGES = { ...GROWING, ...PULSING, ...APPEARING };
