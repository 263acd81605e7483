import type { Point } from '@/lib/core/geometry/point';
import type { EffectId } from '../../../kit/effects';
import { propPart } from '../cast';
import type { PropStage, PropSpot } from '../stage';
import type { Flight } from '../tracks';
import type { PropWish } from '../wish';
import { acting, flyingRole, freeHands, type PropSpan, type Stager } from './staging';

/** How things rise: their number at a time, the seconds of each, and its rise and sway in units. */
interface Rising {
  count: number;
  seconds: number;
  rise: number;
  sway: number;
  /** The drift to the side, as a share of the rise. */
  drift?: number;
  /** The distance of the start from the middle of the head, in face widths. */
  aside?: number;
  /** Whether it follows its source while it rises. */
  follows?: boolean;
}
const USUAL_RISE: Rising = { count: 3, seconds: 1.6, rise: 96, sway: 12 };
const RISES: Partial<Record<EffectId, Rising>> = {
  heart: { count: 4, seconds: 1.5, rise: 118, sway: 10, aside: 0.4 },
  zed: { count: 3, seconds: 2.4, rise: 100, sway: 5, drift: 0.7 },
  note: { count: 3, seconds: 1.7, rise: 100, sway: 12, drift: 0.5, aside: 0.3 },
  steam: { count: 2, seconds: 1.3, rise: 46, sway: 4, follows: true },
  bubble: { count: 6, seconds: 2, rise: 150, sway: 20 },
  sparkle: { count: 6, seconds: 0.9, rise: 56, sway: 30, follows: true },
  puff: { count: 3, seconds: 0.9, rise: 40, sway: 14 },
};

/** Shows things that rise from the head, mouth, chest or hand, and fade. */
export const risen: Stager = (stage, wish, span) => {
  const usual = ('effect' in wish.thing && RISES[wish.thing.effect]) || USUAL_RISE;
  const count = Math.min(wish.count ?? usual.count, 8);
  const length = span.to - span.from;
  const cycles = Math.max(1, Math.floor(length / usual.seconds + (span.isSeamless ? 0.5 : 0)));
  const period = length / cycles;
  const life = Math.min(usual.seconds, period * (span.isSeamless ? 0.96 : 0.66));
  // In a span that ends, the last thing must be gone at its end.
  const room = span.isSeamless ? period : (length - life) / cycles;
  const spot = sourceOf(stage, wish, span);
  const actors = Array.from({ length: count }, (_, index) => {
    const flights = Array.from({ length: cycles }, (_each, cycle): Flight => {
      const from = span.from + (cycle + index / count) * room;
      const to = from + life;
      return { from, to, steps: 8, pose: rising(stage, usual, { spot, from, index }) };
    });
    return acting(propPart(stage, wish, flyingRole(stage, `risen_${index + 1}`, index)), flights);
  });
  return { actors: actors.flat() };
};

function rising(
  stage: PropStage,
  { rise, sway, drift = 0.2, aside = 0, follows = false }: Rising,
  { spot, from, index }: { spot: (seconds: number) => Point; from: number; index: number },
): Flight['pose'] {
  const { unit, figure } = stage;
  const { width } = figure.spec.canvas;
  const margin = 18 * unit;
  const side = index % 2 ? -1 : 1;
  const [fixedX, fixedY] = spot(from);
  const way = Math.min(rise * unit, Math.max(fixedY - margin, 20 * unit));
  return (share, seconds) => {
    const [x, y] = follows ? spot(seconds) : [fixedX, fixedY];
    const goes = side * (aside * figure.face.width + sway * unit * Math.sin(share * Math.PI * 1.7));
    return {
      x: Math.min(width - margin, Math.max(margin, x + goes + share * way * drift * (aside > 0 ? side : 1))),
      y: y - way * share * (1.35 - 0.35 * share),
      turn: side * 12 * Math.sin(share * Math.PI * 2),
      size: Math.max(0.05, Math.min(1, 0.3 + share * 1.2)),
      fade: Math.min(1, share * 8 + 0.1, (1 - share) * 3.2),
    };
  };
}

/** The upper corner of the head on the side that the face looks to. */
function besideHead({ head: { side, top }, figure }: PropStage): PropSpot {
  return figure.profile < 0 ? { ...side, at: [2 * top.at[0] - side.at[0], side.at[1]] } : side;
}

function sourceOf(stage: PropStage, { source, thing }: PropWish, span: PropSpan): (seconds: number) => Point {
  const { head, chest, figure, unit } = stage;
  const [grip] = source === 'hand' ? freeHands(stage, span) : [];
  const above = 'effect' in thing && thing.effect === 'steam' ? 40 : 6;
  const usual = ('effect' in thing && RISES[thing.effect]) || USUAL_RISE;
  const spot: PropSpot =
    grip ??
    ((source === 'mouth' || source === 'hand') && !usual.aside
      ? head.mouth
      : source === 'chest' && !usual.aside
        ? chest
        : usual.aside || source === 'top'
          ? { part: head.top.part, at: [head.top.at[0], head.top.at[1] + figure.face.height * 0.3] }
          : besideHead(stage));
  const wrap = (seconds: number): number => (stage.loop ? seconds % stage.seconds : seconds);
  return (seconds) => {
    const [x, y] = stage.place(spot, wrap(seconds));
    return grip ? [x, y - above * unit] : [x, y];
  };
}
