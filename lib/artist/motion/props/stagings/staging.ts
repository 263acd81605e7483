import type { Point } from '@/lib/core/geometry/point';
import type { Part } from '@/lib/core/spec/schema';
import type { PropRole } from '../cast';
import type { PropGrip, PropStage } from '../stage';
import type { PropActor, Flight } from '../tracks';
import type { PropWish } from '../wish';

/** The time span in which an act shows its props, in seconds of the clip. `isSeamless` if it is a whole loop. */
export interface PropSpan {
  from: number;
  to: number;
  isSeamless: boolean;
}

/** The props of one wish, with notes for the user and the parts of the figure that they replace. */
export interface Staged {
  actors: PropActor[];
  notes?: string[];
  hides?: string[];
}

/** Stages a wish: makes the parts of its props and their paths over a time span. */
export type Stager = (stage: PropStage, wish: PropWish, span: PropSpan) => Staged;

/** A staging without props. */
export const NOTHING: Staged = { actors: [] };

/** The seconds in which a prop appears, and disappears. */
const COME_SECONDS = 0.22;
const GO_SECONDS = 0.18;

/** The size of a prop over time: it grows from 0 at the start of its span, overshoots 1, and shrinks at the end. */
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

/** The number of steps of a path that follows the figure: ten per second. */
const stepsOf = (seconds: number): number => Math.max(2, Math.ceil(seconds * 10));

/** A flight that lasts for a whole span. */
export const throughout = ({ from, to }: PropSpan, pose: Flight['pose']): Flight => ({
  from,
  to,
  steps: stepsOf(to - from),
  pose,
});

/** The actor of a part as a list; empty without a part or flights. */
export const acting = (part: Part | null, flights: readonly Flight[]): PropActor[] =>
  part && flights.length > 0 ? [{ part, flights }] : [];

/** A deterministic number from 0 to 1 for each index; the numbers are evenly spread. */
export const spread = (index: number, salt = 0): number => (index * 0.618034 + salt * 0.754877) % 1;

/** The empty hands, or all hands if none is empty. The one that moves most in the span comes first. */
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

/** The largest distance of a hand from its rest position, in canvas pixels. */
function wayOf(stage: PropStage, grip: PropGrip, { from, to }: PropSpan): number {
  return Math.max(
    ...Array.from({ length: LOOKS }, (_, i) => {
      const [x, y] = stage.place(grip, from + ((to - from) * (i + 0.5)) / LOOKS);
      return Math.hypot(x - grip.at[0], y - grip.at[1]);
    }),
  );
}

/** The moment in a span at which a spot moves fastest, with its velocity in pixels per second. */
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

/** The point on the ground below the middle of the figure. */
export function middleOf({ figure }: PropStage): Point {
  const box = figure.anatomy.own(figure.roles.body) ?? figure.anatomy.whole(figure.roles.root);
  return [box ? (box.left + box.right) / 2 : figure.spec.canvas.width / 2, figure.ground];
}

/** The rest pivot of flying props: the centre of the figure, which is the same for every clip. */
export function homeOf(stage: PropStage): Point {
  const [x, ground] = middleOf(stage);
  return [x, ground - stage.figure.height / 2];
}

/** The role of a flying prop, whose parent is the root of the rig. */
export const flyingRole = (stage: PropStage, slot: string, index = 0, z = stage.front): PropRole => ({
  slot,
  parent: stage.figure.roles.root,
  z,
  at: homeOf(stage),
  origin: 'middle',
  index,
});

/** The flights that fit into a span; in a seamless loop all of them. */
export const inSpan = (flights: readonly Flight[], span: PropSpan): Flight[] =>
  flights.filter(({ from, to }) => span.isSeamless || (to <= span.to + 0.05 && from >= span.from));

/** The name of a thing for notes: "coffee cup". */
export const spokenName = ({ thing }: PropWish): string =>
  ('effect' in thing ? thing.effect : thing.item)
    .split('_')
    .filter((word) => !['small', 'prop', 'thing'].includes(word))
    .join(' ');
