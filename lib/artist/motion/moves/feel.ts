import { beats, swing, times } from '@/lib/core/clip/presets/beats';
import { sink, squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Mood, Move } from '../manner';
import { arcOf, cyclesOf, held, sideOf } from '../shapes';
import { gesture } from './gesture';

/** Fights sleep and loses: lids and head sink, start up once, sink again; sleeps a while, and wakes with a blink. */
function nodOff(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  pitch(
    score,
    beats(
      [0, 0],
      [at(0.22), 1.1, 'easeIn'],
      [at(0.26), 0.2, 'easeOut'],
      [at(0.31), 0.25],
      [at(0.48), 1.5, 'easeIn'],
      [at(0.53), 1.3],
      [at(0.66), 1.05],
      [at(0.8), 1.45],
      [at(0.93), -0.1],
      [seconds, 0],
    ),
  );
  tilt(
    score,
    beats(
      [0, 0],
      [at(0.22), 5],
      [at(0.27), -1],
      [at(0.49), 11],
      [at(0.67), 9],
      [at(0.82), 11],
      [at(0.94), -1],
      [seconds, 0],
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.22), -0.03],
      [at(0.27), 0.015, 'easeOut'],
      [at(0.49), -0.055],
      [at(0.65), -0.025],
      [at(0.82), -0.06],
      [at(0.93), 0.02],
      [seconds, 0],
    ),
  );
  sink(
    score,
    beats(
      [0, 0],
      [at(0.24), 0.008],
      [at(0.28), 0],
      [at(0.5), 0.025],
      [at(0.66), 0.018],
      [at(0.82), 0.027],
      [at(0.95), 0],
      [seconds, 0],
    ),
  );
  lean(
    score,
    beats([0, 0], [at(0.24), 1.5], [at(0.29), -0.5], [at(0.52), 4], [at(0.82), 4.5], [at(0.96), 0], [seconds, 0]),
  );
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.25), -4 * gain],
      [at(0.29), 5 * gain],
      [at(0.54), -6 * gain],
      [at(0.84), -6 * gain],
      [at(0.96), 0],
      [seconds, 0],
    ),
    0.08,
  );
  ears(
    score,
    beats([0, 0], [at(0.25), 8], [at(0.28), -3], [at(0.52), 12], [at(0.82), 12], [at(0.95), -2], [seconds, 0]),
  );
  ripple(score, beats([0, 0], [at(0.5), -6], [at(0.66), -2], [at(0.82), -6], [seconds, 0]), 0.06);
  brows(
    score,
    beats(
      [0, 0],
      [at(0.2), 0.012],
      [at(0.26), 0.05, 'easeOut'],
      [at(0.34), 0.02],
      [at(0.52), -0.012],
      [at(0.84), -0.012],
      [seconds, 0],
    ),
  );
  eyes(score, [
    { from: at(0.07), to: at(0.17), state: 'half' },
    { from: at(0.17), to: at(0.235), state: 'closed' },
    { from: at(0.235), to: at(0.29), state: 'wide' },
    { from: at(0.29), to: at(0.41), state: 'half' },
    { from: at(0.41), to: at(0.87), state: 'closed' },
    { from: at(0.87), to: at(0.94), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.1), to: at(0.24), states: ['mm'] },
    { from: at(0.24), to: at(0.3), states: ['oh', 'open'] },
    { from: at(0.3), to: at(0.62), states: ['mm', figure.roles.head ? 'sad' : 'mm'] },
    { from: at(0.62), to: at(0.84), states: ['oh', 'ah'] },
    { from: at(0.84), to: at(0.95), states: ['mm'] },
  ]);
}

