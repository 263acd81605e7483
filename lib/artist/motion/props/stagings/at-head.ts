import type { Point } from '@/lib/core/geometry/point';
import type { EffectId } from '../../../kit/effects';
import { propPart } from '../cast';
import type { PropStage } from '../stage';
import type { Flight } from '../tracks';
import type { PropWish } from '../wish';
import { acting, comingAndGoing, flyingRole, inSpan, spread, throughout, type Stager } from './staging';

/** The number of stars around the head, and the seconds of one orbit. */
const ORBIT = { count: 4, seconds: 1.5 };

/** Shows stars that orbit the head. */
export const orbiting: Stager = (stage, wish, span) => {
  const { head, figure, unit } = stage;
  const count = Math.min(wish.count ?? ORBIT.count, 7);
  const turns = Math.max(1, Math.round((span.to - span.from) / ORBIT.seconds));
  const size = comingAndGoing(span);
  const actors = Array.from({ length: count }, (_, index) =>
    acting(propPart(stage, wish, flyingRole(stage, `orbit_${index + 1}`, index)), [
      {
        ...throughout(span, (share, seconds) => {
          const angle = 2 * Math.PI * (share * turns + index / count);
          const [x, y] = stage.place(head.top, seconds);
          return {
            x: x + Math.cos(angle) * figure.face.width * 0.46,
            y: Math.max(16 * unit, y - 4 * unit) + Math.sin(angle) * figure.face.height * 0.12,
            turn: share * turns * 180,
            size: size(seconds) * (0.85 + 0.25 * Math.sin(angle)),
          };
        }),
        steps: turns * 16,
      },
    ]),
  );
  return { actors: actors.flat() };
};

/** The position of a sign with a half size in units: above the head, or beside it if there is no space. */
function signSpot(stage: PropStage, half: number): (seconds: number) => Point {
  const { head, figure, unit } = stage;
  const [, top] = stage.place(head.crown, 0);
  const reach = (half + 6) * unit;
  const { width } = figure.spec.canvas;
  const isAbove = top - 2 * reach > 0;
  const side = figure.profile < 0 ? -1 : 1;
  return (seconds) => {
    const [x, y] = stage.place(isAbove ? head.crown : head.top, seconds);
    const [sx, sy] = isAbove
      ? [x + side * figure.face.width * 0.26, y - reach]
      : [x + side * (figure.face.width * 0.46 + reach * 0.7), y + reach * 0.9];
    return [Math.min(width - reach, Math.max(reach, sx)), Math.max(reach, sy)];
  };
}

const SIGN_HALF: Partial<Record<EffectId, number>> = {
  thought: 56,
  speech: 52,
  bulb: 50,
  cloud: 44,
  fume: 24,
  bolt: 38,
};

/** Shows a sign that pops up at the head, bobs and disappears. */
export const signed: Stager = (stage, wish, span) => {
  const half = ('effect' in wish.thing && SIGN_HALF[wish.thing.effect]) || 42;
  const spot = signSpot(stage, half);
  const size = comingAndGoing(span);
  const bobs = Math.max(1, Math.round((span.to - span.from) / 1.2));
  const part = propPart(stage, wish, { ...flyingRole(stage, 'sign', 0), most: half * 2 });
  return {
    actors: acting(part, [
      throughout(span, (share, seconds) => {
        const [x, y] = spot(seconds);
        const bob = Math.sin(share * bobs * 2 * Math.PI);
        return { x, y: y + bob * 3 * stage.unit, turn: bob * 3, size: size(seconds) };
      }),
    ]),
  };
};

/** The number of drops under a rain cloud, and the seconds of one drop's fall. */
const CLOUD_RAIN = { count: 5, seconds: 0.6 };

/** Shows a cloud above the head with rain. */
export const clouded: Stager = (stage, wish, span) => {
  const { head, unit } = stage;
  const [, top] = stage.place(head.top, span.from);
  const y = Math.max(44 * unit, top - 74 * unit);
  const size = comingAndGoing(span);
  const at = (seconds: number): Point => [stage.place(head.top, seconds)[0], y];
  const cloud = propPart(stage, wish, { ...flyingRole(stage, 'overhead', 0), most: 128 });
  const drop: PropWish = { thing: { effect: 'raindrop' }, staging: 'fall', count: null, color: null };
  const cycles = Math.max(1, Math.round((span.to - span.from) / CLOUD_RAIN.seconds));
  const period = (span.to - span.from) / cycles;
  const drops = Array.from({ length: CLOUD_RAIN.count }, (_, index) => {
    const flights = Array.from({ length: cycles }, (_each, cycle): Flight => {
      const from = span.from + (cycle + spread(index, 1)) * period;
      return {
        from,
        to: from + period * 0.97,
        steps: 4,
        pose: (share, seconds) => {
          const [x] = at(seconds);
          return {
            x: x + (index - 2) * 20 * unit,
            y: y + (18 + 84 * share) * unit,
            fade: Math.min(1, (1 - share) * 4),
          };
        },
      };
    });
    return acting(propPart(stage, drop, flyingRole(stage, `under_${index + 1}`, index)), inSpan(flights, span));
  });
  const flight = throughout(span, (_, seconds) => ({ x: at(seconds)[0], y, size: size(seconds) }));
  return { actors: [...drops.flat(), ...acting(cloud, [flight])] };
};
