import { beats, later, swing, times } from '@/lib/core/clip/presets/beats';
import { sink, squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, swingLimb, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean, shift } from '@/lib/core/clip/presets/stance';
import { hand, limbsFor, type Spot } from '../hands';
import type { Manner, Move } from '../manner';
import { arcOf, cyclesOf, held, shakes, sideOf } from '../shapes';
import { faint, fallOver, kick, stomp, tapFoot } from './falls';
import { leanTo, peek, sigh } from './leanings';

function bothHands(score: Score, spot: Spot, enter: number, leave: number): void {
  [score.figure.left, score.figure.right].forEach((limb, index) => {
    if (limb)
      hand(
        score,
        limb,
        [
          [enter, spot, 'easeOut'],
          [Math.max(score.seconds - leave, enter + 0.04), spot],
          [score.seconds, 'rest'],
        ],
        index * 0.045,
      );
  });
}

/** Bows from the hips, arms back, and rises. */
function bow(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const arc = arcOf(score, 0.55, 0.6);
  pitch(score, held(arc, 2.1, 0.04));
  squash(score, held(arc, figure.roles.head ? -0.1 : -0.15, 0, 0.25));
  tilt(score, held(arc, 4 * sideOf(how), 0.08));
  sink(score, held(arc, 0.02, 0.05, 0));
  const [limb] = limbsFor(score, how);
  for (const other of [figure.left, figure.right]) {
    if (other && other === limb && other.kind === 'arm')
      hand(score, other, [
        [arc.enter, 'middle', 'easeOut'],
        [seconds - arc.leave, 'middle'],
        [seconds, 'rest'],
      ]);
    else swingLimb(score, other, held(arc, 34 * gain, 0.06));
  }
  ears(score, held(arc, 9, 0.1));
  ripple(score, held(arc, -5, 0.06), 0.04);
  wag(score, held(arc, 8, 0.12));
  brows(score, held(arc, 0.01));
  eyes(score, [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.6, state: 'closed' }]);
  mouth(score, ['smile', 'mm'], arc.enter * 0.4, seconds - arc.leave * 0.3);
}

/** Reaches up, long and slow, and lets go. */
function stretch(score: Score, how: Manner): void {
  const { seconds } = score;
  const arc = arcOf(score, 0.8, 0.6);
  bothHands(score, 'up', arc.enter, arc.leave);
  squash(score, held(arc, 0.12, 0, 0.5));
  lean(score, [
    { at: 0, to: 0 },
    ...shakes({ from: arc.enter, to: seconds - arc.leave, count: 1, by: 5 * sideOf(how) }),
    { at: seconds, to: 0 },
  ]);
  pitch(score, held(arc, -0.8, 0.06));
  tilt(score, held(arc, 5, 0.12));
  ears(score, held(arc, 9, 0.1));
  ripple(score, held(arc, 20, 0.05), 0.04);
  wag(score, held(arc, 10, 0.15));
  eyes(score, [{ from: arc.enter * 0.5, to: seconds - arc.leave * 0.5, state: 'closed' }]);
  mouths(score, [
    { from: arc.enter * 0.6, to: seconds - arc.leave, states: ['ah', 'open'] },
    { from: seconds - arc.leave, to: seconds - 0.1, states: ['smile'] },
  ]);
}

/** Swings from side to side; `rock` from one edge to the other. */
const sway =
  ({ pace, by, head, drift }: { pace: number; by: number; head: number; drift: number }) =>
  (score: Score): void => {
    const { seconds, gain } = score;
    const count = cyclesOf(score, pace);
    const sides = swing({ from: 0, seconds, cycles: count, by: 1 });
    lean(score, times(sides, by));
    hips(score, times(sides, drift));
    tilt(score, later(times(sides, head), pace * 0.07));
    turn(score, later(times(sides, 0.25), pace * 0.14));
    squash(score, swing({ from: 0, seconds, cycles: count * 2, by: 0.014, phase: 0.3 }));
    bothLimbs(score, later(times(sides, 9 * gain), pace * 0.1), pace * 0.06);
    ears(score, later(times(sides, 4), pace * 0.1));
    wag(score, later(times(sides, -9), pace * 0.08));
    ripple(score, later(times(sides, 7), 0.1), 0.08);
  };

