import type { Point } from '@/lib/core/geometry/point';
import { propPart } from '../cast';
import { acting, comingAndGoing, flyingRole, homeOf, throughout, type Stager } from './staging';

/** The half width of the rope's drawing, and the seconds of one turn. */
const ROPE = { half: 104, seconds: 0.6 };

/** Turns a rope behind the figure, so that it does not cover the face, and under the feet while they are in the air. */
export const roped: Stager = (stage, wish, span) => {
  const { left, right, figure, unit } = stage;
  const turns = Math.max(1, Math.round((span.to - span.from) / ROPE.seconds));
  const size = comingAndGoing(span);
  const part = propPart(stage, wish, { ...flyingRole(stage, 'turned', 0, stage.back), origin: 'grip' });
  const [home] = homeOf(stage);
  const at = (seconds: number): Point => {
    if (!left || !right) return [home, figure.ground - figure.height * 0.42];
    const [one, two] = [stage.place(left, seconds), stage.place(right, seconds)];
    return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
  };
  const reach = left && right ? Math.abs(right.at[0] - left.at[0]) / 2 : figure.width * 0.5;
  const wide = Math.max(0.8, reach / (ROPE.half * unit));
  return {
    actors: acting(part, [
      {
        ...throughout(span, (share, seconds) => {
          const [x, y] = at(seconds);
          const fall = (figure.ground + 8 * unit - y) / (138 * unit * wide);
          const swing = -Math.cos(share * turns * 2 * Math.PI);
          return {
            x,
            y,
            size: size(seconds) * wide,
            tall: swing >= 0 ? swing * fall : swing * Math.min(1.3, y / (150 * unit * wide)),
          };
        }),
        steps: turns * 12,
      },
    ]),
  };
};
