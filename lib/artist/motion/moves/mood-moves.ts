import type { MotionMood } from '../manner';

/** The move that shows a mood when the prompt asks for no other move. */
export const MOOD_MOVES: Record<MotionMood, string> = {
  happy: 'joy',
  sad: 'mope',
  angry: 'anger',
  shy: 'shyness',
  proud: 'pride',
  scared: 'tremble',
  tired: 'nod_off',
  excited: 'celebrate',
  surprised: 'start',
  calm: 'idle',
  confused: 'confusion',
  bored: 'boredom',
  loving: 'hand_on_heart',
  sly: 'slyness',
  dizzy: 'stagger',
  determined: 'fist_pump',
};
