import { beats, later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../manner';
import { arcOf, cyclesOf, held } from '../shapes';

/** The whole figure larger or smaller on its feet: 0 as it is, .2 a fifth larger. */
function size(score: Score, list: readonly Beat[], share = score.gain): void {
  const { root } = score.figure.roles;
  const scale = list.map((beat) => ({ ...beat, to: Math.max(0.02, 1 + beat.to * share) }));
  score.add(root, 'scaleX', scale);
  score.add(root, 'scaleY', scale);
  const below = score.figure.ground - (score.figure.anatomy.part(root)?.pivot[1] ?? score.figure.ground);
  if (Math.abs(below) > 1)
    score.add(
      root,
      'translateY',
      scale.map((beat) => ({ ...beat, to: -below * (beat.to - 1) })),
    );
}

/** Puffs itself up, or makes itself small, and comes back. */
const sized =
  (by: number) =>
  (score: Score): void => {
    const arc = arcOf(score, 0.5, 0.55);
    const { seconds, gain } = score;
    size(score, held(arc, by, 0, 0.15));
    squash(
      score,
      beats(
        [0, 0],
        [arc.enter * 0.4, by > 0 ? -0.035 : 0.03],
        [arc.enter, by > 0 ? 0.03 : -0.03],
        [arc.enter + 0.12, 0],
        [seconds, 0],
      ),
    );
    pitch(score, held(arc, by > 0 ? -0.5 : 0.7, 0.05));
    tilt(score, held(arc, 3, 0.1));
    bothLimbs(score, held(arc, (by > 0 ? 22 : -8) * gain, 0.05), 0.06);
    ears(score, held(arc, by > 0 ? 6 : 10, 0.08));
    ripple(score, held(arc, by > 0 ? 14 : -6, 0.05), 0.03);
    brows(score, held(arc, by > 0 ? 0.02 : 0.035));
    mouth(score, by > 0 ? ['mm', 'smile'] : ['oh', 'sad'], arc.enter * 0.5, seconds - arc.leave * 0.4);
  };

/** Beats like a heart: two swells, and a pause. */
function pulse(score: Score): void {
  const { seconds } = score;
  const count = cyclesOf(score, 0.95);
  const length = seconds / count;
  const heart: Beat[] = Array.from({ length: count }, (_, i) =>
    beats(
      [i * length, 0],
      [(i + 0.14) * length, 0.055, 'easeOut'],
      [(i + 0.3) * length, 0.008],
      [(i + 0.42) * length, 0.04, 'easeOut'],
      [(i + 0.72) * length, 0],
      [(i + 1) * length, 0],
    ),
  ).flat();
  size(score, heart);
  pitch(score, later(times(heart, -4), 0.05));
  tilt(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 2.5 }));
  bothLimbs(score, later(times(heart, 110 * score.gain), 0.07), 0.04);
  ears(score, later(times(heart, 60), 0.06));
  ripple(score, later(times(heart, 80), 0.06), 0.03);
}

/** Comes out of nothing with a bounce. */
function popIn(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  score.add(
    figure.roles.root,
    'opacity',
    beats([0, 1], [at(0.03), 0, 'easeOut'], [at(0.24), 0], [at(0.27), 1, 'easeOut'], [seconds, 1]),
  );
  size(
    score,
    beats(
      [0, 0],
      [at(0.05), 0],
      [at(0.16), -0.8],
      [at(0.24), -0.8],
      [at(0.46), 0.05 * gain, 'easeOut'],
      [at(0.58), -0.03 * gain],
      [at(0.7), 0],
      [seconds, 0],
    ),
    1,
  );
  squash(
    score,
    beats(
      [at(0.3), 0],
      [at(0.46), 0.1, 'easeOut'],
      [at(0.58), -0.1],
      [at(0.72), 0.04],
      [at(0.86), -0.012],
      [seconds, 0],
    ),
  );
  bothLimbs(
    score,
    beats([at(0.26), 0], [at(0.48), 62 * gain, 'easeOut'], [at(0.66), 40 * gain], [at(0.86), -4], [seconds, 0]),
    0.05,
  );
  pitch(score, beats([at(0.26), 0], [at(0.46), -0.6], [at(0.62), 0.4], [at(0.8), -0.1], [seconds, 0]));
  lean(score, beats([at(0.3), 0], [at(0.5), 4], [at(0.66), -3], [at(0.82), 1], [seconds, 0]));
  ears(score, beats([at(0.3), 0], [at(0.5), 12], [at(0.66), -7], [at(0.84), 2], [seconds, 0]));
  ripple(score, beats([at(0.3), 0], [at(0.5), 20], [at(0.7), -4], [seconds, 0]), 0.02);
  eyes(score, [{ from: at(0.2), to: at(0.8), state: 'happy' }]);
  mouth(score, ['open', 'smile'], at(0.2), at(0.92));
}

