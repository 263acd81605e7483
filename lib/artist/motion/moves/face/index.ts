import { CRYING } from './crying';
import { EXPRESSIONS } from './expressions';
import { EYES } from './eyes';
import { LAUGHING } from './laughing';
import { REFLEXES } from './reflexes';
import { VOICE } from './voice';

/** Moves of the face; each can run beside every other move. */
export const FACES = { ...EYES, ...LAUGHING, ...CRYING, ...VOICE, ...REFLEXES, ...EXPRESSIONS };
