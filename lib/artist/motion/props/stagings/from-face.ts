import { propPart } from '../cast';
import type { PropSpot } from '../stage';
import type { PropActor, Flight } from '../tracks';
import { acting, flyingRole, inSpan, spread, type Stager } from './staging';

/** The number of tears of each eye, and the seconds of one. */
const TEARS = { count: 2, seconds: 0.95 };

/** Shows tears that grow under the eyes, run down the face and fall. */
export const dripped: Stager = (stage, wish, span) => {
  const { head, figure, unit } = stage;
  const length = span.to - span.from;
  const cycles = Math.max(1, Math.round(length / TEARS.seconds));
  const period = length / cycles;
  const actors = head.eyes.flatMap((eye, side) =>
    Array.from({ length: TEARS.count }, (_, index): PropActor[] => {
      const flights = Array.from({ length: cycles }, (_each, cycle): Flight => {
        const from = span.from + (cycle + (index + side * 0.3) / TEARS.count) * period * 0.999;
        return {
          from,
          to: from + period * 0.94,
          steps: 8,
          pose: (share, seconds) => {
            const outward = (eye.at[0] < head.top.at[0] ? -1 : 1) * 10 * unit * share;
            const run = figure.face.height * (0.09 + 0.4 * Math.max(0, share - 0.3) ** 1.5 * 1.9);
            const [x, y] = stage.place({ part: head.top.part, at: [eye.at[0] + outward, eye.at[1] + run] }, seconds);
            return { x, y, size: Math.min(1.1, 0.15 + share * 3), fade: Math.min(1, (1 - share) * 5) };
          },
        };
      });
      return acting(
        propPart(stage, wish, flyingRole(stage, `eye_${side + 1}_${index + 1}`, index)),
        inSpan(flights, span),
      );
    }).flat(),
  );
  return { actors };
};

/** The number of sweat drops at a time, and the seconds of one. */
const SWEAT = { count: 4, seconds: 0.7 };

/** Shows sweat drops that fly off both sides of the brow. */
export const sweated: Stager = (stage, wish, span) => {
  const { head, unit } = stage;
  const length = span.to - span.from;
  const cycles = Math.max(1, Math.round(length / SWEAT.seconds));
  const period = length / cycles;
  const actors = Array.from({ length: Math.min(wish.count ?? SWEAT.count, 8) }, (_, index) => {
    const side = index % 2 ? -1 : 1;
    const spot: PropSpot = {
      part: head.brow.part,
      at: [head.top.at[0] + side * (head.brow.at[0] - head.top.at[0]), head.brow.at[1] - 8 * unit],
    };
    const flights = Array.from({ length: cycles }, (_each, cycle): Flight => {
      const from = span.from + (cycle + (index >> 1) * 0.45) * period;
      const [x, y] = stage.place(spot, stage.loop ? from % stage.seconds : from);
      return {
        from,
        to: from + period * 0.9,
        steps: 6,
        pose: (share) => ({
          x: x + side * (14 + (34 + 12 * (index >> 1)) * share) * unit,
          y: y + (-30 * share + 62 * share * share - 16 * (index >> 1)) * unit,
          turn: side * (60 - 50 * share),
          size: Math.min(1, 0.3 + share * 3),
          fade: Math.min(1, (1 - share) * 3),
        }),
      };
    });
    return acting(propPart(stage, wish, flyingRole(stage, `brow_${index + 1}`, index)), inSpan(flights, span));
  });
  return { actors: actors.flat() };
};

/**
 * The moment at which the drops of a sneeze appear, as a share of it, with their number and their seconds of flight.
 */
const SPRAY = { at: 0.575, count: 9, seconds: 0.5 };

/** Shows drops that fly out of the mouth when the head snaps forward. */
export const sprayed: Stager = (stage, wish, span) => {
  const { head, figure, unit } = stage;
  const from = span.from + (span.to - span.from) * SPRAY.at;
  const to = Math.min(from + SPRAY.seconds, span.to);
  const [x, y] = stage.place(head.mouth, from);
  const actors = Array.from({ length: SPRAY.count }, (_, index) => {
    const degrees =
      figure.profile === 0
        ? 20 + 140 * ((index + 0.5) / SPRAY.count)
        : figure.profile > 0
          ? -25 + 60 * spread(index)
          : 145 + 60 * spread(index);
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const reach = (70 + 66 * spread(index, 1)) * unit;
    return acting(propPart(stage, wish, flyingRole(stage, `spray_${index + 1}`, index)), [
      {
        from,
        to,
        steps: 6,
        pose: (share) => ({
          x: x + dx * reach * share * (2 - share),
          y: y + (dy * 0.55 * share * (2 - share) + 0.22 * share * share) * reach,
          size: (1 - share * 0.4) * (0.7 + 0.7 * spread(index, 2)),
          fade: Math.min(1, (1 - share) * 2.5),
        }),
      },
    ]);
  });
  return { actors: actors.flat() };
};