/** Draws itself together and is gone; after a moment it is there again. */
function vanish(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  score.add(
    figure.roles.root,
    'opacity',
    beats([0, 1], [at(0.38), 1], [at(0.44), 0, 'easeIn'], [at(0.68), 0], [at(0.71), 1, 'easeOut'], [seconds, 1]),
  );
  size(
    score,
    beats(
      [0, 0],
      [at(0.18), 0.05],
      [at(0.44), -0.85, 'easeIn'],
      [at(0.68), -0.8],
      [at(0.84), 0.04 * gain, 'easeOut'],
      [at(0.92), -0.015],
      [seconds, 0],
    ),
    1,
  );
  squash(score, beats([0, 0], [at(0.14), -0.08], [at(0.24), 0.12], [at(0.46), 0.1], [at(0.56), 0], [seconds, 0]));
  bothLimbs(score, beats([0, 0], [at(0.18), 30 * gain], [at(0.4), -14 * gain], [at(0.6), 0], [seconds, 0]), 0.04);
  pitch(score, beats([0, 0], [at(0.18), -0.5], [at(0.4), 0.9], [at(0.6), 0], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.2), -6], [at(0.4), 10], [at(0.6), 0], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.2), 12], [at(0.4), -8], [at(0.6), 0], [seconds, 0]), 0.02);
  eyes(score, [{ from: at(0.12), to: at(0.6), state: 'closed' }]);
  mouth(score, ['smile', 'mm'], at(0.1), at(0.5));
}

/** Squash and stretch, like rubber. */
function rubber(score: Score): void {
  const { seconds, gain } = score;
  const count = cyclesOf(score, 0.7);
  squash(score, swing({ from: 0, seconds, cycles: count, by: 0.13 }));
  lean(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 3 }));
  pitch(score, swing({ from: 0, seconds, cycles: count, by: -0.3, phase: 0.93 }));
  bothLimbs(score, swing({ from: 0, seconds, cycles: count, by: 14 * gain, middle: 10 * gain, phase: 0.88 }), 0.05);
  ears(score, swing({ from: 0, seconds, cycles: count, by: 6, phase: 0.85 }));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: -5, phase: 0.85 }), 0.04);
}

/** What changes the size of it all, or whether it is there. */
export const CHANGES = {
  grow: {
    title: 'grow',
    words: [
      'grow',
      'puff up',
      'expand',
      'inflate',
      'get bigger',
      'swell',
      'get big',
      'become bigger',
      'become giant',
      'grow big',
      'zoom ~in ~on ~the camera',
      'blow up',
      'come closer',
    ],
    seconds: 1.8,
    kind: 'held',
    by: 'body',
    compose: sized(0.2),
  },
  shrink: {
    title: 'shrink',
    words: [
      'shrink',
      'get smaller',
      'become smaller',
      'get small',
      'become tiny',
      'shrink down',
      'get tiny',
      'contract',
      'step back',
    ],
    seconds: 1.8,
    kind: 'held',
    by: 'body',
    compose: sized(-0.3),
  },
  pulse: {
    title: 'pulse',
    words: [
      'pulse',
      'glow',
      'throb',
      'pulsate',
      'beat ~like ~a heart',
      'heartbeat',
      'beat',
      'flash',
      'shine',
      'sparkle',
      'twinkle',
      'flicker',
      'light up',
      'radiate',
      'glimmer',
      'blink ~its lights',
      'shimmer',
    ],
    seconds: 1.9,
    kind: 'cycle',
    by: 'body',
    compose: pulse,
  },
  pop_in: {
    title: 'pop in',
    words: [
      'pop in',
      'appear',
      'pop up',
      'materialize',
      'poof in',
      'spawn',
      'emerge',
      'burst in',
      'hatch',
      'teleport in',
      'show itself',
      'fade in',
      'bounce in',
      'pop ~into existence',
      'jump out',
      'pop',
    ],
    seconds: 1.3,
    kind: 'once',
    by: 'body',
    compose: popIn,
  },
  vanish: {
    title: 'vanish',
    words: [
      'vanish',
      'disappear',
      'poof',
      'pop away',
      'teleport',
      'dematerialize',
      'fade out',
      'fade away',
      'become invisible',
      'turn invisible',
      'explode',
      'dissolve',
    ],
    seconds: 2,
    kind: 'once',
    by: 'body',
    compose: vanish,
  },
  rubber: {
    title: 'squash and stretch',
    words: [
      'squash ~and stretch',
      'stretch ~and squash',
      'squish',
      'bend ~like rubber',
      'jelly',
      'wobble ~like jelly',
      'wobble ~like ~a jelly',
    ],
    seconds: 1.4,
    kind: 'cycle',
    by: 'body',
    compose: rubber,
  },
} satisfies Record<string, Move>;