/** Shakes fast and small: cold, afraid, or under power. */
const tremble =
  ({ pace, by, crouch, face }: { pace: number; by: number; crouch: number; face: boolean }) =>
  (score: Score): void => {
    const { seconds } = score;
    const count = cyclesOf(score, pace);
    const quick = swing({ from: 0, seconds, cycles: count, by: 1 });
    shift(score, times(quick, 0.008 * by));
    lean(score, later(times(quick, 0.8 * by), pace * 0.2));
    tilt(score, later(times(quick, -1.6 * by), pace * 0.35));
    const slow = Math.max(1, Math.round(seconds / 1.2));
    squash(score, swing({ from: 0, seconds, cycles: slow, by: 0.012, middle: -crouch }));
    [score.figure.left, score.figure.right].forEach((limb, index) =>
      swingLimb(
        score,
        limb,
        swing({
          from: 0,
          seconds,
          cycles: count,
          by: 3.4 * by,
          middle: crouch > 0 ? -6 : 4,
          phase: 0.2 + index * 0.27,
        }),
        0.6,
      ),
    );
    ears(score, swing({ from: 0, seconds, cycles: count, by: 3, middle: crouch > 0 ? 7 : 0, phase: 0.4 }), pace * 0.1);
    wag(score, later(times(quick, 5), pace * 0.3));
    ripple(score, times(quick, 5), pace * 0.2);
    if (!face) return;
    pitch(score, swing({ from: 0, seconds, cycles: slow, by: 0.12, middle: 0.4 }));
    worry(score, swing({ from: 0, seconds, cycles: slow, by: 1, middle: 14 }));
    brows(score, swing({ from: 0, seconds, cycles: slow, by: 0.004, middle: 0.025 }));
    mouth(score, ['sad', 'mm'], 0, seconds);
  };

/** Panics: arms up and flailing, head from side to side, mouth open. */
function panic(score: Score): void {
  const { seconds, gain, figure } = score;
  const count = cyclesOf(score, 0.4, true);
  const quick = swing({ from: 0, seconds, cycles: count, by: 1 });
  [figure.left, figure.right].forEach((limb, index) => {
    if (!limb) return;
    swingLimb(
      score,
      limb,
      swing({
        from: 0,
        seconds,
        cycles: count,
        by: (26 - index * 3) * gain,
        middle: (limb.kind === 'leg' ? 30 : 92) * Math.min(gain, 1.1),
        phase: index * 0.44,
      }),
      0.5,
    );
  });
  tilt(score, later(times(swing({ from: 0, seconds, cycles: count / 2, by: 1 }), 8), 0.05));
  turn(score, swing({ from: 0, seconds, cycles: count / 2, by: 0.9, phase: 0.2 }));
  look(score, 'translateX', swing({ from: 0, seconds, cycles: count / 2, by: 0.03, phase: 0.25 }));
  lean(score, times(quick, 3));
  squash(score, swing({ from: 0, seconds, cycles: count, by: 0.03, middle: 0.02, phase: 0.3 }));
  ears(score, later(times(quick, 9), 0.04));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: 12, middle: 8 }), 0.05);
  wag(score, times(quick, 12));
  brows(score, swing({ from: 0, seconds, cycles: count, by: 0.01, middle: 0.06 }));
  worry(score, swing({ from: 0, seconds, cycles: count, by: 2, middle: 14 }));
  eyes(score, [{ from: 0, to: seconds, state: 'wide' }]);
  mouth(score, ['ah', 'surprised', 'open'], 0, seconds);
}

