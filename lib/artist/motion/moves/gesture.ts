import { beats, later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { ears, ripple, swingLimb } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { rattle } from '@/lib/core/clip/presets/things';
import { hand, isLimb, limbsFor, turnsTo, wrist, type Spot } from '../hands';
import type { Manner } from '../manner';
import { arcOf, held, shakes, sideOf, strokes } from '../shapes';

/** A gesture in few words: where hands go and what the rest of the figure does meanwhile. */
export interface Gesture {
  /** Where the hand stays; where the other one does, if it joins in. */
  to: Spot;
  other?: Spot;
  /** Both hands do it. */
  both?: boolean;
  /** Seconds of the way in and out. */
  enter?: number;
  leave?: number;
  /** What hands do while they are there: degrees to each side, or in strokes one way; seconds of each. */
  shake?: number;
  stroke?: number;
  each?: number;
  /** The link that swings first, 0 the whole limb. */
  from?: number;
  /** The rest of the figure: degrees, shares as the primitives take them. Aside is toward the hand. */
  tilt?: number;
  lean?: number;
  nod?: number;
  turn?: number;
  squash?: number;
  brows?: number;
  worry?: number;
  ears?: number;
  look?: readonly [x: number, y: number];
  eyes?: string;
  mouth?: readonly string[];
  /** The body goes with each stroke by this much. */
  pulse?: number;
}

/** Of two hands the right one does more, unless the left is named or holds what it takes. */
const prefersRight = ({ figure: { left, right } }: Score, how: Manner): boolean =>
  how.tool && how.side === null && left?.carries !== right?.carries ? right?.carries === true : sideOf(how) > 0;

/** A gesture written out for a figure; without a limb the body tells it. */
export const gesture =
  (wish: Gesture) =>
  (score: Score, how: Manner): void => {
    const { seconds } = score;
    const arc = arcOf(score, wish.enter ?? 0.42, wish.leave ?? 0.45);
    const limbs = limbsFor(score, how, wish.both || wish.other !== undefined);
    const main =
      limbs.length > 1 && !wish.both && isLimb(limbs[0], score.figure.left) && prefersRight(score, how)
        ? limbs[1]
        : limbs[0];
    const aside = main ? -main.outward : sideOf(how);
    const [from, to] = [arc.enter, seconds - arc.leave];
    const count = Math.max(1, how.times > 1 ? how.times : Math.round((to - from) / (wish.each ?? 0.3)));
    limbs.forEach((limb, index) => {
      const spot = limb === main || wish.both ? wish.to : (wish.other ?? 'rest');
      if (spot === 'rest') return;
      const late = index * 0.05;
      hand(
        score,
        limb,
        [
          [arc.enter, spot, 'easeOut'],
          [Math.max(to, arc.enter + 0.05), spot],
          [seconds, 'rest'],
        ],
        late,
      );
      if (wish.shake)
        wrist(
          score,
          limb,
          [
            { at: 0, to: 0 },
            ...shakes({ from: from + late, to: to + late, count, by: wish.shake, fade: 0.2 }),
            { at: seconds, to: 0 },
          ],
          wish.from,
        );
      if (wish.stroke)
        wrist(
          score,
          limb,
          [
            { at: 0, to: 0 },
            ...strokes({ from: from + late, to: to + late, count, value: wish.stroke * (index ? 0.9 : 1), fade: 0.1 }),
            { at: seconds, to: 0 },
          ],
          wish.from,
        );
    });
    const size = main ? 1 : 1.6;
    if (wish.tilt) tilt(score, held(arc, wish.tilt * aside * size, 0.06));
    if (wish.lean || !main) lean(score, held(arc, (wish.lean ?? 6) * aside * size, 0.03));
    if (wish.nod) pitch(score, held(arc, wish.nod, 0.05));
    if (wish.turn) turn(score, held(arc, wish.turn * aside, 0.03));
    squash(score, held(arc, wish.squash ?? 0.014, 0.04));
    if (wish.pulse) pulse(score, wish.pulse * size, { from, to, count });
    if (!main && (wish.shake || wish.stroke)) rattle(score, shakes({ from, to, count, by: 10 }));
    if (wish.brows) brows(score, held(arc, wish.brows, 0.02));
    if (wish.worry) worry(score, held(arc, wish.worry, 0.02));
    ears(score, held(arc, wish.ears ?? 4, 0.08));
    ripple(score, held(arc, 7, 0.05), 0.03);
    if (wish.look) {
      look(score, 'translateX', held(arc, wish.look[0] * aside, 0, 0));
      look(score, 'translateY', held(arc, wish.look[1], 0, 0));
    }
    eyes(
      score,
      wish.eyes
        ? [{ from: arc.enter * 0.8, to: seconds - arc.leave * 0.5, state: wish.eyes }]
        : blinkAt(score, arc.enter * 0.3),
    );
    if (wish.mouth) mouth(score, wish.mouth, arc.enter * 0.6, seconds - arc.leave * 0.35);
  };

function pulse(score: Score, by: number, { from, to, count }: { from: number; to: number; count: number }): void {
  const list: Beat[] = [
    { at: 0, to: 0 },
    ...strokes({ from, to, count, value: by, up: 0.45 }),
    { at: score.seconds, to: 0 },
  ];
  squash(score, later(times(list, -1), 0.03));
  pitch(score, later(times(list, 8), 0.06));
}

/** A limb wound up and thrown out: back, forward fast, and home. */
export const strike =
  (wish: { wind: Spot; hit: Spot; lean: number; nod: number; mouth: readonly string[]; step?: number; after?: Spot }) =>
  (score: Score, how: Manner): void => {
    const { seconds } = score;
    const at = (share: number): number => share * seconds;
    const [limb] = limbsFor(score, how);
    const side =
      how.direction === 'left' || how.direction === 'right' ? sideOf(how) : limb ? -limb.outward : sideOf(how);
    if (limb)
      hand(score, limb, [
        [at(0.3), wish.wind],
        [at(0.38), wish.wind],
        [at(0.48), wish.hit, 'easeIn'],
        [at(0.62), wish.hit, 'easeOut'],
        ...(wish.after ? [[at(0.78), wish.after] as const] : []),
        [seconds, 'rest'],
      ]);
    for (const other of [score.figure.left, score.figure.right]) {
      if (!isLimb(other, limb))
        swingLimb(
          score,
          other,
          beats([0, 0], [at(0.34), -8], [at(0.54), 24, 'easeOut'], [at(0.7), 17], [at(0.92), -2], [seconds, 0]),
        );
    }
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        beats([at(0.1), 0], [at(0.36), -0.14 * (turnsTo(score, limb, wish.hit)[0] ?? 0)], [at(0.5), 0, 'easeIn']),
      );
    lean(
      score,
      beats(
        [0, 0],
        [at(0.32), -wish.lean * side],
        [at(0.38), -wish.lean * side],
        [at(0.5), wish.lean * 1.2 * side, 'easeIn'],
        [at(0.64), wish.lean * side],
        [at(0.9), -wish.lean * 0.1 * side],
        [seconds, 0],
      ),
    );
    turn(score, beats([0, 0], [at(0.3), -0.3 * side], [at(0.5), 0.7 * side], [at(0.66), 0.6 * side], [seconds, 0]));
    squash(
      score,
      beats(
        [0, 0],
        [at(0.32), -0.05],
        [at(0.39), -0.05],
        [at(0.5), 0.07, 'easeIn'],
        [at(0.66), -0.02],
        [at(0.88), 0.01],
        [seconds, 0],
      ),
    );
    pitch(
      score,
      beats([0, 0], [at(0.32), -wish.nod * 0.6], [at(0.52), wish.nod], [at(0.68), wish.nod * 0.8], [seconds, 0]),
    );
    tilt(score, beats([0, 0], [at(0.34), -4 * side], [at(0.54), 5 * side], [at(0.7), 4 * side], [seconds, 0]));
    brows(score, beats([0, 0], [at(0.3), -0.018], [at(0.6), -0.018], [seconds, 0]));
    worry(score, beats([0, 0], [at(0.3), -9], [at(0.6), -9], [seconds, 0]));
    ears(score, beats([0, 0], [at(0.34), 4], [at(0.54), -9], [at(0.8), 3], [seconds, 0]));
    ripple(score, beats([0, 0], [at(0.34), -6], [at(0.52), 14], [at(0.8), 2], [seconds, 0]), 0.02);
    mouth(score, wish.mouth, at(0.4), at(0.78));
  };
