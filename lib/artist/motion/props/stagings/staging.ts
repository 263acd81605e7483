import type { Point } from '@/lib/core/geometry/point';
import type { Part } from '@/lib/core/spec/schema';
import type { PropRole } from '../cast';
import type { PropGrip, PropStage } from '../stage';
import type { PropActor, Flight } from '../tracks';
import type { PropWish } from '../wish';

/** The seconds of the clip in which an act shows its props; `isSeamless` where it fills a loop. */
export interface PropSpan {
  from: number;
  to: number;
  isSeamless: boolean;
}

/** The props of one wish, and what is told of them: notes, and parts of the figure that they take the place of. */
export interface Staged {
  actors: PropActor[];
  notes?: string[];
  hides?: string[];
}

/** Shows a wish in a span of a motion. */
export type Stager = (stage: PropStage, wish: PropWish, span: PropSpan) => Staged;

export const NOTHING: Staged = { actors: [] };

/** Seconds in which a prop comes, and goes. */
const COME_SECONDS = 0.22;
const GO_SECONDS = 0.18;

/** The size of a prop that comes at the start of its span and goes at the end: 0 to 1, a little more on the way. */
export function comingAndGoing({ from, to, isSeamless }: PropSpan): (seconds: number) => number {
  if (isSeamless) return () => 1;
  const come = Math.min(COME_SECONDS, (to - from) / 3);
  const go = Math.min(GO_SECONDS, (to - from) / 3);
  return (seconds) => {
    const [after, before] = [(seconds - from) / come, (to - seconds) / go];
    if (after < 1) return Math.max(0.02, after * (2.2 - 1.2 * after));
    return Math.max(0.02, Math.min(1, before));
  };
}

/** Steps for a path that follows the figure: ten a second. */
export const stepsOf = (seconds: number): number => Math.max(2, Math.ceil(seconds * 10));

/** One flight that lasts for a whole span and follows the figure. */
export const throughout = ({ from, to }: PropSpan, pose: Flight['pose']): Flight => ({
  from,
  to,
  steps: stepsOf(to - from),
  pose,
});

/** An actor in a list; none without a part. */
export const acting = (part: Part | null, flights: readonly Flight[]): PropActor[] =>
  part && flights.length > 0 ? [{ part, flights }] : [];

/** A number from 0 to 1 for each index, evenly spread and always the same. */
export const spread = (index: number, salt = 0): number => (index * 0.618034 + salt * 0.754877) % 1;

/** The hands that hold nothing yet, the one that moves most in the span first. */
export function freeHands(stage: PropStage, span: PropSpan): PropGrip[] {
  const { figure } = stage;
  const hands = [stage.right, stage.left].filter((grip) => grip !== null);
  const free = hands.filter(({ side }) => !figure[side]?.carries);
  return (free.length > 0 ? free : hands)
    .map((grip) => ({ grip, way: wayOf(stage, grip, span) }))
    .sort((a, b) => b.way - a.way)
    .map(({ grip }) => grip);
}

const LOOKS = 10;

/** How far a hand is from rest at most, in canvas pixels. */
function wayOf(stage: PropStage, grip: PropGrip, { from, to }: PropSpan): number {
  return Math.max(
    ...Array.from({ length: LOOKS }, (_, i) => {
      const [x, y] = stage.place(grip, from + ((to - from) * (i + 0.5)) / LOOKS);
      return Math.hypot(x - grip.at[0], y - grip.at[1]);
    }),
  );
}

/** The moment in a span at which a spot moves fastest, and its velocity there in pixels a second. */
export function fastest(stage: PropStage, spot: PropGrip, { from, to }: PropSpan): { at: number; velocity: Point } {
  const step = 1 / 50;
  let best = { at: (from + to) / 2, velocity: [0, 0] as Point, speed: -1 };
  for (let at = from + step; at < to - step; at += step) {
    const [one, two] = [stage.place(spot, at - step), stage.place(spot, at + step)];
    const velocity: Point = [(two[0] - one[0]) / (2 * step), (two[1] - one[1]) / (2 * step)];
    const speed = Math.hypot(...velocity);
    if (speed > best.speed) best = { at, velocity, speed };
  }
  return best;
}

/** The point on the ground under the middle of the figure. */
export function middleOf({ figure }: PropStage): Point {
  const box = figure.anatomy.own(figure.roles.body) ?? figure.anatomy.whole(figure.roles.root);
  return [box ? (box.left + box.right) / 2 : figure.spec.canvas.width / 2, figure.ground];
}

/** The pivot at rest of props that fly: the middle of the figure, the same for every motion. */
export function homeOf(stage: PropStage): Point {
  const [x, ground] = middleOf(stage);
  return [x, ground - stage.figure.height / 2];
}

/** The role of a prop that flies freely, hung on the root of the rig. */
export const flyingRole = (stage: PropStage, slot: string, index = 0, z = stage.front): PropRole => ({
  slot,
  parent: stage.figure.roles.root,
  z,
  at: homeOf(stage),
  origin: 'middle',
  index,
});

/** The flights that fit into a span: all of a loop that is filled. */
export const inSpan = (flights: readonly Flight[], span: PropSpan): Flight[] =>
  flights.filter(({ from, to }) => span.isSeamless || (to <= span.to + 0.05 && from >= span.from));

/** A thing in words: "coffee cup". */
export const spokenName = ({ thing }: PropWish): string =>
  ('effect' in thing ? thing.effect : thing.item)
    .split('_')
    .filter((word) => !['small', 'prop', 'thing'].includes(word))
    .join(' ');
