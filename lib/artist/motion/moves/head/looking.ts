import { beats, type Beat, type Step } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { arcOf, held, sideOf } from '../../shapes';

/** Looks in a direction: the eyes move first, then the head, and the body last. */
function lookTo(score: Score, how: Manner, fixed: Manner['direction'] = null): void {
  const { seconds } = score;
  const arc = arcOf(score, 0.34, 0.4);
  const direction = fixed ?? how.direction ?? 'right';
  const blinks = seconds > 1 ? [...blinkAt(score, arc.enter * 0.3), ...blinkAt(score, seconds - arc.leave)] : [];
  eyes(score, blinks);
  if (direction === 'up' || direction === 'down') {
    const down = direction === 'down' ? 1 : -1;
    look(score, 'translateY', held({ ...arc, enter: arc.enter * 0.6 }, 0.045 * down, 0, 0));
    pitch(score, held(arc, 1.05 * down, 0.05));
    brows(score, held(arc, down > 0 ? -0.008 : 0.04));
    squash(score, held(arc, -0.028 * down, 0.1));
    tilt(score, held(arc, 2.5, 0.12));
    ears(score, held(arc, 5 * down, 0.1));
    return;
  }
  const side = direction === 'left' ? -1 : 1;
  look(score, 'translateX', held({ ...arc, enter: arc.enter * 0.6 }, 0.05 * side, 0, 0));
  turn(score, held(arc, 1.15 * side, 0.05));
  tilt(score, held(arc, 3.5 * side, 0.08));
  lean(score, held(arc, 2 * side, 0.12));
  squash(
    score,
    beats([0, 0], [arc.enter * 0.6, -0.02], [arc.enter + 0.08, 0], [seconds - arc.leave * 0.6, -0.018], [seconds, 0]),
  );
  ears(score, held(arc, 4, 0.1));
}

/** Looks to one side, to the other and up, with a pause at each. */
function lookAround(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const side = sideOf(how, -1);
  const at = (share: number, late = 0): number => share * seconds + late;
  const places = (values: readonly [number, number, number], late: number): Beat[] => {
    const [a, b, c] = values;
    const steps: Step[] = [
      [0, 0],
      [at(0.06, late), -a * 0.1],
      [at(0.18, late), a],
      [at(0.32, late), a * 0.95],
      [at(0.44, late), b],
      [at(0.6, late), b * 0.95],
      [at(0.7, late), c],
      [at(0.84, late), c * 0.95],
      [seconds, 0],
    ];
    return beats(...steps);
  };
  look(score, 'translateX', places([0.048 * side, -0.048 * side, 0.01], -seconds * 0.02));
  look(score, 'translateY', places([0, 0.006, -0.04], -seconds * 0.02));
  turn(score, places([1.1 * side, -1.1 * side, 0.1], 0.02));
  pitch(score, places([-0.1, 0.12, -0.7], 0.04));
  tilt(score, places([4 * side, -4 * side, 3], 0.07));
  lean(score, places([3 * side, -3 * side, 0], 0.12));
  hips(score, places([-0.01 * side, 0.01 * side, 0], 0.16));
  squash(
    score,
    beats(
      [0, 0],
      [at(0.12), -0.016],
      [at(0.2), 0],
      [at(0.36), 0],
      [at(0.4), -0.018],
      [at(0.48), 0],
      [at(0.7), 0.018],
      [at(0.84), 0.016],
      [seconds, 0],
    ),
  );
  bothLimbs(score, places([5 * gain, 3 * gain, 7 * gain], 0.14), 0.05);
  ears(score, places([-6, -5, -8], 0.06));
  brows(score, places([0.02, 0.024, 0.045], 0));
  eyes(score, [...blinkAt(score, at(0.36)), ...blinkAt(score, at(0.65)), ...blinkAt(score, at(0.9))]);
  mouth(score, ['oh', 'mm'], at(0.66), at(0.88));
}

/** Tilts the head to one side and looks at the viewer, as a puppy does. */
function tiltHead(score: Score, how: Manner): void {
  const arc = arcOf(score, 0.38, 0.45);
  const side = sideOf(how);
  tilt(score, held(arc, 14 * side));
  turn(score, held(arc, 0.3 * side, 0.2));
  lean(score, held(arc, 2.5 * side, 0.1));
  brows(score, held({ ...arc, enter: arc.enter * 0.5 }, 0.03, 0, 0.3));
  ears(score, held(arc, -8, 0.08));
  squash(score, held(arc, 0.012, 0.1));
  eyes(score, blinkAt(score, arc.enter * 0.5));
}

/** Moves that look in a direction. */
export const LOOKING = {
  look: {
    title: 'look',
    words: [
      'look',
      'glance',
      'look left',
      'look right',
      'look aside',
      'look ~to ~the left',
      'look ~to ~the right',
      'peek left',
      'peek right',
      'look ~over shoulder',
    ],
    seconds: 1.4,
    kind: 'held',
    by: 'head',
    compose: lookTo,
  },
  look_up: {
    title: 'look up',
    words: ['look up', 'glance up', 'look ~at ~the sky', 'gaze up', 'look skyward', 'stargaze'],
    seconds: 1.5,
    kind: 'held',
    by: 'head',
    compose: (score: Score, how: Manner) => lookTo(score, how, 'up'),
  },
  look_down: {
    title: 'look down',
    words: [
      'look down',
      'glance down',
      'lower head',
      'lower gaze',
      'gaze down',
      'bow head',
      'look ~at ~the ground',
      'look ~at ~the floor',
      'look ~at feet',
    ],
    seconds: 1.5,
    kind: 'held',
    by: 'head',
    compose: (score: Score, how: Manner) => lookTo(score, how, 'down'),
  },
  look_around: {
    title: 'look around',
    words: [
      'look around',
      'look about',
      'look left ~and right',
      'look both ways',
      'search',
      'scan',
      'explore',
      'look ~from side ~to side',
      'seek',
      'survey',
      'look everywhere',
      'look ~for something',
    ],
    seconds: 2.8,
    kind: 'once',
    by: 'head',
    compose: lookAround,
  },
  tilt: {
    title: 'tilt head',
    words: ['tilt head', 'cock head', 'tilt', 'head tilt', 'incline head'],
    seconds: 1.4,
    kind: 'held',
    by: 'head',
    compose: tiltHead,
  },
} satisfies Record<string, Move>;
