import { beats, each, later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { lift, liftOf, squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { bend, ears, flap, ripple, swingLimb, tap, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean, shift } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../manner';
import { cyclesOf, sideOf } from '../shapes';

interface Gait {
  /** Seconds of two steps. */
  pace: number;
  /** How high a foot goes, as a share of the height; how far a leg seen from its side swings, in degrees. */
  step: number;
  stride: number;
  /** How high the body goes with each step, as a share of the height. */
  bob: number;
  lean: number;
  arms: number;
  elbow: number;
  nod: number;
  sway: number;
  mood?: { eyes?: string; mouth?: readonly string[]; brows?: number; worry?: number };
}

/** Goes in place, two steps a cycle: foot after foot, arms against legs, the body up and over each step. */
const gait =
  (wish: Gait) =>
  (score: Score, how: Manner): void => {
    const { seconds, gain, figure } = score;
    const { roles, profile } = figure;
    const count = cyclesOf(score, wish.pace);
    const side = how.direction === 'left' || how.direction === 'right' ? sideOf(how) : profile || 1;
    const length = seconds / count;
    const foot = (part: string | null, offset: number, share: number): void => {
      if (!part) return;
      const rise = later(
        each(count, length, (at) =>
          beats([at(0), 0], [at(0.24), wish.step, 'easeOut'], [at(0.5), 0, 'easeIn'], [at(1), 0]),
        ),
        offset * length,
      );
      score.add(part, 'translateY', times(rise, -figure.height * Math.min(gain, 1.5) * share));
      if (profile !== 0)
        score.add(
          part,
          'rotate',
          swing({
            from: 0,
            seconds,
            cycles: count,
            by: wish.stride * Math.min(gain, 1.3) * side * -1,
            phase: 0.75 + offset,
          }),
        );
    };
    foot(roles.legs.left ?? roles.feet.left, 0, 1);
    foot(roles.legs.right ?? roles.feet.right, 0.5, 0.97);
    foot(roles.frontLegs.left, 0.5, 0.95);
    foot(roles.frontLegs.right, 0.02, 0.92);
    tap(score, (i) =>
      later(
        each(count, length, (at) =>
          beats([at(0), 0], [at(0.22), wish.step, 'easeOut'], [at(0.46), 0, 'easeIn'], [at(1), 0]),
        ),
        (i % 2) * 0.5 * length,
      ),
    );
    const steps = Boolean(roles.legs.left ?? roles.feet.left ?? roles.frontLegs.left ?? roles.tentacles[0]);
    const high = liftOf(score, wish.bob * (steps ? 1 : 2.2));
    lift(
      score,
      each(count * 2, length / 2, (at) =>
        beats([at(0), 0, 'easeIn'], [at(0.12), 0, 'linear'], [at(0.56), high, 'easeOut'], [at(1), 0, 'easeIn']),
      ),
    );
    squash(score, swing({ from: 0, seconds, cycles: count * 2, by: (steps ? 0.8 : 1.6) * wish.bob, phase: 0.7 }));
    const sides = swing({ from: 0, seconds, cycles: count, by: 1, phase: 0.12 });
    if (steps) hips(score, times(sides, 0.012 + wish.sway * 0.003));
    else shift(score, times(sides, 0.03));
    lean(
      score,
      sides.map((beat) => ({ ...beat, to: beat.to * wish.sway * (steps ? 1 : 1.8) + wish.lean * side })),
    );
    tilt(score, later(times(sides, -wish.sway * 0.8), 0.06));
    pitch(score, swing({ from: 0, seconds, cycles: count * 2, by: 0.2, middle: wish.nod, phase: 0.9 }));
    if (wish.lean && profile === 0)
      turn(score, [
        { at: 0, to: 0.35 * side },
        { at: seconds, to: 0.35 * side },
      ]);
    const armed = {
      left: swing({ from: 0, seconds, cycles: count, by: wish.arms * gain, phase: 0.3, middle: wish.arms * 0.35 }),
      right: swing({
        from: 0,
        seconds,
        cycles: count,
        by: wish.arms * 0.9 * gain,
        phase: 0.78,
        middle: wish.arms * 0.32,
      }),
    };
    for (const key of ['left', 'right'] as const) {
      const limb = figure[key];
      if (!limb || limb.kind === 'leg') continue;
      swingLimb(score, limb, armed[key], 0.2);
      bend(
        score,
        limb,
        armed[key].map((beat) => ({ ...beat, to: wish.elbow + beat.to * 0.35 })),
      );
    }
    ears(score, swing({ from: 0, seconds, cycles: count * 2, by: 5, phase: 0.2 }));
    wag(score, later(times(sides, -9), 0.1));
    flap(score, swing({ from: 0, seconds, cycles: count * 2, by: 6, phase: 0.3 }));
    ripple(score, swing({ from: 0, seconds, cycles: count, by: 10 }), length * 0.14);
    const { mood } = wish;
    if (mood?.eyes) eyes(score, [{ from: 0, to: seconds, state: mood.eyes }]);
    if (mood?.mouth) mouth(score, mood.mouth, 0, seconds);
    if (mood?.brows) brows(score, swing({ from: 0, seconds, cycles: count, by: 0.008, middle: mood.brows }));
    if (mood?.worry) worry(score, swing({ from: 0, seconds, cycles: count, by: 1.5, middle: mood.worry }));
  };

/** Hangs in the air, up and down slowly; wings or arms keep it there. */
const air =
  ({
    height,
    pace,
    flaps,
    spread,
    sway,
  }: {
    height: number;
    pace: number;
    flaps: number;
    spread: number;
    sway: number;
  }) =>
  (score: Score): void => {
    const { seconds, gain, figure } = score;
    const count = cyclesOf(score, pace);
    const high = liftOf(score, height);
    lift(score, swing({ from: 0, seconds, cycles: count, by: high * 0.36, middle: high * 0.64, phase: 0 }));
    lean(score, swing({ from: 0, seconds, cycles: count, by: sway, phase: 0.22 }));
    tilt(score, swing({ from: 0, seconds, cycles: count, by: -sway * 0.8, phase: 0.1 }));
    squash(score, swing({ from: 0, seconds, cycles: count, by: 0.022, phase: 0.3 }));
    const beatsOf = Math.max(1, Math.round(count * flaps));
    const wings = figure.roles.wings.left ?? figure.roles.wings.right;
    const stroke = (phase: number, by: number): Beat[] =>
      swing({ from: 0, seconds, cycles: beatsOf, by: by * gain, middle: spread * Math.min(gain, 1.2), phase });
    const small = wings && figure.left?.kind !== 'wing' ? 0.35 : 1;
    swingLimb(
      score,
      figure.left,
      stroke(0.1, spread * 0.55 * small).map((beat) => ({ ...beat, to: beat.to * (small < 1 ? 0.45 : 1) })),
      0.3,
    );
    swingLimb(
      score,
      figure.right,
      stroke(0.1 - 0.02, spread * 0.5 * small).map((beat) => ({ ...beat, to: beat.to * (small < 1 ? 0.42 : 0.96) })),
      0.3,
    );
    flap(score, swing({ from: 0, seconds, cycles: Math.max(beatsOf, count * 2), by: 16, phase: 0.1 }));
    for (const [leg, by, phase] of [
      [figure.roles.legs.left, 5, 0.1],
      [figure.roles.legs.right, -4.4, 0.2],
    ] as const)
      score.add(leg, 'rotate', swing({ from: 0, seconds, cycles: count, by: by * gain, middle: by * 0.6, phase }));
    ears(score, swing({ from: 0, seconds, cycles: count, by: 5, phase: 0.4 }));
    wag(score, swing({ from: 0, seconds, cycles: count, by: 9, phase: 0.6 }));
    ripple(score, swing({ from: 0, seconds, cycles: count, by: 11, phase: 0.1 }), 0.14);
  };

/** Swims: stroke after stroke, the body rolling from side to side. */
function swim(score: Score): void {
  const { seconds, gain, figure } = score;
  const count = cyclesOf(score, 1.3);
  const roll = swing({ from: 0, seconds, cycles: count, by: 1 });
  lean(score, times(roll, 7));
  tilt(score, later(times(roll, -5), 0.08));
  turn(score, later(times(roll, 0.35), 0.05));
  const high = liftOf(score, 0.07);
  lift(score, swing({ from: 0, seconds, cycles: count * 2, by: high * 0.4, middle: high * 0.6, phase: 0.1 }));
  squash(score, swing({ from: 0, seconds, cycles: count * 2, by: 0.03, phase: 0.35 }));
  swingLimb(
    score,
    figure.left,
    swing({ from: 0, seconds, cycles: count, by: 44 * gain, middle: 46 * gain, phase: 0.3 }),
    0.3,
  );
  swingLimb(
    score,
    figure.right,
    swing({ from: 0, seconds, cycles: count, by: 40 * gain, middle: 44 * gain, phase: 0.8 }),
    0.3,
  );
  flap(score, swing({ from: 0, seconds, cycles: count * 2, by: 14, phase: 0.2 }));
  for (const [leg, phase] of [
    [figure.roles.legs.left, 0],
    [figure.roles.legs.right, 0.47],
  ] as const)
    score.add(leg, 'rotate', swing({ from: 0, seconds, cycles: count * 2, by: 11 * gain, phase }));
  wag(score, swing({ from: 0, seconds, cycles: count * 2, by: 16, phase: 0.1 }));
  ears(score, swing({ from: 0, seconds, cycles: count, by: 6, phase: 0.4 }));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: 15 }), 0.1);
  mouth(score, ['oh', 'smile'], 0, seconds);
}

