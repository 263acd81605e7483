import type { Point } from '@/lib/core/geometry/point';
import { propPart } from '../cast';
import { acting, comingAndGoing, flyingRole, freeHands, homeOf, middleOf, throughout, type Stager } from './staging';

/** The moment of the move at which the hand is deepest in the hat, as a share of it. */
const DEEPEST = 0.34;
/** The longest side of what comes out, in units, and the distance of its middle below the hand. */
const OUT = { most: 190, below: 78 };

/** Shows a hat in front of the belly, out of which the hand draws a thing. */
export const produced: Stager = (stage, wish, span) => {
  const { figure, unit } = stage;
  const [x, ground] = middleOf(stage);
  const [grip] = freeHands(stage, span);
  const brim: Point = [x, ground - figure.height * (grip ? 0.39 : 0.26)];
  const size = comingAndGoing(span);
  const hat = propPart(
    stage,
    { ...wish, thing: { effect: 'magic_hat' }, color: null },
    { ...flyingRole(stage, 'hat', 0, stage.front + 1), at: homeOf(stage), most: 150 },
  );
  const out = propPart(stage, wish, { ...flyingRole(stage, 'out_of_hat'), at: homeOf(stage), most: OUT.most });
  const comes = span.from + (span.to - span.from) * DEEPEST;
  const rises = (seconds: number): Point => {
    if (grip) return stage.place(grip, seconds);
    const share = Math.min(1, (seconds - comes) / 0.5);
    return [x, brim[1] - share * (2 - share) * figure.height * 0.34];
  };
  return {
    actors: [
      ...acting(out, [
        throughout({ from: comes, to: span.to, isSeamless: false }, (_, seconds) => {
          const [hx, hy] = rises(seconds);
          const wriggle = Math.sin((seconds - comes) * 14) * 6 * Math.min(1, (seconds - comes) * 3);
          const grown = Math.min(1, 0.45 + (seconds - comes) * 1.8);
          return { x: hx, y: hy + OUT.below * unit * grown, turn: wriggle, size: Math.min(grown, size(seconds)) };
        }),
      ]),
      ...acting(hat, [
        throughout(span, (_, seconds) => ({
          x: brim[0],
          y: brim[1] + 40 * unit + Math.sin(seconds * 9) * 2 * unit,
          size: size(seconds),
        })),
      ]),
    ],
  };
};
