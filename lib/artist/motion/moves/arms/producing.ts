import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { hand, isLimb, limbsFor, wrist } from '../../hands';
import type { Manner, Move } from '../../manner';
import { fromRest, momentsOf, shakes } from '../../shapes';

/** Reaches into a hat before the belly, feels about in it, and draws something out of it up high. */
function produce(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
  const [limb] = limbsFor(score, how);
  const side = limb ? -limb.outward : 1;
  if (limb)
    hand(score, limb, [
      [at(0.16), 'besideHead', 'easeOut'],
      [at(0.3), 'middle', 'easeIn'],
      [at(0.38), 'middle'],
      [at(0.54), 'up', 'easeOut'],
      [at(0.86), 'up'],
      [seconds, 'rest'],
    ]);
  for (const other of [figure.left, figure.right])
    if (other && !isLimb(other, limb) && other.kind === 'arm')
      hand(
        score,
        other,
        [
          [at(0.18), 'belly'],
          [at(0.46), 'belly'],
          [at(0.56), 'offer', 'easeOut'],
          [at(0.86), 'offer'],
          [seconds, 'rest'],
        ],
        0.04,
      );
  lean(
    score,
    beats(
      [0, 0],
      [at(0.14), 3 * side],
      [at(0.3), -6 * side, 'easeIn'],
      [at(0.38), -6 * side],
      [at(0.54), 7 * side, 'easeOut'],
      [at(0.84), 5 * side],
      [seconds, 0],
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.16), 0.04],
      [at(0.3), -0.12, 'easeIn'],
      [at(0.4), -0.14],
      [at(0.52), 0.12, 'easeOut'],
      [at(0.62), 0.03],
      [at(0.7), 0.05],
      [at(0.86), 0.04],
      [seconds, 0],
    ),
  );
  pitch(
    score,
    beats([0, 0], [at(0.3), 1.2], [at(0.4), 1.1], [at(0.54), -0.7, 'easeOut'], [at(0.86), -0.4], [seconds, 0]),
  );
  tilt(score, beats([0, 0], [at(0.32), -7 * side], [at(0.54), 8 * side], [at(0.86), 6 * side], [seconds, 0]));
  look(
    score,
    'translateY',
    beats([0, 0], [at(0.22), 0.04], [at(0.42), 0.04], [at(0.54), -0.04], [at(0.66), 0], [seconds, 0]),
  );
  ears(score, beats([0, 0], [at(0.34), 8], [at(0.56), -12, 'easeOut'], [at(0.7), 4], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.34), -0.01], [at(0.54), 0.05, 'easeOut'], [at(0.84), 0.04], [seconds, 0]));
  eyes(score, [
    { from: at(0.3), to: at(0.44), state: 'half' },
    { from: at(0.62), to: at(0.92), state: 'happy' },
  ]);
  mouths(score, [
    { from: at(0.2), to: at(0.46), states: ['mm'] },
    { from: at(0.48), to: at(0.96), states: ['open', 'ah', 'smile'] },
  ]);
}

/** Shakes a can, holds it up and out, and sprays; the recoil shakes the whole figure. */
function spray(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
  const [limb] = limbsFor(score, how);
  const side = limb ? -limb.outward : 1;
  const jolts = shakes({ from: at(0.28), to: at(0.84), count: Math.max(4, Math.round(seconds * 5)), by: 1, fade: 0.3 });
  if (limb) {
    hand(score, limb, [
      [at(0.1), 'offer', 'easeOut'],
      [at(0.2), 'offer'],
      [at(0.28), 'besideHead', 'easeOut'],
      [at(0.84), 'besideHead'],
      [seconds, 'rest'],
    ]);
    wrist(
      score,
      limb,
      fromRest(score, [
        ...shakes({ from: at(0.07), to: at(0.2), count: 2, by: 16 }),
        ...jolts.map((beat) => ({ ...beat, to: beat.to * 4 })),
      ]),
    );
  }
  for (const other of [figure.left, figure.right])
    if (other && !isLimb(other, limb) && other.kind === 'arm')
      hand(
        score,
        other,
        [
          [at(0.3), 'offer', 'easeOut'],
          [at(0.84), 'offer'],
          [seconds, 'rest'],
        ],
        0.06,
      );
  const jolted = (base: number, by: number) => jolts.map((beat) => ({ ...beat, to: base + beat.to * by }));
  lean(
    score,
    fromRest(score, [{ at: at(0.2), to: 4 * side }, ...jolted(-6 * side, 0.8), { at: at(0.92), to: 1 * side }]),
  );
  squash(score, fromRest(score, [{ at: at(0.22), to: -0.08 }, ...jolted(0.03, 0.02)]));
  pitch(score, fromRest(score, [{ at: at(0.2), to: 0.4 }, ...jolted(-0.6, 0.15)]));
  tilt(score, fromRest(score, [{ at: at(0.2), to: 4 * side }, ...jolted(-6 * side, 1)]));
  ears(score, fromRest(score, jolted(-6, 4)));
  brows(score, beats([0, 0], [at(0.2), -0.012], [at(0.3), 0.04, 'easeOut'], [at(0.84), 0.03], [seconds, 0]));
  eyes(score, [{ from: at(0.28), to: at(0.88), state: 'happy' }]);
  mouths(score, [
    { from: at(0.06), to: at(0.24), states: ['mm', 'smile'] },
    { from: at(0.26), to: at(0.94), states: ['open', 'ah'] },
  ]);
}

/** Moves that bring something out. */
export const PRODUCING = {
  produce: {
    title: 'pull out',
    words: [
      'pull ~a rabbit',
      'pull ~a bunny',
      'pull out',
      'pull ~something ~out ~of',
      'take ~something ~out ~of',
      'conjure',
      'conjure up',
      'do ~a magic trick',
      'perform ~a magic trick',
      'pull ~a rabbit ~out ~of ~a hat',
    ],
    seconds: 2.8,
    kind: 'once',
    by: 'arms',
    needs: 'arm',
    compose: produce,
  },
  spray: {
    title: 'spray',
    words: ['spray', 'squirt', 'spritz', 'shoot confetti', 'fire ~a confetti cannon', 'pop ~a confetti cannon'],
    seconds: 2.6,
    kind: 'once',
    by: 'arms',
    needs: 'arm',
    compose: spray,
  },
} satisfies Record<string, Move>;
