import type { Point } from '@/lib/core/geometry/point';
import { propPart } from '../cast';
import {
  acting,
  comingAndGoing,
  flyingRole,
  homeOf,
  middleOf,
  throughout,
  type PropSpan,
  type Stager,
} from './staging';

/** Things stand through the whole clip: a desk that comes and goes with each step would be a trick. */
const always = (seconds: number, isSeamless: boolean): PropSpan => ({ from: 0, to: seconds, isSeamless });

/** The height of a cover that hides a figure, as a share of the figure's height, and its drawn height in units. */
const COVER = { share: 0.53, drawn: 232 };

/** Shows a thing as wide as the figure in front of it, behind which it hides; it is gone when the move is over. */
export const covered: Stager = (stage, wish, span) => {
  const { figure, unit } = stage;
  const [x, ground] = middleOf(stage);
  const size = comingAndGoing(span);
  const fits = Math.max((figure.height * COVER.share) / (COVER.drawn * unit), (figure.width * 0.92) / (280 * unit));
  const wide = Math.min(fits, (figure.spec.canvas.width * 0.96) / (280 * unit));
  const part = propPart(stage, wish, { ...flyingRole(stage, 'cover'), at: homeOf(stage), origin: 'foot' });
  return {
    actors: acting(part, [
      throughout(span, (_, seconds) => ({ x, y: ground + 10 * unit, size: size(seconds) * wide })),
    ]),
  };
};

/** The height of a desk above the floor, as a share of the figure's height, and its drawn height in units. */
const COUNTER = { share: 0.36, drawn: 144 };

/** Shows a desk in front of the figure, from the first to the last moment of the clip. */
export const countered: Stager = (stage, wish, { isSeamless }) => {
  const { figure, unit } = stage;
  const [x, ground] = middleOf(stage);
  const span = always(stage.seconds, isSeamless);
  const size = comingAndGoing(span);
  const tall = (figure.height * COUNTER.share) / (COUNTER.drawn * unit);
  const part = propPart(stage, wish, { ...flyingRole(stage, 'counter'), at: homeOf(stage), origin: 'foot' });
  return {
    actors: acting(part, [
      throughout(span, (_, seconds) => ({ x, y: ground + 14 * unit, size: size(seconds) * tall })),
    ]),
  };
};

/** The moment of a slip at which the foot shoots forward, as a share of it, and the flight of what it stood on. */
const SLIP = { at: 0.17, seconds: 0.9 };

/** Shows a thing under the foot that flies away when the foot slips on it. */
export const slippedOn: Stager = (stage, wish, span) => {
  const { figure, unit } = stage;
  const [x, ground] = middleOf(stage);
  const side = figure.facing || 1;
  const slips = span.from + (span.to - span.from) * SLIP.at;
  const start: Point = [x + side * figure.width * 0.26, ground - 6 * unit];
  const until = Math.min(slips + SLIP.seconds, stage.seconds);
  const size = comingAndGoing({ ...span, to: span.to + 10 });
  const part = propPart(stage, wish, { ...flyingRole(stage, 'underfoot'), most: 96 });
  const drop = figure.height * 2.4;
  return {
    actors: acting(part, [
      throughout({ from: span.from, to: slips, isSeamless: false }, (_, seconds) => ({
        x: start[0],
        y: start[1],
        size: size(seconds),
      })),
      {
        from: slips,
        to: until,
        steps: 12,
        pose: (share) => {
          const t = share * (until - slips);
          return {
            x: start[0] + side * figure.height * 0.62 * t,
            y: start[1] - figure.height * 1.75 * t + (drop * t * t) / 2 + figure.height * 0.4 * share * share,
            turn: side * 620 * t,
            fade: Math.min(1, (1 - share) * 4),
          };
        },
      },
    ]),
  };
};
