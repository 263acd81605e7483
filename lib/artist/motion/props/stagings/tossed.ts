import type { Point } from '@/lib/core/geometry/point';
import { TOSS, tossesIn } from '../../moves/arms/tossing';
import { propPart } from '../cast';
import { acting, comingAndGoing, flyingRole, freeHands, type Stager } from './staging';

/** The longest side of a tossed thing, in units. */
const MAX_TOSSED = 62;
/** The height of a toss, as a share of the figure's height. */
const TOSS_HEIGHT = 0.42;
/** The least distance of a tossed thing from the upper edge of the canvas, in units. */
const HEADROOM = 34;
/** How far above the hand a thing lies, in units. */
const ABOVE_HAND = 18;
/** The steps of one toss. */
const STEPS = 16;

/** Throws a thing up out of the hand; it turns over once in the air and is caught again. */
export const tossed: Stager = (stage, wish, span) => {
  const [hand] = freeHands(stage, span);
  if (!hand) return { actors: [] };
  const count = tossesIn(span.to - span.from);
  const length = (span.to - span.from) / count;
  const last = stage.seconds - 1e-3;
  const inHand = (seconds: number): Point => {
    const [x, y] = stage.place(hand, Math.min(seconds, last));
    return [x, y - ABOVE_HAND * stage.unit];
  };
  const size = comingAndGoing(span);
  const part = propPart(stage, wish, { ...flyingRole(stage, 'tossed'), most: MAX_TOSSED });
  return {
    actors: acting(part, [
      {
        from: span.from,
        to: span.to,
        steps: count * STEPS,
        pose: (share, seconds) => {
          const turn = Math.min(Math.floor(share * count), count - 1);
          const within = share * count - turn;
          const air = (within - TOSS.leaves) / (TOSS.lands - TOSS.leaves);
          if (air <= 0 || air >= 1) {
            const [x, y] = inHand(seconds);
            return { x, y, size: size(seconds), turn: 360 * (turn + (air >= 1 ? 1 : 0)) };
          }
          const start = span.from + turn * length;
          const [from, to] = [inHand(start + TOSS.leaves * length), inHand(start + TOSS.lands * length)];
          const top = Math.min(stage.figure.height * TOSS_HEIGHT, from[1] - HEADROOM * stage.unit);
          return {
            x: from[0] + (to[0] - from[0]) * air,
            y: from[1] + (to[1] - from[1]) * air - top * 4 * air * (1 - air),
            size: size(seconds),
            turn: 360 * (turn + air),
          };
        },
      },
    ]),
  };
};
