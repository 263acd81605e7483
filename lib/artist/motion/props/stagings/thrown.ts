import type { Point } from '@/lib/core/geometry/point';
import { propPart, type PropRole } from '../cast';
import type { PropGrip, PropStage } from '../stage';
import type { Flight } from '../tracks';
import {
  acting,
  fastest,
  freeHands,
  flyingRole,
  middleOf,
  spread,
  throughout,
  comingAndGoing,
  type PropSpan,
  type Stager,
} from './staging';

/** Gravity in figure heights per second squared, chosen to look natural for a mascot. */
const GRAVITY_HEIGHTS = 2.1;
/** The longest side of a thrown thing, in units. */
const MAX_THROWN = 52;

const gravity = ({ figure }: PropStage): number => figure.height * GRAVITY_HEIGHTS;

/** Makes the position over time of a thing in free fall. */
const parabola =
  ([x, y]: Point, [vx, vy]: Point, g: number) =>
  (t: number): { x: number; y: number } => ({ x: x + vx * t, y: y + vy * t + (g * t * t) / 2 });

/** The hand that throws; for a figure without hands, a spot at its side. */
function throwerOf(stage: PropStage, span: PropSpan): PropGrip {
  const [grip] = freeHands(stage, span);
  if (grip) return grip;
  const { figure, head } = stage;
  const side = figure.facing < 0 ? 'left' : 'right';
  const isOnFours = figure.roles.head !== null && figure.roles.frontLegs.left !== null;
  return { ...(isOnFours ? head.mouth : head.top), side, z: stage.front };
}

const roleOf = (stage: PropStage, slot: string, index = 0): PropRole => ({
  ...flyingRole(stage, slot, index),
  most: MAX_THROWN,
});

/** The direction away from the middle of the figure: 1 is the viewer's right. */
const away = (stage: PropStage, x: number): 1 | -1 =>
  stage.figure.facing !== 0 ? stage.figure.facing : x < middleOf(stage)[0] ? -1 : 1;

/** Throws things from the hand, at its fastest moment, out of the picture. */
export const thrown: Stager = (stage, wish, span) => {
  const hand = throwerOf(stage, span);
  const { at: release } = fastest(stage, hand, span);
  const g = gravity(stage);
  const count = Math.min(wish.count ?? 1, 5);
  const actors = Array.from({ length: count }, (_, index) => {
    const leave = Math.min(release + index * 0.09, span.to - 0.1);
    const start = stage.place(hand, leave);
    const side = away(stage, start[0]);
    const path = parabola(
      start,
      [side * stage.figure.height * (1.05 - index * 0.12), -stage.figure.height * (0.75 + index * 0.08)],
      g,
    );
    const size = comingAndGoing({ ...span, to: span.to + 10 });
    const flights: Flight[] = [
      throughout({ from: span.from, to: leave, isSeamless: false }, (_share, seconds) => {
        const [x, y] = stage.place(hand, seconds);
        return { x, y, size: size(seconds) };
      }),
      {
        from: leave,
        to: Math.min(leave + 1.1, stage.seconds),
        steps: 10,
        pose: (share) => {
          const seconds = share * (Math.min(leave + 1.1, stage.seconds) - leave);
          return { ...path(seconds), turn: side * 420 * seconds };
        },
      },
    ];
    return acting(propPart(stage, wish, roleOf(stage, `thrown_${index + 1}`, index)), flights);
  });
  return { actors: actors.flat() };
};

/** Shows a thing that flies in, is caught by the hands and stays in them. */
export const caught: Stager = (stage, wish, span) => {
  const { left, right } = stage;
  const hand = throwerOf(stage, span);
  const at = (seconds: number): Point => {
    if (!left || !right) return stage.place(hand, seconds);
    const [one, two] = [stage.place(left, seconds), stage.place(right, seconds)];
    return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2 - 8 * stage.unit];
  };
  const meet = span.from + (span.to - span.from) * 0.36;
  const goal = at(meet);
  const time = Math.max(meet - span.from, 0.2);
  const g = gravity(stage);
  const side = away(stage, stage.figure.spec.canvas.width);
  const vx = (-side * (stage.figure.spec.canvas.width * 0.55)) / time;
  const start: Point = [goal[0] - vx * time, goal[1] - stage.figure.height * 0.12];
  const path = parabola(start, [vx, (goal[1] - start[1] - (g * time * time) / 2) / time], g);
  const size = comingAndGoing({ ...span, from: span.from - 10 });
  const part = propPart(stage, wish, roleOf(stage, 'caught'));
  return {
    actors: acting(part, [
      {
        from: span.from,
        to: meet,
        steps: 10,
        pose: (share) => ({ ...path(share * time), turn: -side * 300 * (1 - share) }),
      },
      throughout({ ...span, from: meet }, (_, seconds) => {
        const [x, y] = at(seconds);
        return { x, y, size: size(seconds) };
      }),
    ]),
  };
};