/** Goes low and stays there, arms over its head. */
const crouch =
  ({ depth, spot, face }: { depth: number; spot: Spot | null; face: 'scared' | 'calm' }) =>
  (score: Score, how: Manner): void => {
    const { seconds, figure, gain } = score;
    const arc = arcOf(score, 0.34, 0.5);
    squash(score, held(arc, -depth, 0, 0.2));
    pitch(score, held(arc, face === 'scared' ? 1.5 : 0.8, 0.04));
    tilt(score, held(arc, 4 * sideOf(how), 0.08));
    if (spot) bothHands(score, spot, arc.enter + 0.04, arc.leave);
    else bothLimbs(score, held(arc, 16 * gain, 0.05), 0.05);
    for (const [leg, by] of [
      [figure.roles.legs.left, 12],
      [figure.roles.legs.right, -11],
    ] as const)
      score.add(leg, 'rotate', held(arc, by * Math.min(gain, 1.3), 0.02, 0));
    ears(score, held(arc, 14, 0.06));
    ripple(score, held(arc, -6, 0.04), 0.03);
    wag(score, held(arc, -10, 0.1));
    worry(score, held(arc, face === 'scared' ? 12 : 0));
    brows(score, held(arc, face === 'scared' ? 0.02 : 0.012));
    eyes(
      score,
      face === 'scared'
        ? [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.8, state: 'closed' }]
        : blinkAt(score, arc.enter * 0.4),
    );
    mouth(score, face === 'scared' ? ['sad', 'mm'] : ['smile', 'mm'], arc.enter * 0.5, seconds - arc.leave * 0.4);
  };

/** Sits down with legs to the front, rocks back and settles; gets up again. */
function sit(score: Score): void {
  const { seconds, figure, gain } = score;
  const arc = arcOf(score, 0.6, 0.6);
  const low = Math.min(0.075, 0.09);
  sink(score, held(arc, low, 0, 0.15));
  squash(score, held(arc, figure.roles.legs.left ? -0.07 : -0.14, 0.02, 0.25));
  for (const [leg, by] of [
    [figure.roles.legs.left, 38],
    [figure.roles.legs.right, -35],
  ] as const)
    score.add(leg, 'rotate', held(arc, by * Math.min(gain, 1.2), 0.03, 0.1));
  lean(
    score,
    beats(
      [0, 0],
      [arc.enter * 0.5, 3],
      [arc.enter + 0.1, -3],
      [arc.enter + 0.4, 0],
      [seconds - arc.leave, 0],
      [seconds - arc.leave * 0.6, 4],
      [seconds, 0],
    ),
  );
  bothLimbs(score, held(arc, 18 * gain, 0.06), 0.05);
  pitch(score, held(arc, 0.3, 0.1));
  ears(score, held(arc, 6, 0.1));
  ripple(score, held(arc, -5, 0.05), 0.04);
  wag(score, held(arc, 8, 0.12));
  brows(score, held(arc, 0.012, 0.1));
  eyes(score, [...blinkAt(score, arc.enter * 0.8), ...blinkAt(score, seconds - arc.leave * 0.8)]);
}

