import type { Point } from '@/lib/core/geometry/point';
import { extentOf } from '@/lib/core/rig/extent';
import type { Part } from '@/lib/core/spec/schema';
import { propPart } from '../cast';
import type { PropGrip, PropStage } from '../stage';
import type { PropPose } from '../tracks';
import {
  acting,
  comingAndGoing,
  freeHands,
  homeOf,
  middleOf,
  NOTHING,
  spokenName,
  throughout,
  type PropSpan,
  type Staged,
  type Stager,
} from './staging';
import type { PropWish } from '../wish';

/** The id of the figure's part that shows this thing already, such as a laptop in its hand. */
export function ownThing({ figure }: Pick<PropStage, 'figure'>, { thing }: Pick<PropWish, 'thing'>): string | null {
  if (!('item' in thing)) return null;
  const plain = thing.item.replace(/^small_/, '');
  const own = figure.anatomy.parts.find(
    ({ id, svg }) => svg !== '' && (id === thing.item || id === plain || id === `${thing.item}_prop`),
  );
  return own?.id ?? null;
}

/**
 * Holds a prop upright in the hand that moves most, behind the fingers. Without hands it is in the mouth, or in front
 * of the body.
 */
export const hold: Stager = (stage, wish, span) => {
  if (ownThing(stage, wish)) return NOTHING;
  const [grip] = freeHands(stage, span);
  if (!grip) return withoutHands(stage, wish, span);
  const part = propPart(stage, wish, { slot: grip.side, parent: grip.part, z: grip.z, at: grip.at, origin: 'grip' });
  const size = comingAndGoing(span);
  return {
    actors: acting(part, [
      throughout(span, (_, seconds) => {
        const [x, y] = stage.place(grip, seconds);
        return { x, y, turn: leaning(stage, grip, seconds), size: size(seconds) };
      }),
    ]),
  };
};

/** The share of a hand's rotation that a held thing follows. */
const LEAN_SHARE = 0.25;
const MAX_LEAN = 28;

/** The lean of a held thing in degrees: a small part of the hand's rotation, so that a cup does not spill. */
function leaning(stage: PropStage, { part }: PropGrip, seconds: number): number {
  const [a, b] = stage.matrix(part, seconds);
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return Math.max(-MAX_LEAN, Math.min(MAX_LEAN, angle * LEAN_SHARE));
}

/** The distance to the mouth at which a cup tips, in units, and the angle of the tip in degrees. */
const SIP = { near: 90, tip: 26 };

/** Holds a cup that tips toward the mouth when it is close to it. */
export const sip: Stager = (stage, wish, span) => {
  const staged = hold(stage, wish, span);
  const [grip] = freeHands(stage, span);
  if (!grip || staged.actors.length === 0) return staged;
  const inward = grip.side === 'left' ? 1 : -1;
  const tipped = ([x, y]: Point, seconds: number): number => {
    const [mx, my] = stage.place(stage.head.mouth, seconds);
    const far = Math.hypot(x - mx, y - my) / (SIP.near * stage.unit);
    return inward * SIP.tip * Math.max(0, 1 - far);
  };
  return posed(staged, (pose, seconds) => ({
    ...pose,
    turn: (pose.turn ?? 0) * 0.4 + tipped([pose.x, pose.y], seconds),
  }));
};

/** The same props with each pose changed; `seconds` is the time in the clip. */
export const posed = (staged: Staged, change: (pose: PropPose, seconds: number) => PropPose): Staged => ({
  ...staged,
  actors: staged.actors.map((actor) => ({
    ...actor,
    flights: actor.flights.map((flight) => ({
      ...flight,
      pose: (share: number, seconds: number) => change(flight.pose(share, seconds), seconds),
    })),
  })),
});

/**
 * An umbrella above the head: its lean in degrees, and its size closed and open, as factors. It opens while the hand
 * rises the last `opens` units up to the mouth. A size of 1 needs `height` units above the hand.
 */
const SHELTER = { lean: 20, closed: 0.5, open: 1.7, height: 160, opens: 70 };

/** Holds an umbrella that opens when the hand is beside the head. It leans over the head, within the canvas. */
export const shelter: Stager = (stage, wish, span) => {
  const staged = hold(stage, wish, span);
  const [grip] = freeHands(stage, span);
  if (!grip) return staged;
  const inward = grip.side === 'left' ? 1 : -1;
  const sizeAt = ({ y }: PropPose, seconds: number): number => {
    const [, mouth] = stage.place(stage.head.mouth, seconds);
    const opened = Math.min(1, Math.max(0, (mouth - y) / (SHELTER.opens * stage.unit) + 1));
    const fitting = Math.min(SHELTER.open, Math.max(1, y / (SHELTER.height * stage.unit)));
    return SHELTER.closed + (fitting - SHELTER.closed) * opened;
  };
  return posed(staged, (pose, seconds) => ({
    ...pose,
    turn: inward * SHELTER.lean,
    size: (pose.size ?? 1) * sizeAt(pose, seconds),
  }));
};