/** Opens its eyes with a start, blinks the sleep away and stretches a little. */
function wakeUp(score: Score): void {
  const { seconds, gain } = score;
  const at = (share: number): number => share * seconds;
  pitch(
    score,
    beats(
      [0, 0],
      [at(0.14), 1.3],
      [at(0.3), 1.35],
      [at(0.42), -0.2, 'easeOut'],
      [at(0.52), 0.3],
      [at(0.7), -0.7],
      [at(0.84), -0.5],
      [seconds, 0],
    ),
  );
  tilt(score, beats([0, 0], [at(0.16), 9], [at(0.32), 10], [at(0.44), -3], [at(0.72), 5], [at(0.86), 4], [seconds, 0]));
  squash(
    score,
    beats(
      [0, 0],
      [at(0.16), -0.05],
      [at(0.32), -0.055],
      [at(0.44), 0.02, 'easeOut'],
      [at(0.54), -0.01],
      [at(0.72), 0.08],
      [at(0.84), 0.07],
      [at(0.94), -0.015],
      [seconds, 0],
    ),
  );
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.2), -5 * gain],
      [at(0.34), -6 * gain],
      [at(0.46), 14 * gain],
      [at(0.56), 8 * gain],
      [at(0.74), 74 * gain],
      [at(0.85), 68 * gain],
      [at(0.96), -3],
      [seconds, 0],
    ),
    0.08,
  );
  ears(score, beats([0, 0], [at(0.2), 12], [at(0.34), 12], [at(0.46), -7], [at(0.74), 6], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.2), -4], [at(0.46), 8], [at(0.74), 18], [seconds, 0]), 0.05);
  wag(score, beats([0, 0], [at(0.5), 6], [at(0.64), -8], [at(0.78), 9], [seconds, 0]));
  brows(
    score,
    beats([0, 0], [at(0.3), -0.01], [at(0.44), 0.06, 'easeOut'], [at(0.6), 0.02], [at(0.74), 0.03], [seconds, 0]),
  );
  eyes(score, [
    { from: at(0.06), to: at(0.36), state: 'closed' },
    { from: at(0.36), to: at(0.42), state: 'half' },
    { from: at(0.42), to: at(0.5), state: 'wide' },
    { from: at(0.54), to: at(0.58), state: 'closed' },
    { from: at(0.66), to: at(0.9), state: 'happy' },
  ]);
  mouths(score, [
    { from: at(0.1), to: at(0.36), states: ['mm'] },
    { from: at(0.4), to: at(0.5), states: ['oh', 'open'] },
    { from: at(0.66), to: at(0.86), states: ['ah', 'open'] },
    { from: at(0.86), to: at(0.97), states: ['smile'] },
  ]);
}

/** Beams, and cannot keep still. */
function joy(score: Score): void {
  const { seconds, gain } = score;
  const arc = arcOf(score, 0.3, 0.4);
  const count = Math.max(2, Math.round((seconds - arc.enter - arc.leave) / 0.4));
  const wiggle = swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: count, by: 1 });
  const closed = (by: number) => [{ at: 0, to: 0 }, ...times(wiggle, by), { at: seconds, to: 0 }];
  lean(score, closed(3.5));
  tilt(score, closed(-5));
  squash(score, held(arc, 0.03, 0, 0.4));
  squash(score, closed(0.018));
  bothLimbs(score, held(arc, 34 * gain, 0.04), 0.05);
  ears(score, closed(6));
  wag(score, closed(14));
  ripple(score, closed(9), 0.03);
  pitch(score, held(arc, -0.35, 0.05));
  brows(score, held(arc, 0.035));
  eyes(score, [{ from: arc.enter * 0.7, to: seconds - arc.leave * 0.5, state: 'happy' }]);
  mouth(score, ['open', 'smile'], arc.enter * 0.5, seconds - arc.leave * 0.4);
}

/** Holds it in: low brows, shoulders up, a tremble. */
function anger(score: Score, how: Manner): void {
  const { seconds } = score;
  gesture({
    to: 'low',
    both: true,
    shake: 3,
    each: 0.16,
    nod: 0.6,
    squash: -0.03,
    brows: -0.026,
    worry: -16,
    ears: 12,
    eyes: 'half',
    mouth: ['sad', 'ee', 'mm'],
  })(score, how);
  const arc = arcOf(score, 0.42, 0.45);
  const count = Math.max(2, Math.round((seconds - arc.enter - arc.leave) / 0.14));
  tilt(score, [
    { at: 0, to: 0 },
    ...swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: count, by: 1.3 }),
    { at: seconds, to: 0 },
  ]);
}

/** Looks away and down, hands together, rocking a little. */
function shyness(score: Score, how: Manner): void {
  const { seconds } = score;
  const side = sideOf(how);
  gesture({
    to: 'middle',
    both: true,
    shake: 4,
    each: 0.6,
    nod: 0.7,
    squash: -0.03,
    worry: 10,
    brows: 0.015,
    ears: 8,
    mouth: ['smile', 'mm'],
  })(score, how);
  const arc = arcOf(score, 0.5, 0.5);
  turn(score, held(arc, -0.7 * side, 0.04));
  look(score, 'translateX', held(arc, -0.04 * side, 0, 0));
  look(score, 'translateY', held(arc, 0.025, 0, 0));
  tilt(score, held(arc, -7 * side, 0.08));
  lean(score, [
    { at: 0, to: 0 },
    ...swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: cyclesOf(score, 1.2), by: 3 }),
    { at: seconds, to: 0 },
  ]);
}

