import { propPart } from '../cast';
import type { PropStage } from '../stage';
import type { Flight } from '../tracks';
import type { PropWish } from '../wish';
import { acting, flyingRole, freeHands, inSpan, middleOf, spread, type PropSpan, type Stager } from './staging';
import { hold } from './held';

/** The clods of one stroke of digging, the seconds of a stroke, and of a clod's flight. */
const DIG = { clods: 4, seconds: 0.42, flight: 0.55 };

/** Shows clods of earth that fly out behind a digging figure, and the mound that grows there. */
export const dug: Stager = (stage, wish, span) => {
  const { figure, unit } = stage;
  const [middle, ground] = middleOf(stage);
  const front = figure.facing || 1;
  const [x, y] = [middle + front * figure.width * 0.34, ground - 4 * unit];
  const strokes = Math.max(2, Math.round((span.to - span.from) / DIG.seconds));
  const period = (span.to - span.from) / strokes;
  const clods = Array.from({ length: DIG.clods }, (_, index) => {
    const flights = Array.from({ length: strokes - 1 }, (_each, cycle): Flight => {
      const from = span.from + (cycle + 0.55 + 0.1 * index) * period;
      const force = figure.height * (0.5 + 0.4 * spread(index + cycle, 1));
      return {
        from,
        to: from + DIG.flight,
        steps: 8,
        pose: (share) => ({
          x: x - front * force * share * 1.2,
          y: y - force * (2.3 * share - 2.2 * share * share),
          turn: front * -500 * share,
          size: 0.8 + 0.6 * spread(index, 2),
          fade: Math.min(1, (1 - share) * 5),
        }),
      };
    });
    return acting(
      propPart(stage, { ...wish, thing: { effect: 'clod' } }, flyingRole(stage, `clod_${index + 1}`, index)),
      inSpan(flights, span),
    );
  });
  const heap = propPart(stage, { ...wish, thing: { effect: 'mound' } }, flyingRole(stage, 'mound', 0));
  const grows: Flight = {
    from: span.from + period * 0.4,
    to: span.to,
    steps: strokes * 2,
    pose: (share) => ({
      x,
      y: ground,
      size: Math.max(0.05, Math.min(1, 0.3 + share * 1.1) * Math.min(1, (1 - share) * 8)),
    }),
  };
  return { actors: [...clods.flat(), ...acting(heap, [grows])] };
};

/** The scraps of a jet, with the seconds of flight of each. */
const JET = { scraps: 22, seconds: 1.1 };

/** Shows a can in the hand from which coloured scraps spray up and outward. */
export const jetted: Stager = (stage, wish, span) => {
  const can = hold(stage, wish, span);
  const [grip] = freeHands(stage, span);
  const scraps: PropWish = { ...wish, thing: { effect: 'confetti' }, color: null };
  return { ...can, actors: [...can.actors, ...jet(stage, scraps, span, grip ?? null)] };
};

function jet(stage: PropStage, wish: PropWish, span: PropSpan, grip: PropStage['left']) {
  const { figure, unit, head } = stage;
  const source = grip ?? head.mouth;
  const side = grip?.side === 'left' ? -1 : 1;
  const [opens, closes] = [span.from + (span.to - span.from) * 0.26, span.to - JET.seconds * 0.55];
  return Array.from({ length: JET.scraps }, (_, index) => {
    const from = opens + Math.max(closes - opens, 0.1) * (index / JET.scraps);
    const to = Math.min(from + JET.seconds, span.to);
    const [x, y] = stage.place(source, from);
    const degrees = 74 + 52 * (spread(index) - 0.5);
    const force = figure.height * (0.7 + 0.45 * spread(index, 1));
    const [vx, vy] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
    const flight: Flight = {
      from,
      to,
      steps: 8,
      pose: (share) => ({
        x: x + side * (10 * unit + vx * force * share * 0.9),
        y: y - 70 * unit + vy * force * share * 1.3 + force * 1.25 * share * share,
        turn: (spread(index, 2) - 0.5) * 900 * share,
        tall: 0.3 + 0.7 * Math.abs(Math.cos(share * (4 + 4 * spread(index, 3)))),
        fade: Math.min(1, (1 - share) * 4),
      }),
    };
    return acting(propPart(stage, wish, flyingRole(stage, `jet_${index + 1}`, index)), [flight]);
  }).flat();
}
