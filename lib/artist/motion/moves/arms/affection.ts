import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { hand, limbsFor } from '../../hands';
import type { Manner, Move } from '../../manner';
import { gesture } from '../gesture';

/** Blows a kiss: the hand goes to the mouth and then out toward the viewer. */
function kiss(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = (share: number): number => share * seconds;
  const [limb] = limbsFor(score, how);
  const side = limb ? -limb.outward : 1;
  if (limb)
    hand(score, limb, [
      [at(0.26), 'mouth'],
      [at(0.46), 'mouth'],
      [at(0.64), 'offer', 'easeOut'],
      [at(0.8), 'offer'],
      [seconds, 'rest'],
    ]);
  tilt(
    score,
    beats(
      [0, 0],
      [at(0.12), -1 * side],
      [at(0.32), 5 * side],
      [at(0.5), 4 * side],
      [at(0.66), -6 * side],
      [at(0.84), -5 * side],
      [seconds, 0],
    ),
  );
  pitch(
    score,
    beats([0, 0], [at(0.34), -0.35], [at(0.48), -0.5], [at(0.62), 0.7, 'easeOut'], [at(0.84), 0.4], [seconds, 0]),
  );
  squash(score, beats([0, 0], [at(0.3), -0.02], [at(0.48), 0.03], [at(0.64), -0.025], [at(0.86), 0.01], [seconds, 0]));
  lean(score, beats([0, 0], [at(0.42), -2 * side], [at(0.64), 5 * side], [at(0.82), 4 * side], [seconds, 0]));
  eyes(score, [
    { from: at(0.34), to: at(0.6), state: 'closed' },
    { from: at(0.62), to: at(0.9), state: 'happy' },
  ]);
  brows(score, beats([0, 0], [at(0.4), 0.03], [at(0.8), 0.03], [seconds, 0]));
  mouth(score, ['oh', 'mm'], at(0.24), at(0.58));
}

/** Gestures of affection and thanks. */
export const AFFECTION = {
  hug: {
    title: 'hug',
    words: [
      'hug',
      'hug itself',
      'embrace',
      'cuddle',
      'give ~a hug',
      'open ~its arms ~for ~a hug',
      'snuggle',
      'squeeze',
      'pat ~itself ~on ~the back',
    ],
    seconds: 2.2,
    kind: 'held',
    by: 'arms',
    needs: 'arms',
    compose: gesture({
      to: 'across',
      both: true,
      enter: 0.6,
      shake: 3,
      each: 0.9,
      from: 0,
      tilt: 8,
      lean: 3,
      nod: 0.3,
      squash: -0.03,
      pulse: 0.012,
      eyes: 'closed',
      mouth: ['smile', 'mm'],
    }),
  },
  open_arms: {
    title: 'open arms',
    words: [
      'open arms',
      'spread arms',
      'stretch out arms',
      'ta-da',
      'tada',
      'spread wings',
      'open wings',
      'show off',
      'present itself',
      'pose',
      'strike ~a pose',
      'reveal',
    ],
    seconds: 1.7,
    kind: 'held',
    by: 'arms',
    needs: 'arms',
    compose: gesture({
      to: 'out',
      both: true,
      shake: 3,
      each: 0.7,
      from: 0,
      tilt: 6,
      nod: -0.5,
      squash: 0.045,
      brows: 0.05,
      eyes: 'happy',
      mouth: ['open', 'smile'],
    }),
  },
  kiss: {
    title: 'blow a kiss',
    words: ['blow ~a kiss', 'kiss', 'blow kisses', 'smooch', 'send ~a kiss', 'air kiss'],
    seconds: 1.8,
    kind: 'once',
    by: 'arms',
    compose: kiss,
  },
  pray: {
    title: 'plead',
    words: [
      'pray',
      'plead',
      'beg',
      'thank',
      'bless',
      'meditate',
      'namaste',
      'fold hands',
      'wish',
      'hope',
      'say thanks',
      'say thank you',
      'apologize',
      'say sorry',
    ],
    seconds: 2,
    kind: 'held',
    by: 'arms',
    needs: 'arms',
    compose: gesture({
      to: 'middle',
      both: true,
      shake: 3,
      each: 0.6,
      tilt: 5,
      nod: 0.5,
      squash: -0.02,
      worry: 8,
      brows: 0.02,
      eyes: 'closed',
      mouth: ['smile', 'mm'],
    }),
  },
  hand_on_heart: {
    title: 'hand on heart',
    words: [
      'put hand ~on heart',
      'hand ~on heart',
      'put ~its hand ~on ~its heart',
      'swoon',
      'fall ~in love',
      'touch heart',
      'clutch heart',
      'adore',
      'pledge',
      'swear',
    ],
    seconds: 2,
    kind: 'held',
    by: 'arms',
    needs: 'arm',
    compose: gesture({
      to: 'chest',
      stroke: 5,
      each: 0.7,
      tilt: 8,
      lean: -2,
      nod: -0.2,
      brows: 0.03,
      worry: 7,
      pulse: 0.014,
      eyes: 'happy',
      mouth: ['smile', 'open'],
    }),
  },
} satisfies Record<string, Move>;