/** Shows a ball in front of the foot, which is kicked at the foot's fastest moment and flies away. */
export const kicked: Stager = (stage, wish, span) => {
  const { figure, unit } = stage;
  const { feet, legs, frontLegs } = figure.roles;
  const pair = [feet, legs, frontLegs].find(({ left, right }) => left ?? right) ?? { left: null, right: null };
  const spots = [pair.right, pair.left]
    .filter((id) => id !== null)
    .map((part): PropGrip => ({ part, at: [...figure.anatomy.center(part)], side: 'right', z: 0 }));
  const moves = spots.map((spot) => ({ spot, ...fastest(stage, spot, span) }));
  const kick = moves.sort((a, b) => Math.hypot(...b.velocity) - Math.hypot(...a.velocity))[0];
  const release = kick?.at ?? (span.from + span.to) / 2;
  const side =
    kick && Math.abs(kick.velocity[0]) > 1 ? (kick.velocity[0] > 0 ? 1 : -1) : away(stage, figure.spec.canvas.width);
  const foot = kick ? stage.place(kick.spot, release)[0] : middleOf(stage)[0] + side * figure.width * 0.4;
  const room = figure.spec.canvas.width;
  const rest: Point = [
    Math.min(room - 30 * unit, Math.max(30 * unit, foot + side * 34 * unit)),
    figure.ground - 22 * unit,
  ];
  const path = parabola(rest, [side * figure.height * 1.25, -figure.height * 0.8], gravity(stage));
  const until = Math.min(release + 1, stage.seconds);
  const size = comingAndGoing({ ...span, to: span.to + 10 });
  const part = propPart(stage, wish, roleOf(stage, 'kicked'));
  return {
    actors: acting(part, [
      throughout({ from: span.from, to: release, isSeamless: false }, (_, seconds) => ({
        x: rest[0],
        y: rest[1],
        size: size(seconds),
      })),
      {
        from: release,
        to: until,
        steps: 10,
        pose: (share) => ({ ...path(share * (until - release)), turn: side * 540 * share }),
      },
    ]),
  };
};

/** The seconds between two bounces of a dribbled ball. */
const DRIBBLE_SECONDS = 0.55;

/** Bounces a ball between the moving hand and the ground. */
export const dribbled: Stager = (stage, wish, span) => {
  const hand = throwerOf(stage, span);
  const { figure, unit } = stage;
  const count = Math.max(1, Math.round((span.to - span.from) / DRIBBLE_SECONDS));
  const part = propPart(stage, wish, roleOf(stage, 'dribbled'));
  const size = comingAndGoing(span);
  return {
    actors: acting(part, [
      {
        from: span.from,
        to: span.to,
        steps: count * 8,
        pose: (share, seconds) => {
          const [x, y] = stage.place(hand, seconds);
          const u = ((share * count) % 1) * 2 - 1;
          const [top, floor] = [y + 26 * unit, figure.ground - 20 * unit];
          return { x, y: top + (floor - top) * (1 - u * u), size: size(seconds), turn: share * count * 90 };
        },
      },
    ]),
  };
};

/** The number of pieces of a burst, and their longest time of flight in seconds. */
const BURST = { pieces: 14, seconds: 1.7 };

/** Throws scraps up at the fastest moment of the hand: they rise, spin and come down. */
export const burst: Stager = (stage, wish, span) => {
  const hand = throwerOf(stage, span);
  const { at: release } = fastest(stage, hand, span);
  const start = stage.place(hand, release);
  const { height } = stage.figure;
  const inward = away(stage, start[0]);
  const g = gravity(stage) * 0.62;
  const until = Math.min(release + BURST.seconds, stage.seconds);
  const count = Math.min(Math.max(wish.count ?? BURST.pieces, 3), 20);
  const actors = Array.from({ length: count }, (_, index) => {
    const lean = (spread(index) - 0.5) * 1.7 - inward * 0.35;
    const force = height * (0.5 + 0.5 * spread(index, 1));
    const path = parabola(start, [lean * force, -force * (1.05 - Math.abs(lean) * 0.3)], g);
    const spin = (spread(index, 2) - 0.5) * 900;
    const flight: Flight = {
      from: release,
      to: until,
      steps: 10,
      pose: (share) => {
        const seconds = share * (until - release);
        return {
          ...path(seconds),
          turn: spin * seconds,
          tall: 0.3 + 0.7 * Math.abs(Math.cos(seconds * (5 + 3 * spread(index, 3)))),
          fade: until === stage.seconds && !stage.loop ? Math.min(1, (1 - share) * 5) : 1,
        };
      },
    };
    return acting(propPart(stage, wish, roleOf(stage, `scrap_${index + 1}`, index)), [flight]);
  });
  return { actors: actors.flat() };
};
