import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean } from '@/lib/core/clip/presets/stance';
import { rattle } from '@/lib/core/clip/presets/things';
import type { Move } from '../manner';
import { arcOf, cyclesOf, held, shakes } from '../shapes';

/** Wags the tail while the hips follow; a figure without a tail swings its hips. */
function wagTail(score: Score): void {
  const { seconds, figure } = score;
  const count = cyclesOf(score, 0.4);
  const sides = swing({ from: 0, seconds, cycles: count, by: 1 });
  const tailed = figure.roles.tail.length > 0;
  wag(score, times(sides, 22));
  hips(score, later(times(sides, tailed ? -0.008 : -0.02), 0.05));
  lean(score, later(times(sides, tailed ? 1.2 : 4), 0.07));
  tilt(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 2.5 }));
  ears(score, swing({ from: 0, seconds, cycles: count, by: 2.5, phase: 0.3 }));
  rattle(score, times(sides, 8));
  if (!tailed) ripple(score, times(sides, 10), 0.04);
}

/** Twitches the ears one after the other; a figure without ears twitches its antennae or its brows. */
function twitch(score: Score): void {
  const { seconds, figure } = score;
  const at = (share: number): number => share * seconds;
  const quick = [
    { at: 0, to: 0 },
    ...shakes({ from: at(0.12), to: at(0.5), count: 2, by: 16, fade: 0.4 }),
    { at: at(0.6), to: 0 },
    ...shakes({ from: at(0.62), to: at(0.92), count: 2, by: 10, fade: 0.4 }).slice(1),
    { at: seconds, to: 0 },
  ];
  const { left, right } = figure.roles.ears;
  score.add(left, 'rotate', times(quick, -score.gain));
  score.add(right, 'rotate', later(times(quick, 0.85 * score.gain), seconds * 0.09));
  figure.roles.antennae.forEach((part, index) =>
    score.add(part, 'rotate', later(times(quick, (index % 2 ? -1 : 1) * (1 - index * 0.1) * score.gain), index * 0.07)),
  );
  if (!left && !right && !figure.roles.antennae.length) {
    brows(score, times(quick, 0.003));
    squash(score, times(quick, 0.002));
    rattle(score, quick);
  }
  tilt(score, held(arcOf(score, 0.25, 0.3), 3, 0.03));
  brows(score, held(arcOf(score, 0.2, 0.25), 0.025));
}

/** Raises the ears and straightens the body, as an alert animal does. */
function perk(score: Score): void {
  const arc = arcOf(score, 0.28, 0.4);
  const { seconds } = score;
  ears(score, held(arc, -13));
  for (const [index, part] of score.figure.roles.antennae.entries())
    score.add(part, 'rotate', held(arc, index % 2 ? 10 : -9, index * 0.04));
  squash(score, held(arc, 0.045, 0, 0.5));
  pitch(score, held(arc, -0.55, 0.04));
  tilt(score, held(arc, 5, 0.1));
  brows(score, held(arc, 0.05));
  eyes(score, [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.6, state: 'wide' }]);
  mouth(score, ['oh', 'smile'], arc.enter * 0.6, seconds - arc.leave * 0.5);
}

/** Moves of tails, ears and antennae. */
export const ANIMALS = {
  wag: {
    title: 'wag tail',
    words: ['wag tail', 'wag', 'tail wag', 'swish tail', 'flick tail', 'swing tail', 'wiggle tail', 'move tail'],
    seconds: 1.6,
    kind: 'cycle',
    by: 'tail',
    needs: 'tail',
    compose: wagTail,
  },
  twitch: {
    title: 'twitch ears',
    words: [
      'twitch ears',
      'twitch',
      'flick ears',
      'wiggle ears',
      'twitch ear',
      'flap ears',
      'wiggle antennae',
      'twitch antennae',
      'wiggle whiskers',
      'twitch whiskers',
      'ear twitch',
      'move ears',
    ],
    seconds: 1,
    kind: 'once',
    by: 'tail',
    needs: 'ears',
    compose: twitch,
  },
  perk: {
    title: 'perk up',
    words: [
      'perk up',
      'prick ears',
      'perk ears',
      'perk up ears',
      'perk ~its ears',
      'notice',
      'find',
      'spot',
      'get curious',
      'be curious',
      'look curious',
      'be alert',
      'get alert',
      'notice something',
      'realize',
      'discover',
    ],
    seconds: 1.5,
    kind: 'held',
    by: 'head',
    compose: perk,
  },
} satisfies Record<string, Move>;
