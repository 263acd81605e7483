import { beats, later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Move } from '../../manner';

/** Yawns: breathes in with the head back, and opens the mouth wide with the eyes shut. */
function yawn(score: Score): void {
  const { seconds } = score;
  const at = (share: number): number => share * seconds;
  pitch(score, beats([0, 0], [at(0.12), 0.3], [at(0.42), -1], [at(0.62), -0.9], [at(0.84), 0.5], [seconds, 0]));
  squash(
    score,
    beats([0, 0], [at(0.12), -0.02], [at(0.45), 0.06], [at(0.62), 0.055], [at(0.82), -0.035], [seconds, 0]),
  );
  tilt(score, beats([0, 0], [at(0.16), -1], [at(0.48), 6], [at(0.66), 5], [at(0.88), -1], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.4), 0.04], [at(0.64), 0.035], [at(0.9), -0.01], [seconds, 0]));
  worry(score, beats([0, 0], [at(0.44), 8], [at(0.66), 7], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.48), 10], [at(0.68), 9], [at(0.9), -2], [seconds, 0]));
  eyes(score, [
    { from: at(0.1), to: at(0.26), state: 'half' },
    { from: at(0.26), to: at(0.76), state: 'closed' },
    { from: at(0.76), to: at(0.92), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.16), to: at(0.3), states: ['oh', 'open'] },
    { from: at(0.3), to: at(0.7), states: ['ah', 'open'] },
    { from: at(0.7), to: at(0.8), states: ['oh', 'mm'] },
    { from: at(0.8), to: at(0.95), states: ['mm', 'smile'] },
  ]);
}

/** Sneezes: the head goes back slowly, and then snaps forward. */
function sneeze(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  pitch(
    score,
    beats(
      [0, 0],
      [at(0.2), -0.4],
      [at(0.28), -0.3],
      [at(0.52), -1],
      [at(0.6), 1.5, 'easeIn'],
      [at(0.7), 1.2],
      [at(0.9), -0.1],
      [seconds, 0],
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.22), 0.025],
      [at(0.3), 0.02],
      [at(0.52), 0.07],
      [at(0.6), -0.11, 'easeIn'],
      [at(0.74), -0.04],
      [at(0.9), 0.015],
      [seconds, 0],
    ),
  );
  tilt(score, beats([0, 0], [at(0.5), -3], [at(0.61), 4], [at(0.8), 2], [seconds, 0]));
  for (const limb of [figure.left, figure.right])
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        times(
          beats([0, 0], [at(0.52), -8 * gain], [at(0.62), 26 * gain, 'easeOut'], [at(0.8), 6 * gain], [seconds, 0]),
          limb.outward * (limb === figure.left ? 1 : 0.88) * (limb.kind === 'leg' ? 0.25 : limb.carries ? 0.3 : 1),
        ),
      );
  ears(score, beats([0, 0], [at(0.52), -6], [at(0.64), 16, 'easeOut'], [at(0.9), -2], [seconds, 0]));
  worry(score, beats([0, 0], [at(0.4), 9], [at(0.54), 10], [at(0.62), -8], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.45), 0.04], [at(0.6), -0.02], [at(0.9), 0], [seconds, 0]));
  eyes(score, [
    { from: at(0.14), to: at(0.4), state: 'half' },
    { from: at(0.4), to: at(0.82), state: 'closed' },
  ]);
  mouths(score, [
    { from: at(0.14), to: at(0.3), states: ['oh', 'open'] },
    { from: at(0.3), to: at(0.57), states: ['ah', 'open'] },
    { from: at(0.57), to: at(0.68), states: ['ee', 'mm'] },
    { from: at(0.68), to: at(0.88), states: ['mm', 'sad'] },
  ]);
}

function cough(score: Score): void {
  const { seconds } = score;
  const bursts = [0.18, 0.42, 0.66];
  const hit = (by: number): Beat[] =>
    beats(
      [0, 0],
      ...bursts.flatMap((at) => [
        [at * seconds, -by * 0.3] as const,
        [(at + 0.07) * seconds, by, 'easeOut'] as const,
        [(at + 0.2) * seconds, by * 0.15] as const,
      ]),
      [seconds, 0],
    );
  pitch(score, hit(0.9));
  squash(score, later(hit(-0.06), 0.02));
  worry(score, hit(6));
  eyes(
    score,
    bursts.map((at) => ({ from: at * seconds, to: (at + 0.16) * seconds, state: 'closed' })),
  );
  mouths(
    score,
    bursts.map((at) => ({ from: (at + 0.02) * seconds, to: (at + 0.13) * seconds, states: ['oh', 'open'] })),
  );
}

/** Yawns, sneezes and coughs. */
export const REFLEXES = {
  yawn: { title: 'yawn', words: ['yawn', 'yawn widely'], seconds: 2.2, kind: 'once', by: 'face', compose: yawn },
  sneeze: {
    title: 'sneeze',
    words: ['sneeze', 'achoo', 'atchoo', 'blow ~its nose', 'blow nose'],
    seconds: 1.5,
    kind: 'once',
    by: 'face',
    compose: sneeze,
  },
  cough: {
    title: 'cough',
    words: ['cough', 'choke', 'hiccup', 'burp', 'clear throat', 'splutter', 'hiccough', 'gag'],
    seconds: 1.3,
    kind: 'once',
    by: 'face',
    compose: cough,
  },
} satisfies Record<string, Move>;