/** What the whole body does. */
export const BODY = {
  bow: {
    title: 'bow',
    words: [
      'bow',
      'take ~a bow',
      'curtsy',
      'bow down',
      'curtsey',
      'bend',
      'bend over',
      'kneel',
      'bend ~the knee',
      'duck head',
    ],
    seconds: 2,
    kind: 'held',
    by: 'body',
    compose: bow,
  },
  stretch: {
    title: 'stretch',
    words: [
      'stretch',
      'stretch up',
      'stretch arms',
      'stretch itself',
      'limber up',
      'do yoga',
      'warm up',
      'reach ~for ~the sky',
      'reach ~for ~the stars',
    ],
    seconds: 2.6,
    kind: 'held',
    by: 'body',
    compose: stretch,
  },
  sway: {
    title: 'sway',
    words: [
      'sway',
      'sway ~from side ~to side',
      'swing ~from side ~to side',
      'swing ~to ~and fro',
      'waltz',
      'lull',
      'sway gently',
    ],
    seconds: 2.4,
    kind: 'cycle',
    by: 'body',
    compose: sway({ pace: 2.4, by: 6, head: 5, drift: 0.02 }),
  },
  rock: {
    title: 'rock',
    words: [
      'rock',
      'rock back ~and forth',
      'rock ~from side ~to side',
      'roll',
      'roll around',
      'teeter',
      'roll ~from side ~to side',
      'roll over',
      'swivel',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'body',
    compose: sway({ pace: 1.6, by: 11, head: -4, drift: 0.03 }),
  },
  wobble: {
    title: 'wobble',
    words: [
      'wobble',
      'wiggle',
      'jiggle',
      'shimmy',
      'wriggle',
      'squirm',
      'wiggle hips',
      'shake hips',
      'shake ~its body',
      'wiggle body',
      'twist',
      'shake ~it',
      'wiggle around',
      'fidget',
      'shake itself',
      'shake off',
      'shake bottom',
      'twerk',
      'wiggle bottom',
      'wiggle butt',
    ],
    seconds: 1.4,
    kind: 'cycle',
    by: 'body',
    compose: sway({ pace: 0.47, by: 5, head: -5, drift: 0.028 }),
  },
  stagger: {
    title: 'stagger',
    words: [
      'stagger',
      'stumble',
      'trip',
      'totter',
      'reel',
      'lose balance',
      'slip',
      'be dizzy',
      'get dizzy',
      'trip over',
    ],
    seconds: 2.2,
    kind: 'cycle',
    by: 'body',
    compose: sway({ pace: 1.1, by: 9, head: 10, drift: 0.05 }),
  },
  tremble: {
    title: 'tremble',
    words: [
      'tremble',
      'shiver',
      'quiver',
      'shudder',
      'shake ~with fear',
      'shake',
      'tremble ~with fear',
      'shiver ~with cold',
      'be cold',
      'freeze',
      'quake',
      'shake ~from ~the cold',
      'cower',
      'get cold',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'body',
    compose: tremble({ pace: 0.14, by: 1.7, crouch: 0.06, face: true }),
  },
  vibrate: {
    title: 'vibrate',
    words: [
      'vibrate',
      'ring',
      'rattle',
      'buzz ~with excitement',
      'rumble',
      'glitch',
      'malfunction',
      'short circuit',
      'hum ~with power',
    ],
    seconds: 1,
    kind: 'cycle',
    by: 'body',
    compose: tremble({ pace: 0.12, by: 1.2, crouch: 0, face: false }),
  },
  panic: {
    title: 'panic',
    words: [
      'panic',
      'freak out',
      'flail',
      'flail arms',
      'lose ~its mind',
      'go crazy',
      'go wild',
      'wave arms',
      'wave ~its arms',
      'wave ~both arms',
      'be in panic',
      'flap around',
      'scream ~in panic',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'arms',
    compose: panic,
  },
  duck: {
    title: 'duck',
    words: [
      'duck',
      'take cover',
      'hide',
      'cower down',
      'curl up',
      'hide away',
      'duck ~for cover',
      'duck down',
      'shrink back',
      'recoil',
      'flinch',
      'cringe',
      'hide behind hands',
      'dodge',
    ],
    seconds: 1.7,
    kind: 'held',
    by: 'body',
    compose: crouch({ depth: 0.2, spot: 'crown', face: 'scared' }),
  },
  crouch: {
    title: 'crouch',
    words: [
      'crouch',
      'squat',
      'crouch down',
      'get down',
      'bend ~its knees',
      'do squats',
      'do ~a squat',
      'land',
      'squash',
      'bend down',
      'pick ~something up',
      'pick ~up something',
    ],
    seconds: 1.5,
    kind: 'held',
    by: 'body',
    compose: crouch({ depth: 0.19, spot: null, face: 'calm' }),
  },
  sit: {
    title: 'sit',
    words: [
      'sit',
      'sit down',
      'take ~a seat',
      'plop down',
      'rest ~on ~the ground',
      'lie down',
      'lie',
      'lay down',
      'relax ~on ~the ground',
    ],
    seconds: 2.6,
    kind: 'held',
    by: 'body',
    compose: sit,
  },
  fall: {
    title: 'fall over',
    words: [
      'fall over',
      'fall',
      'fall down',
      'topple',
      'tip over',
      'crash',
      'fall ~on ~its face',
      'collapse',
      'keel over',
      'trip ~and fall',
      'topple over',
      'slip ~and fall',
      'get knocked out',
      'tumble down',
      'play dead',
    ],
    seconds: 2.7,
    kind: 'once',
    by: 'body',
    compose: fallOver,
  },
  faint: {
    title: 'faint',
    words: [
      'faint',
      'pass out',
      'swoon away',
      'black out',
      'melt',
      'deflate',
      'sink down',
      'crumple',
      'give up',
      'lose consciousness',
      'be exhausted',
      'die',
    ],
    seconds: 2.8,
    kind: 'once',
    by: 'body',
    compose: faint,
  },
  kick: {
    title: 'kick',
    words: [
      'kick',
      'kick ~a ball',
      'kick ~the ball',
      'score ~a goal',
      'shoot',
      'karate kick',
      'high kick',
      'kick ~something',
      'play soccer',
      'play football',
    ],
    seconds: 1.15,
    kind: 'once',
    by: 'body',
    needs: 'legs',
    compose: kick,
  },
  stomp: {
    title: 'stomp',
    words: [
      'stomp',
      'stamp',
      'stomp foot',
      'stamp ~its foot',
      'stamp foot',
      'throw ~a tantrum',
      'stomp feet',
      'have ~a tantrum',
      'fume',
      'rage',
      'stomp around',
    ],
    seconds: 0.85,
    kind: 'once',
    by: 'body',
    needs: 'legs',
    compose: stomp,
  },
  tap_foot: {
    title: 'tap foot',
    words: ['tap foot', 'tap ~its foot', 'tap toes', 'be impatient', 'grow impatient'],
    seconds: 1.8,
    length: (n) => 0.76 + 0.32 * (n > 1 ? n : 4),
    kind: 'held',
    by: 'body',
    needs: 'legs',
    compose: tapFoot,
  },
  lean: {
    title: 'lean',
    words: [
      'lean',
      'lean in',
      'lean over',
      'lean left',
      'lean right',
      'lean ~to ~the left',
      'lean ~to ~the right',
      'bend left',
      'bend right',
      'lean forward',
      'lean back',
      'tip',
      'lean ~to ~a side',
    ],
    seconds: 1.6,
    kind: 'held',
    by: 'body',
    compose: leanTo,
  },
  peek: {
    title: 'peek',
    words: [
      'peek',
      'peek out',
      'peep',
      'peer around',
      'peek around',
      'pop out',
      'pop ~its head ~out',
      'spy',
      'peek up',
      'peek out ~from behind',
    ],
    seconds: 2.2,
    kind: 'once',
    by: 'body',
    compose: peek,
  },
  sigh: {
    title: 'sigh',
    words: [
      'sigh',
      'exhale',
      'take ~a deep breath',
      'breathe deeply',
      'breathe ~in ~and out',
      'breathe out',
      'breathe in',
      'pant',
      'breathe heavily',
      'catch ~its breath',
      'huff',
      'deep breath',
    ],
    seconds: 2.4,
    kind: 'once',
    by: 'body',
    compose: sigh,
  },
} satisfies Record<string, Move>;
