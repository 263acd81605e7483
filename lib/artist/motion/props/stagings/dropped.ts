import { DROP_SHARE } from '../../moves/arms/letting-go';
import { propPart } from '../cast';
import { acting, comingAndGoing, flyingRole, freeHands, homeOf, throughout, type Stager } from './staging';

/** The longest side of a dropped thing, in units. */
const MAX_DROPPED = 96;
/** The share of its speed that a dropped thing keeps at each bounce, and the seconds of its first fall. */
const BOUNCE = { keeps: 0.42, fall: 0.3 };
/** How far a dropped thing rolls, as a share of the figure's height. */
const ROLL_SHARE = 0.12;

/** The height of a bouncing thing above the ground, as a share of its fall, so many seconds after it was let go. */
function heightAt(seconds: number): number {
  let [start, fall, height] = [0, BOUNCE.fall, 1];
  if (seconds < fall) return 1 - (seconds / fall) ** 2;
  start += fall;
  while (height > 0.02) {
    fall *= BOUNCE.keeps;
    height *= BOUNCE.keeps ** 2;
    const share = (seconds - start) / (2 * fall);
    if (share < 1) return height * 4 * share * (1 - share);
    start += 2 * fall;
  }
  return 0;
}

/** Lets a thing fall out of the hand: it bounces on the ground, rolls aside and lies there. */
export const dropped: Stager = (stage, wish, span) => {
  const [hand] = freeHands(stage, span);
  if (!hand) return { actors: [] };
  const { figure, unit } = stage;
  const release = span.from + (span.to - span.from) * (DROP_SHARE + 0.02);
  const [x, y] = stage.place(hand, release);
  const [middle] = homeOf(stage);
  const side = x < middle ? -1 : 1;
  const floor = figure.ground - 20 * unit;
  const edge = figure.spec.canvas.width - 34 * unit;
  const size = comingAndGoing(span);
  const part = propPart(stage, wish, { ...flyingRole(stage, 'dropped'), most: MAX_DROPPED });
  return {
    actors: acting(part, [
      throughout({ from: span.from, to: release, isSeamless: false }, (_, seconds) => {
        const [hx, hy] = stage.place(hand, seconds);
        return { x: hx, y: hy, size: size(seconds) };
      }),
      {
        from: release,
        to: span.to,
        steps: 22,
        pose: (_, seconds) => {
          const after = seconds - release;
          const rolled = side * figure.height * ROLL_SHARE * (1 - Math.exp(-after * 2.2));
          return {
            x: Math.min(edge, Math.max(34 * unit, x + rolled)),
            y: floor - (floor - y) * heightAt(after),
            turn: side * 160 * (1 - Math.exp(-after * 2.2)),
            size: size(seconds),
          };
        },
      },
    ]),
  };
};