/** What it feels, told by all of it. */
export const FEELINGS = {
  nod_off: {
    title: 'nod off',
    words: [
      'nod off',
      'fall asleep',
      'nod off ~to sleep',
      'drift off',
      'doze off',
      'go ~to sleep',
      'fall ~to sleep',
      'get sleepy',
      'drop off',
      'pass into sleep',
      'drift ~off ~to sleep',
      'go ~to bed',
    ],
    seconds: 4.6,
    kind: 'once',
    by: 'body',
    compose: nodOff,
  },
  wake: {
    title: 'wake up',
    words: [
      'wake up',
      'wake',
      'awake',
      'awaken',
      'get up',
      'stand up',
      'rise',
      'come ~to life',
      'power up',
      'boot up',
      'get ~back up',
      'turn on',
      'start up',
      'straighten up',
    ],
    seconds: 2.6,
    kind: 'once',
    by: 'body',
    compose: wakeUp,
  },
  joy: {
    title: 'be happy',
    words: [
      'be happy',
      'wiggle ~with joy',
      'be delighted',
      'squeal',
      'be cheerful',
      'enjoy',
      'wriggle ~with joy',
      'be overjoyed',
      'beam ~with joy',
    ],
    seconds: 1.9,
    kind: 'held',
    by: 'body',
    compose: joy,
  },
  anger: {
    title: 'get angry',
    words: [
      'get angry',
      'be angry',
      'get mad',
      'snarl',
      'seethe',
      'clench fists',
      'clench ~its fists',
      'boil ~with rage',
      'grumble',
      'show anger',
    ],
    seconds: 1.9,
    kind: 'held',
    by: 'body',
    compose: anger,
  },
  shyness: {
    title: 'be shy',
    words: [
      'be shy',
      'blush',
      'act shy',
      'get shy',
      'get embarrassed',
      'cover cheeks',
      'be embarrassed',
      'flush',
      'twiddle thumbs',
    ],
    seconds: 2.2,
    kind: 'held',
    by: 'body',
    compose: shyness,
  },
  pride: {
    title: 'be proud',
    words: [
      'be proud',
      'stand tall',
      'stand proudly',
      'gloat',
      'show pride',
      'stand heroically',
      'hero pose',
      'boast',
      'superhero pose',
      'act cool',
    ],
    seconds: 2,
    kind: 'held',
    by: 'body',
    compose: gesture({
      to: 'hip',
      both: true,
      tilt: 3,
      nod: -0.7,
      squash: 0.05,
      brows: 0.02,
      worry: -4,
      eyes: 'closed',
      mouth: ['smile', 'mm'],
    }),
  },
  confusion: {
    title: 'be confused',
    words: [
      'be confused',
      'get confused',
      'look confused',
      'be puzzled',
      'get lost',
      'act confused',
      'ask',
      'hesitate',
      'doubt',
      'ask ~a question',
      'be unsure',
    ],
    seconds: 2.2,
    kind: 'held',
    by: 'body',
    compose: gesture({
      to: 'crown',
      shake: 10,
      each: 0.3,
      tilt: 11,
      lean: 3,
      turn: -0.3,
      brows: 0.045,
      worry: 7,
      look: [-0.035, -0.03],
      mouth: ['oh', 'mm'],
    }),
  },
  boredom: {
    title: 'be bored',
    words: ['be bored', 'get bored', 'act bored', 'procrastinate', 'slouch', 'drum fingers'],
    seconds: 2.6,
    kind: 'held',
    by: 'body',
    compose: gesture({
      to: 'cheek',
      enter: 0.6,
      tilt: 12,
      lean: 4,
      nod: 0.4,
      squash: -0.05,
      brows: 0.006,
      look: [-0.03, -0.02],
      eyes: 'half',
      mouth: ['mm', 'sad'],
    }),
  },
  slyness: {
    title: 'plot',
    words: [
      'plot',
      'scheme',
      'rub hands',
      'rub ~its hands together',
      'rub hands together',
      'wash hands',
      'wring hands',
      'warm ~its hands',
      'conspire',
      'wash ~its hands',
    ],
    seconds: 2,
    kind: 'held',
    by: 'arms',
    compose: gesture({
      to: 'middle',
      both: true,
      shake: 14,
      each: 0.3,
      tilt: 6,
      nod: 0.5,
      squash: -0.03,
      brows: -0.012,
      worry: -12,
      ears: 6,
      eyes: 'half',
      mouth: ['smile', 'mm'],
    }),
  },
} satisfies Record<string, Move>;

/** How a mood is played where nothing else is asked for. */
export const MOOD_MOVES: Record<Mood, string> = {
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