/** Holds a thing between both hands; a figure with one hand holds it in that one. */
export const bothHands: Stager = (stage, wish, span) => {
  const { left, right } = stage;
  if (!left || !right) return hold(stage, wish, span);
  if (ownThing(stage, wish)) return NOTHING;
  const at: Point = [(left.at[0] + right.at[0]) / 2, (left.at[1] + right.at[1]) / 2];
  const part = propPart(stage, wish, {
    slot: 'both',
    parent: stage.figure.roles.root,
    z: Math.min(left.z, right.z),
    at,
    origin: 'middle',
  });
  const size = comingAndGoing(span);
  return {
    actors: acting(part, [
      throughout(span, (_, seconds) => {
        const [one, two] = [stage.place(left, seconds), stage.place(right, seconds)];
        const turn = (Math.atan2(two[1] - one[1], two[0] - one[0]) * 180) / Math.PI;
        return {
          x: (one[0] + two[0]) / 2,
          y: (one[1] + two[1]) / 2,
          turn: Math.abs(turn) < 60 ? turn * 0.3 : 0,
          size: size(seconds),
        };
      }),
    ]),
  };
};

/** The floating height of a thing in front of a figure without hands, as a share of its height; the bob is in units. */
const AFLOAT = { height: 0.3, bob: 5, seconds: 1.6 };

/** The size of a thing that is carried across the mouth, relative to one that is carried in it. */
const LONG_SIZE = 1.6;

/** Whether a thing is long and upright, and is carried across the mouth: a bone, a stick. */
function isTall({ states }: Part): boolean {
  const box = extentOf(states[0]?.svg ?? '');
  return box !== null && box.bottom - box.top > 1.3 * (box.right - box.left);
}

/** Shows a thing for which there is no hand: in the mouth of a quadruped, else floating in front of the figure. */
function withoutHands(stage: PropStage, wish: PropWish, span: PropSpan): Staged {
  const { figure, head, unit } = stage;
  const isOnFours =
    figure.roles.head !== null && (figure.roles.frontLegs.left ?? figure.roles.frontLegs.right) !== null;
  const size = comingAndGoing(span);
  if (isOnFours) {
    const { part: parent, at } = head.mouth;
    const part = propPart(stage, wish, { slot: 'mouth', parent, z: stage.front, at, origin: 'middle', most: 74 });
    const across = part && isTall(part) ? 90 : 0;
    const flight = throughout(span, (_, seconds) => {
      const [x, y] = stage.place({ part: parent, at: [at[0], at[1] + 10 * unit] }, seconds);
      return { x, y, size: size(seconds) * (across ? LONG_SIZE : 1), turn: across };
    });
    return {
      actors: acting(part, [flight]),
      notes: [`It has no hands, so it holds the ${spokenName(wish)} in its mouth.`],
    };
  }
  const [x, ground] = middleOf(stage);
  const at: Point = [x + figure.width * 0.22, ground - figure.height * AFLOAT.height];
  const part = propPart(stage, wish, {
    slot: 'before',
    parent: figure.roles.root,
    z: stage.front,
    at,
    origin: 'middle',
    most: 96,
  });
  const flight = throughout(span, (share, seconds) => ({
    x: at[0],
    y:
      at[1] +
      Math.sin(share * 2 * Math.PI * Math.max(1, Math.round((span.to - span.from) / AFLOAT.seconds)) + 1) *
        AFLOAT.bob *
        unit,
    turn: 6,
    size: size(seconds),
  }));
  return { actors: acting(part, [flight]), notes: [`It has no hands, so the ${spokenName(wish)} floats before it.`] };
}

/** Shows food at the mouth that gets smaller with each bite. */
export const bite: Stager = (stage, wish, span) => {
  const { head, unit } = stage;
  const { part: parent, at } = head.mouth;
  const part = propPart(stage, wish, { slot: 'eaten', parent, z: stage.front, at, origin: 'middle', most: 62 });
  const size = comingAndGoing(span);
  const bites = 3;
  return {
    actors: acting(part, [
      throughout(span, (share, seconds) => {
        const [x, y] = stage.place({ part: parent, at: [at[0], at[1] + 26 * unit] }, seconds);
        const eaten = span.isSeamless ? Math.abs(2 * share - 1) : 1 - Math.floor(share * bites) / bites / 1.4;
        return { x, y, size: size(seconds) * (0.45 + 0.55 * eaten) };
      }),
    ]),
  };
};

/** The longest side of a thing on a desk, and the distance of its bottom below the hands, in units. */
const DESK = { most: 168, below: 46 };

/** Shows a thing in front of the figure at the height of its hands; on the ground for a figure without hands. */
export const desk: Stager = (stage, wish, span) => {
  const { figure, left, right, unit } = stage;
  const [x, ground] = middleOf(stage);
  const hands = [left, right].filter((grip) => grip !== null);
  const middle = (span.from + span.to) / 2;
  const level = hands.reduce((sum, grip) => sum + stage.place(grip, middle)[1] / hands.length, 0);
  const y = hands.length > 0 ? Math.min(ground, level + DESK.below * unit) : ground + 6 * unit;
  const aside = figure.facing === 0 ? 0 : figure.facing * figure.width * 0.42;
  const at: Point = [x + aside, y];
  const part = propPart(stage, wish, {
    slot: 'desk',
    parent: figure.roles.root,
    z: stage.front,
    at: homeOf(stage),
    origin: 'foot',
    most: DESK.most,
  });
  const size = comingAndGoing(span);
  const own = ownThing(stage, wish);
  return {
    actors: acting(part, [throughout(span, (_, seconds) => ({ x: at[0], y: at[1], size: size(seconds) }))]),
    ...(own ? { hides: [own] } : {}),
    ...(hands.length > 0 ? {} : { notes: [`It has no hands, so the ${spokenName(wish)} stands before it.`] }),
  };
};
