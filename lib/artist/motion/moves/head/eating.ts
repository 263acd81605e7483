import { beats, each, later, swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { arcOf, cyclesOf, fromRest, held } from '../../shapes';

/** Chews in small bites with full cheeks. */
function eat(score: Score): void {
  const { seconds } = score;
  const count = cyclesOf(score, 0.42);
  const length = seconds / count;
  const chew = swing({ from: 0, seconds, cycles: count, by: 1 });
  pitch(score, times(chew, 0.3));
  squash(score, later(times(chew, 0.02), 0.05));
  tilt(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 3)), by: 3.5 }));
  turn(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 0.12 }));
  brows(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 0.012, middle: 0.014 }));
  mouths(
    score,
    Array.from({ length: count }, (_, i) => [
      { from: i * length, to: (i + 0.42) * length, states: ['open', 'oh', 'ah'] },
      { from: (i + 0.42) * length, to: (i + 1) * length, states: ['mm', 'smile'] },
    ]).flat(),
  );
  eyes(score, [{ from: seconds * 0.3, to: seconds * 0.8, state: 'happy' }]);
}

/** Pecks at the floor: the whole figure tips down, picks, and looks up between the pecks. */
function peck(score: Score): void {
  const { seconds, figure } = score;
  const count = Math.max(2, Math.round(seconds / 0.62));
  const dips = each(count, seconds / count, (at) =>
    beats(
      [at(0), 0],
      [at(0.14), -0.14, 'easeOut'],
      [at(0.34), 1, 'easeIn'],
      [at(0.42), 0.72],
      [at(0.52), 1, 'easeIn'],
      [at(0.86), -0.06],
      [at(1), 0],
    ),
  );
  const side = figure.facing || 1;
  pitch(score, times(dips, 1.7));
  lean(score, times(dips, 9 * side));
  squash(score, times(dips, -0.16));
  tilt(score, times(dips, 7 * side));
  wag(score, later(times(dips, 14), 0.04));
  bothLimbs(score, later(times(dips, 12 * score.gain), 0.05));
  ears(score, later(times(dips, 6), 0.06));
  mouths(
    score,
    Array.from({ length: count }, (_, i) => ({
      from: ((i + 0.28) * seconds) / count,
      to: ((i + 0.5) * seconds) / count,
      states: ['open', 'ah'],
    })),
  );
}

/** Sniffs with quick lifts of the head. */
function sniff(score: Score): void {
  const { seconds } = score;
  const count = Math.max(2, Math.round(seconds / 0.32));
  const arc = arcOf(score, 0.2, 0.25);
  const quick = swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: count, by: 1 });
  pitch(score, held(arc, -0.3));
  pitch(score, fromRest(score, times(quick, 0.22)));
  tilt(score, held(arc, 5, 0.06));
  turn(
    score,
    fromRest(score, swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: 1, by: 0.5 })),
  );
  squash(score, held(arc, 0.02, 0.06));
  ears(score, held(arc, -6, 0.06));
  mouth(score, ['mm'], arc.enter * 0.5, seconds - arc.leave * 0.5);
}

/** Moves that eat and smell. */
export const EATING = {
  eat: {
    title: 'eat',
    words: [
      'eat',
      'chew',
      'munch',
      'nibble',
      'bite',
      'gobble',
      'snack',
      'chomp',
      'taste',
      'feast',
      'graze',
      'devour',
      'dine',
      'crunch',
    ],
    seconds: 2.1,
    kind: 'cycle',
    by: 'head',
    compose: eat,
  },
  peck: {
    title: 'peck',
    words: ['peck', 'peck ~at ~seeds', 'peck ~at ~the seeds', 'peck ~at ~the ground', 'peck ~at ~grains', 'forage'],
    seconds: 1.9,
    kind: 'once',
    by: 'body',
    compose: peck,
  },
  sniff: {
    title: 'sniff',
    words: ['sniff', 'smell', 'sniff around', 'inhale', 'snuffle', 'twitch nose'],
    seconds: 1.4,
    kind: 'once',
    by: 'head',
    compose: sniff,
  },
} satisfies Record<string, Move>;
