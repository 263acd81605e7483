import { hop, liftOf } from './body';
import { cyclePreset, keys, type Cycle, type SheetAct, type SheetLine } from './cycle';
import { eyes, lookY } from './eyes';
import { brows, mouth, pitch } from './face';
import { bend, bothLimbs, ears, flap, legLift, ripple, wag } from './limbs';

/** The intensity below which its eyes stay open on landing. */
const MIN_GAIN_TO_SHUT_EYES = 0.6;

/** The preset `jump`: looks up, crouches, leaps, lands with a squash and settles. */
export const jump = cyclePreset({
  title: 'Jump',
  description: 'Crouches, leaps up and lands with a squash.',
  duration: 1.1,
  loop: false,
  cycleSeconds: 1.25,
  paceSeconds: null,
  lines: (cycle) => [hops, ...HEAD, ...arms(cycle), ...HANGING, ...legs(cycle), shutsEyesLanding, opensMouthInAir],
  modifiers: () => ({}),
});

const hops: SheetAct = ({ score, count, length }) => {
  for (let i = 0; i < count; i += 1) hop(score, i * length, length, liftOf(score, 0.3));
};

const HEAD: readonly SheetLine[] = [
  {
    moves: pitch,
    along: keys(
      [0, 0],
      [0.18, 0.8, 'easeOut'],
      [0.4, -0.75, 'easeOut'],
      [0.66, 0.2],
      [0.8, 0.85, 'easeOut'],
      [0.92, -0.1],
      [1, 0],
    ),
  },
  {
    moves: lookY,
    along: keys([0, 0], [0.1, -0.02, 'easeOut'], [0.45, -0.025], [0.62, 0.03], [0.86, 0.015], [0.97, 0]),
  },
  { moves: brows, along: keys([0, 0], [0.18, -0.02], [0.4, 0.045, 'easeOut'], [0.7, 0.03], [0.8, -0.02], [0.97, 0]) },
];

/** Swings the arms back in the crouch, up in the leap and down again; elbows fold on the ground. */
function arms({ score: { gain, figure }, length }: Cycle): readonly SheetLine[] {
  const thrown = keys(
    [0, 0],
    [0.2, -26 * gain, 'easeOut'],
    [0.44, 68 * gain, 'easeOut'],
    [0.66, 48 * gain],
    [0.8, -12 * gain, 'easeOut'],
    [0.9, 4],
    [0.94, 0],
  );
  const fold = keys(
    [0, 0],
    [0.06, -2 * gain],
    [0.22, 22 * gain, 'easeOut'],
    [0.46, -6 * gain],
    [0.7, 8 * gain],
    [0.82, 20 * gain],
    [0.94, 0],
  );
  return [
    { moves: (score, list) => bothLimbs(score, list, Math.min(0.05, length * 0.04)), along: thrown },
    { moves: (score, list) => bend(score, figure.left, list), along: fold },
    { moves: (score, list) => bend(score, figure.right, list), along: fold, late: Math.min(0.04, length * 0.04) },
  ];
}

/** Secondary movements. A squashed figure is wide already: its tentacles draw in, and spread in the air. */
const HANGING: readonly SheetLine[] = [
  (cycle) => ripple(cycle.score, SPREAD(cycle), Math.min(0.02, cycle.length * 0.02)),
  { moves: ears, along: keys([0, 0], [0.22, -5], [0.5, 8], [0.78, -9], [0.9, 3], [0.95, 0]) },
  { moves: wag, along: keys([0, 0], [0.2, 6], [0.5, -10], [0.8, 9], [0.95, 0]) },
  {
    moves: flap,
    along: keys([0, 0], [0.2, -9, 'easeOut'], [0.34, 14], [0.44, -6], [0.54, 13], [0.66, 2], [0.8, -8], [0.95, 0]),
  },
];

const SPREAD = keys(
  [0, 0],
  [0.2, -6, 'easeOut'],
  [0.42, 12, 'easeOut'],
  [0.62, 8],
  [0.78, -7, 'easeOut'],
  [0.9, 2],
  [0.96, 0],
);

/** Draws the legs up in the air, the right one later and less; values are shares of the height. */
function legs({ length }: Cycle): readonly SheetLine[] {
  const tuck = keys([0.28, 0], [0.47, 0.05, 'easeOut'], [0.66, 0, 'easeIn']);
  return [
    { moves: (score, list) => legLift(score, 'left', list), along: tuck },
    { moves: (score, list) => legLift(score, 'right', list), along: tuck, times: 0.8, late: length * 0.025 },
  ];
}

const shutsEyesLanding: SheetAct = ({ score, count, length }) => {
  if (score.gain < MIN_GAIN_TO_SHUT_EYES) return;
  const spans = Array.from({ length: count }, (_, i) => ({
    from: (i + 0.74) * length,
    to: (i + 0.86) * length,
    state: 'closed',
  }));
  eyes(score, spans);
};

const opensMouthInAir: SheetAct = ({ score, count, length }) =>
  mouth(score, ['open', 'ah'], length * 0.26, (count - 1) * length + length * 0.72);
