import type { EffectId } from '../../../kit/effects';
import { propPart } from '../cast';
import type { Flight } from '../tracks';
import { acting, flyingRole, inSpan, spread, type Stager } from './staging';

/** How things fall: their number, the seconds of one fall, the sway in units, and the spin in degrees. */
interface Falling {
  count: number;
  seconds: number;
  sway: number;
  spin: number;
}
const USUAL_FALL: Falling = { count: 10, seconds: 2, sway: 22, spin: 200 };
const FALLS: Partial<Record<EffectId, Falling>> = {
  confetti: { count: 16, seconds: 1.9, sway: 16, spin: 520 },
  streamer: { count: 8, seconds: 2.1, sway: 18, spin: 160 },
  raindrop: { count: 18, seconds: 0.62, sway: 0, spin: 0 },
  snowflake: { count: 14, seconds: 3, sway: 22, spin: 120 },
  petal: { count: 12, seconds: 2.6, sway: 26, spin: 260 },
};
const MAX_FALLING = 20;
/** The distance outside the canvas at which things start and end, in units. */
const BEYOND = 24;

/** Shows things that fall through the picture, some in front of the figure and some behind it. */
export const fallen: Stager = (stage, wish, span) => {
  const usual = ('effect' in wish.thing && FALLS[wish.thing.effect]) || USUAL_FALL;
  const count = Math.min(wish.count === null ? usual.count : Math.max(wish.count, 3), MAX_FALLING);
  const { width, height } = stage.figure.spec.canvas;
  const length = span.to - span.from;
  const cycles = Math.max(1, Math.round(length / usual.seconds));
  const period = length / cycles;
  const beyond = BEYOND * stage.unit;
  const actors = Array.from({ length: count }, (_, index) => {
    const phase = spread(index, 1);
    const x = ((index + 0.5) / count) * width + (spread(index, 2) - 0.5) * (width / count);
    const sway = usual.sway * stage.unit * (index % 2 ? 1 : -1);
    const flights = Array.from({ length: cycles + (span.isSeamless ? 0 : 1) }, (_each, cycle): Flight | null => {
      const born = span.from + (cycle - (span.isSeamless ? 0 : 1) + phase) * period;
      const [from, to] = [
        span.isSeamless ? born : Math.max(born, span.from),
        span.isSeamless ? born + period * 0.999 : Math.min(born + period * 0.999, span.to),
      ];
      if (to - from < 0.06) return null;
      return {
        from,
        to,
        steps: usual.sway > 0 ? 10 : 4,
        pose: (share, seconds) => {
          const at = (from + share * (to - from) - born) / period;
          return {
            x: x + sway * Math.sin(at * Math.PI * 3 + index),
            y: -beyond + (height + 2 * beyond) * at,
            turn: usual.spin === 0 ? 0 : usual.spin * (index % 2 ? 1 : -1) * at + index * 40,
            ...(usual.spin > 300 ? { tall: 0.35 + 0.65 * Math.abs(Math.cos(at * 9 + index)) } : {}),
            fade: span.isSeamless
              ? 1
              : Math.min(1, Math.max(0, (span.to - seconds) * 4), (seconds - span.from) * 6 + 0.05),
          };
        },
      };
    });
    const z = index % 3 === 0 ? stage.back : stage.front;
    return acting(
      propPart(stage, wish, { ...flyingRole(stage, `fallen_${index + 1}`, index, z), most: 44 }),
      flights.filter((flight) => flight !== null),
    );
  });
  return { actors: actors.flat() };
};

/** The positions of fireworks as shares of the canvas, and the seconds of one. */
const FIREWORKS = {
  seconds: 0.9,
  places: [
    [0.2, 0.2],
    [0.8, 0.16],
    [0.5, 0.1],
    [0.12, 0.42],
    [0.88, 0.4],
  ] as const,
};

/** Shows fireworks behind the figure, one after the other. */
export const exploded: Stager = (stage, wish, span) => {
  const { width, height } = stage.figure.spec.canvas;
  const length = span.to - span.from;
  const cycles = Math.max(1, Math.round(length / (FIREWORKS.seconds * 1.8)));
  const period = length / cycles;
  const actors = FIREWORKS.places.map(([x, y], index) => {
    const flights = Array.from({ length: cycles }, (_, cycle): Flight => {
      const from = span.from + (cycle + (index / FIREWORKS.places.length) * 0.9) * period;
      return {
        from,
        to: from + Math.min(FIREWORKS.seconds, period * 0.95),
        steps: 7,
        pose: (share) => ({
          x: x * width,
          y: y * height + 10 * stage.unit * share * share,
          size: 0.1 + 1.15 * share * (2 - share),
          turn: share * 20,
          fade: Math.min(1, (1 - share) * 2.2),
        }),
      };
    });
    return acting(
      propPart(stage, wish, flyingRole(stage, `firework_${index + 1}`, index, stage.back)),
      inSpan(flights, span),
    );
  });
  return { actors: actors.flat() };
};
