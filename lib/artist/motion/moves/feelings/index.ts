import { ATTITUDES } from './attitudes';
import { EMOTIONS } from './emotions';
import { SLEEPINESS } from './sleepiness';

/** Emotions that the whole body shows. */
export const FEELINGS = { ...SLEEPINESS, ...EMOTIONS, ...ATTITUDES };
