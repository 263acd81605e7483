import type { Feeling } from '../wish';

/** The shape of the eyes in a feeling: `open` is the original drawing, the others can be drawn for any rig. */
export type FeelingEyes = 'open' | 'closed' | 'happy' | 'wide' | 'half';
/** The shape of the mouth in a feeling. */
export type FeelingMouth = 'smile' | 'open' | 'mm' | 'sad' | 'surprised' | 'ee';

/**
 * A feeling as a face: eyes, mouth and brows.
 * The slope of the brows is in degrees, positive lifts their inner ends; their rise is in eye heights.
 */
export interface FeelingFace {
  eyes: FeelingEyes;
  /** The shape of the eye on the viewer's right, if it differs. */
  wink?: FeelingEyes;
  mouth: FeelingMouth;
  tilt: number;
  rise: number;
  /** The phrase for the feeling in a summary. */
  words: string;
}

/** The face of each feeling. */
export const FACES: Readonly<Record<Feeling, FeelingFace>> = {
  happy: { eyes: 'open', mouth: 'open', tilt: 4, rise: 0.06, words: 'gave it a happy face' },
  joyful: { eyes: 'happy', mouth: 'open', tilt: 6, rise: 0.14, words: 'gave it a beaming, joyful face' },
  calm: { eyes: 'open', mouth: 'smile', tilt: 0, rise: 0, words: 'calmed its face' },
  sad: { eyes: 'open', mouth: 'sad', tilt: 20, rise: 0.02, words: 'gave it a sad face' },
  angry: { eyes: 'open', mouth: 'sad', tilt: -22, rise: -0.12, words: 'gave it an angry frown' },
  sleepy: { eyes: 'half', mouth: 'mm', tilt: 5, rise: -0.02, words: 'made it sleepy, with heavy lids' },
  asleep: { eyes: 'closed', mouth: 'mm', tilt: 4, rise: 0, words: 'closed its eyes' },
  surprised: { eyes: 'wide', mouth: 'surprised', tilt: 8, rise: 0.26, words: 'made it look surprised' },
  scared: { eyes: 'wide', mouth: 'surprised', tilt: 22, rise: 0.12, words: 'made it look scared' },
  wink: { eyes: 'open', wink: 'happy', mouth: 'open', tilt: 2, rise: 0.06, words: 'made it wink' },
  cool: { eyes: 'half', mouth: 'smile', tilt: -6, rise: 0, words: 'gave it a cool look' },
  cheeky: { eyes: 'open', mouth: 'ee', tilt: -14, rise: 0.02, words: 'gave it a cheeky grin' },
};

/** Matches the names of states that show each shape of the eyes; the built-in artist's own names come first. */
export const EYE_STATES: Readonly<Record<FeelingEyes, RegExp>> = {
  open: /^(open|normal|default)$/,
  closed: /^(closed|blink|shut|close|zu|sleep)/,
  happy: /^(happy|smile|joy|arc)/,
  wide: /^(wide|surprised|big)/,
  half: /^(half|sleepy|lidded|tired)/,
};
/** Matches the names of states that show each shape of the mouth; the built-in artist's own names come first. */
export const MOUTH_STATES: Readonly<Record<FeelingMouth, RegExp>> = {
  smile: /^(smile|happy|neutral)$/,
  open: /^(open|laugh|grin|ah|talk)/,
  mm: /^(mm|closed|neutral|flat)/,
  sad: /^(sad|frown|unhappy)/,
  surprised: /^(surprised|oh|o|wow)$/,
  ee: /^(ee|grin|teeth)/,
};