/** Climbs: hand over hand, pulled up a little by each. */
function climb(score: Score): void {
  const { seconds, gain, figure } = score;
  const count = cyclesOf(score, 1.1);
  const pull = swing({ from: 0, seconds, cycles: count * 2, by: 1, phase: 0.7 });
  squash(score, times(pull, 0.05));
  const high = liftOf(score, 0.06);
  lift(
    score,
    pull.map((beat) => ({ ...beat, to: high * (0.5 + 0.5 * beat.to) })),
  );
  const roll = swing({ from: 0, seconds, cycles: count, by: 1, phase: 0.1 });
  lean(score, times(roll, 5));
  tilt(score, later(times(roll, -4), 0.06));
  pitch(score, swing({ from: 0, seconds, cycles: count, by: 0.1, middle: -0.6 }));
  look(score, 'translateY', [
    { at: 0, to: -0.03 },
    { at: seconds, to: -0.03 },
  ]);
  swingLimb(
    score,
    figure.left,
    swing({ from: 0, seconds, cycles: count, by: 46 * gain, middle: 74 * gain, phase: 0.1 }),
    -0.3,
  );
  swingLimb(
    score,
    figure.right,
    swing({ from: 0, seconds, cycles: count, by: 43 * gain, middle: 72 * gain, phase: 0.6 }),
    -0.3,
  );
  for (const [leg, phase] of [
    [figure.roles.legs.left, 0.1],
    [figure.roles.legs.right, 0.6],
  ] as const)
    score.add(
      leg,
      'translateY',
      swing({ from: 0, seconds, cycles: count, by: -figure.height * 0.022, middle: -figure.height * 0.022, phase }),
    );
  wag(score, times(roll, 8));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: 12 }), 0.1);
}

