import { later, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { ears, ripple } from '@/lib/core/clip/presets/limbs';
import { MOTION_PROP_PREFIX } from '@/lib/core/spec/motion-props';
import type { Limb } from '@/lib/core/clip/presets/figure';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { rattle } from '@/lib/core/clip/presets/things';
import { hand, isLimb, limbsFor, wrist, type Spot } from '../hands';
import type { Manner } from '../manner';
import { arcOf, fromRest, held, shakes, sideOf, strokes, type Arc } from '../shapes';

/** A gesture as data: the target of the hands, and the accompanying movement of the rest of the figure. */
interface Gesture {
  /** The target of the main hand, and the target of the other hand if it takes part. */
  to: Spot;
  other?: Spot;
  /** Whether both hands perform the gesture. */
  both?: boolean;
  /** Seconds in which the pose is entered, and left. */
  enter?: number;
  leave?: number;
  /**
   * The movement of the hands at the target: swings to both sides or strokes to one side, in degrees, with the seconds
   * of each.
   */
  shake?: number;
  stroke?: number;
  each?: number;
  /** The index of the first joint that swings; 0 swings the whole limb. */
  from?: number;
  /**
   * The movement of head and trunk, in degrees or shares as the functions of `presets` take them; `aside` is toward the
   * hand.
   */
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
  /** The amplitude of a body movement that accompanies each stroke. */
  pulse?: number;
}

/** Whether the right hand leads: it does unless the left is requested or holds the object. */
const prefersRight = ({ figure: { left, right } }: Score, how: Manner): boolean =>
  how.tool && how.side === null && left?.carries !== right?.carries ? right?.carries === true : sideOf(how) > 0;

/** The timing and limbs of a gesture for one figure. */
interface GesturePlan {
  arc: Arc;
  limbs: readonly Limb[];
  /** The limb that performs the gesture; undefined if the figure has none. */
  main: Limb | undefined;
  /** The side of that hand: 1 is the viewer's right, -1 the left. */
  aside: number;
  /** The seconds between which the hands are at the target, and the number of swings or strokes there. */
  stay: { from: number; to: number; count: number };
  /** The factor on the body's movement; it is larger for a figure without limbs. */
  size: number;
}

/** Makes a move from a gesture; a figure without limbs performs it with the body. */
export const gesture =
  (wish: Gesture) =>
  (score: Score, how: Manner): void => {
    const plan = planOf(score, how, wish);
    plan.limbs.forEach((limb, index) => moveHand(score, wish, plan, limb, index));
    moveBody(score, wish, plan);
    moveFace(score, wish, plan);
  };

function planOf(score: Score, how: Manner, wish: Gesture): GesturePlan {
  const arc = arcOf(score, wish.enter ?? 0.42, wish.leave ?? 0.45);
  const limbs = limbsFor(score, how, wish.both || wish.other !== undefined);
  const main =
    limbs.length > 1 && !wish.both && isLimb(limbs[0], score.figure.left) && prefersRight(score, how)
      ? limbs[1]
      : limbs[0];
  const [from, to] = [arc.enter, score.seconds - arc.leave];
  const count = Math.max(1, how.times > 1 ? how.times : Math.round((to - from) / (wish.each ?? 0.3)));
  return {
    arc,
    limbs,
    main,
    aside: main ? -main.outward : sideOf(how),
    stay: { from, to, count },
    size: main ? 1 : 1.6,
  };
}

/** Moves one hand to its target and back, and swings or strokes it there. */
function moveHand(score: Score, wish: Gesture, { arc, main, stay }: GesturePlan, limb: Limb, index: number): void {
  const { seconds } = score;
  const { from, to, count } = stay;
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
  const between = { from: from + late, to: to + late, count };
  if (wish.shake) wrist(score, limb, fromRest(score, shakes({ ...between, by: wish.shake, fade: 0.2 })), wish.from);
  if (wish.stroke)
    wrist(
      score,
      limb,
      fromRest(score, strokes({ ...between, value: wish.stroke * (index ? 0.9 : 1), fade: 0.1 })),
      wish.from,
    );
}

function moveBody(score: Score, wish: Gesture, { arc, main, aside, stay, size }: GesturePlan): void {
  if (wish.tilt) tilt(score, held(arc, wish.tilt * aside * size, 0.06));
  if (wish.lean || !main) lean(score, held(arc, (wish.lean ?? 6) * aside * size, 0.03));
  // The face of a blob looks after the arm that it has grown, a moment later.
  const isGrown = main?.links[0]?.startsWith(MOTION_PROP_PREFIX) ?? false;
  if (isGrown) turn(score, held(arc, 0.4 * aside, 0.16));
  if (wish.nod) pitch(score, held(arc, wish.nod, isGrown ? 0.18 : 0.05));
  if (wish.turn) turn(score, held(arc, wish.turn * aside, 0.03));
  squash(score, held(arc, wish.squash ?? 0.014, 0.04));
  if (wish.pulse) pulse(score, wish.pulse * size, stay);
  if (!main && (wish.shake || wish.stroke)) rattle(score, shakes({ ...stay, by: 10 }));
}

function moveFace(score: Score, wish: Gesture, { arc, aside }: GesturePlan): void {
  const { seconds } = score;
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
}

function pulse(score: Score, by: number, { from, to, count }: { from: number; to: number; count: number }): void {
  const list = fromRest(score, strokes({ from, to, count, value: by, up: 0.45 }));
  squash(score, later(times(list, -1), 0.03));
  pitch(score, later(times(list, 8), 0.06));
}
