import type { Point } from '@/lib/core/geometry/point';
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

/** The figure's own part that is a thing, such as the laptop in its hand. */
export function ownThing({ figure }: Pick<PropStage, 'figure'>, { thing }: Pick<PropWish, 'thing'>): string | null {
  if (!('item' in thing)) return null;
  const plain = thing.item.replace(/^small_/, '');
  const own = figure.anatomy.parts.find(
    ({ id, svg }) => svg !== '' && (id === thing.item || id === plain || id === `${thing.item}_prop`),
  );
  return own?.id ?? null;
}

/**
 * A prop held upright in the hand that moves most, behind the fingers. A figure without hands holds it in its mouth, or
 * has it in front of its body.
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

/** The share of the turn of a hand that a thing in it follows. */
const LEAN_SHARE = 0.25;
const MAX_LEAN = 28;

/** How a thing leans in a hand, in degrees: a little as the hand turns, so that a cup does not spill. */
function leaning(stage: PropStage, { part }: PropGrip, seconds: number): number {
  const [a, b] = stage.matrix(part, seconds);
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return Math.max(-MAX_LEAN, Math.min(MAX_LEAN, angle * LEAN_SHARE));
}

/** How near a cup is to the mouth when it tips, in units, and by how many degrees. */
const SIP = { near: 90, tip: 26 };

/** A cup in the hand that tips towards the mouth as it comes near. */
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

/** The same props with their poses changed, by the pose and the seconds of the clip. */
const posed = (staged: Staged, change: (pose: PropPose, seconds: number) => PropPose): Staged => ({
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
 * An umbrella over the head: how it leans, in degrees, and its size closed and open, beside a thing in the hand.
 * Its height above the hand, and on how much of the way up from the mouth it opens, are in units.
 */
const SHELTER = { lean: 20, closed: 0.5, open: 1.7, height: 160, opens: 70 };

/** An umbrella in the hand, which opens as the hand goes up beside the head, and leans over it within the picture. */
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

/** A thing between both hands; with one hand it is held. */
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

/** How high a thing floats before a figure without hands, as a share of its height, and how it bobs, in units. */
const AFLOAT = { height: 0.3, bob: 5, seconds: 1.6 };

/** A thing without a hand for it: in the mouth of an animal on four legs, else afloat before the figure. */
export function withoutHands(stage: PropStage, wish: PropWish, span: PropSpan): Staged {
  const { figure, head, unit } = stage;
  const isOnFours =
    figure.roles.head !== null && (figure.roles.frontLegs.left ?? figure.roles.frontLegs.right) !== null;
  const size = comingAndGoing(span);
  if (isOnFours) {
    const { part: parent, at } = head.mouth;
    const part = propPart(stage, wish, { slot: 'mouth', parent, z: stage.front, at, origin: 'middle', most: 74 });
    const flight = throughout(span, (_, seconds) => {
      const [x, y] = stage.place({ part: parent, at: [at[0], at[1] + 10 * unit] }, seconds);
      return { x, y, size: size(seconds) };
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

/** Food at the mouth, smaller with each bite. */
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

/** The longest side of a thing on a desk, in units, and how far its foot lies below the hands. */
const DESK = { most: 168, below: 46 };

/** A thing that stands before the figure at the height of its hands, on the ground for one without. */
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