/** Comes in from a side, or goes out there: it fades where it would leave the canvas. */
const slide =
  (out: boolean) =>
  (score: Score, how: Manner): void => {
    const { seconds, figure } = score;
    const side = sideOf(how, -1);
    // As far as it is seen whole: what is out of the canvas is cut off.
    const free = (figure.spec.canvas.width - figure.width) / 2 / figure.width;
    const far = Math.min(0.34, Math.max(0.05, free * 0.8)) * side;
    const at = (share: number): number => share * seconds;
    const { root } = figure.roles;
    const path = out
      ? beats(
          [0, 0],
          [at(0.22), -far * 0.12, 'easeOut'],
          [at(0.58), far, 'easeIn'],
          [at(0.7), far],
          [at(0.74), 0],
          [seconds, 0],
        )
      : beats(
          [0, 0],
          [at(0.05), -far * 0.1],
          [at(0.16), far],
          [at(0.24), far],
          [at(0.68), -far * 0.07, 'easeOut'],
          [at(0.84), far * 0.015],
          [seconds, 0],
        );
    shift(score, path);
    score.add(
      root,
      'opacity',
      out
        ? beats([0, 1], [at(0.5), 1], [at(0.56), 0, 'easeIn'], [at(0.8), 0], [at(0.88), 1, 'easeOut'], [seconds, 1])
        : beats([0, 1], [at(0.03), 0, 'easeOut'], [at(0.24), 0], [at(0.31), 1, 'easeOut'], [seconds, 1]),
    );
    lean(
      score,
      out
        ? beats([0, 0], [at(0.22), -5 * side], [at(0.5), 8 * side], [at(0.72), 0], [seconds, 0])
        : beats(
            [0, 0],
            [at(0.2), -8 * side],
            [at(0.5), -8 * side],
            [at(0.7), 6 * side],
            [at(0.86), -1.5 * side],
            [seconds, 0],
          ),
    );
    squash(
      score,
      out
        ? beats([0, 0], [at(0.22), -0.08], [at(0.48), 0.05], [at(0.72), 0], [seconds, 0])
        : beats([0, 0], [at(0.24), 0.05], [at(0.5), 0.03], [at(0.7), -0.08], [at(0.86), 0.025], [seconds, 0]),
    );
    for (const limb of [figure.left, figure.right])
      swingLimb(
        score,
        limb,
        times(
          beats([0, 0], [at(0.3), -6], [at(0.7), 26, 'easeOut'], [at(0.9), -3], [seconds, 0]),
          limb === figure.left ? 1 : 0.88,
        ),
        0.3,
      );
    ears(score, beats([0, 0], [at(0.3), -5], [at(0.72), 9], [at(0.9), -2], [seconds, 0]));
    mouth(score, ['open', 'smile'], at(0.3), at(0.95));
  };

