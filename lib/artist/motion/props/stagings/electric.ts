import { propPart } from '../cast';
import type { Flight } from '../tracks';
import { acting, flyingRole, inSpan, spread, type Stager } from './staging';

/** The moment of a photo at which the flash goes off, as a share of it, and its seconds. */
const FLASH = { at: 0.55, seconds: 0.42 };

/** Shows a flash that bursts from between the hands and fades. */
export const flashed: Stager = (stage, wish, span) => {
  const { left, right, head } = stage;
  const from = span.from + (span.to - span.from) * FLASH.at;
  const to = Math.min(from + FLASH.seconds, span.to);
  const spots = [left, right].filter((grip) => grip !== null);
  const ends = (spots.length > 0 ? spots : [head.mouth]).map((spot) => stage.place(spot, from));
  const [x, y] = [0, 1].map((axis) => ends.reduce((sum, end) => sum + (end[axis] ?? 0) / ends.length, 0));
  const part = propPart(stage, wish, flyingRole(stage, 'flash', 0, stage.front + 2));
  return {
    actors: acting(part, [
      {
        from,
        to,
        steps: 8,
        pose: (share) => ({
          x: x ?? 0,
          y: y ?? 0,
          turn: share * 20,
          size: 0.3 + 1.5 * Math.min(1, share * 4) - 0.3 * share,
          fade: Math.min(1, (1 - share) * 1.6),
        }),
      },
    ]),
  };
};

/** The number of bolts at a time, and the seconds of one. */
const ZAP = { count: 6, seconds: 0.36 };

/** Shows bolts that crackle around the head. */
export const zapped: Stager = (stage, wish, span) => {
  const { head, figure, unit } = stage;
  const length = span.to - span.from;
  const cycles = Math.max(1, Math.round(length / ZAP.seconds));
  const period = length / cycles;
  const [cx, cy] = [head.top.at[0], head.top.at[1] + figure.face.height * 0.5];
  const actors = Array.from({ length: Math.min(wish.count ?? ZAP.count, 9) }, (_, index) => {
    const flights = Array.from({ length: cycles }, (_each, cycle): Flight => {
      const from = span.from + (cycle + spread(index, 1) * 0.5) * period;
      const angle = 2 * Math.PI * spread(index + cycle * 3, 2);
      const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.85];
      return {
        from,
        to: from + period * 0.5,
        steps: 3,
        pose: (share, seconds) => {
          const reach = 0.6 + 0.16 * share;
          const at: [number, number] = [cx + dx * figure.face.width * reach, cy + dy * figure.face.height * reach];
          const [x, y] = stage.place({ part: head.top.part, at }, seconds);
          const margin = 24 * unit;
          return {
            x: Math.min(figure.spec.canvas.width - margin, Math.max(margin, x)),
            y: Math.max(margin, y),
            turn: (angle * 180) / Math.PI - 90,
            size: 0.6 + 0.6 * Math.sin(Math.PI * Math.min(1, share + 0.15)),
          };
        },
      };
    });
    return acting(propPart(stage, wish, flyingRole(stage, `zap_${index + 1}`, index)), inSpan(flights, span));
  });
  return { actors: actors.flat() };
};