/** What goes somewhere, in place: a rig stays on its canvas. */
export const TRAVEL = {
  walk: {
    title: 'walk',
    words: [
      'walk',
      'stroll',
      'wander',
      'step',
      'take ~a step',
      'go ~for ~a walk',
      'walk ~in place',
      'saunter',
      'trudge',
      'waddle',
      'toddle',
      'strut',
      'roam',
      'amble',
      'pace',
      'hike',
      'travel',
      'move',
      'crawl',
      'slither',
      'roll along',
      'drive',
      'roller skate',
      'skate',
      'cruise',
    ],
    seconds: 1.8,
    length: (n) => 0.5 * Math.max(n, 2),
    kind: 'cycle',
    by: 'body',
    compose: gait({ pace: 0.9, step: 0.035, stride: 20, bob: 0.014, lean: 2, arms: 15, elbow: 8, nod: 0, sway: 3 }),
  },
  run: {
    title: 'run',
    words: [
      'run',
      'sprint',
      'jog',
      'dash',
      'race',
      'run ~in place',
      'gallop',
      'rush',
      'hurry',
      'charge',
      'flee',
      'run away',
      'escape',
      'scurry',
      'scamper',
      'run ~on ~the spot',
      'chase',
      'jog ~in place',
      'bolt',
      'zoom',
      'stampede',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'body',
    compose: gait({
      pace: 0.52,
      step: 0.055,
      stride: 34,
      bob: 0.03,
      lean: 7,
      arms: 34,
      elbow: 46,
      nod: 0.15,
      sway: 2.5,
      mood: { mouth: ['open', 'ah'] },
    }),
  },
  march: {
    title: 'march',
    words: ['march', 'march ~in place', 'parade', 'stride', 'goose step', 'patrol'],
    seconds: 2,
    kind: 'cycle',
    by: 'body',
    compose: gait({
      pace: 1,
      step: 0.065,
      stride: 26,
      bob: 0.016,
      lean: 0,
      arms: 34,
      elbow: 10,
      nod: -0.3,
      sway: 1.5,
      mood: { mouth: ['mm', 'smile'], brows: 0.012 },
    }),
  },
  sneak: {
    title: 'sneak',
    words: [
      'sneak',
      'tiptoe',
      'creep',
      'prowl',
      'sneak around',
      'stalk',
      'tip toe',
      'sneak up',
      'lurk',
      'tip-toe',
      'steal away',
    ],
    seconds: 3.2,
    kind: 'cycle',
    by: 'body',
    compose: gait({
      pace: 1.6,
      step: 0.06,
      stride: 22,
      bob: 0.012,
      lean: 6,
      arms: 10,
      elbow: 60,
      nod: 0.5,
      sway: 3,
      mood: { eyes: 'half', mouth: ['mm'], worry: -8 },
    }),
  },
  fly: {
    title: 'fly',
    words: [
      'fly',
      'soar',
      'flap',
      'flap wings',
      'flutter',
      'flap arms',
      'take off',
      'flap ~its wings',
      'take flight',
      'lift off',
      'buzz',
    ],
    seconds: 1.8,
    kind: 'cycle',
    by: 'body',
    compose: air({ height: 0.16, pace: 1.8, flaps: 4, spread: 62, sway: 4 }),
  },
  hover: {
    title: 'hover',
    words: [
      'hover',
      'float',
      'levitate',
      'drift',
      'float ~in ~the air',
      'glide',
      'bob',
      'bob up ~and down',
      'float around',
      'dangle',
    ],
    seconds: 2.6,
    kind: 'cycle',
    by: 'body',
    compose: air({ height: 0.11, pace: 2.6, flaps: 1, spread: 16, sway: 3 }),
  },
  swim: {
    title: 'swim',
    words: ['swim', 'paddle', 'dive', 'snorkel', 'splash', 'surf', 'backstroke'],
    seconds: 2.6,
    kind: 'cycle',
    by: 'body',
    compose: swim,
  },
  climb: {
    title: 'climb',
    words: ['climb', 'climb up', 'scale', 'climb ~a ladder', 'clamber', 'climb ~a tree'],
    seconds: 2.2,
    kind: 'cycle',
    by: 'body',
    compose: climb,
  },
  slide_in: {
    title: 'slide in',
    words: [
      'slide in',
      'enter',
      'come in',
      'arrive',
      'walk in',
      'swoop in',
      'slide into view',
      'run in',
      'rush in',
      'fly in',
      'zoom in',
      'drop in',
      'show up',
    ],
    seconds: 1.5,
    kind: 'once',
    by: 'body',
    compose: slide(false),
  },
  slide_out: {
    title: 'slide out',
    words: [
      'slide out',
      'leave',
      'exit',
      'go away',
      'depart',
      'walk off',
      'run off',
      'slide away',
      'dash off',
      'zoom off',
      'go off',
      'rush off',
      'fly away',
      'fly off',
      'slide',
    ],
    seconds: 1.7,
    kind: 'once',
    by: 'body',
    compose: slide(true),
  },
} satisfies Record<string, Move>;
