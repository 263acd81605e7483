import type { Point } from '@/lib/core/geometry/point';
import { cascadeOf } from '../../cascade';
import { transitionsOf } from '../../reel';
import { propPart } from '../cast';
import type { PropGrip, PropStage } from '../stage';
import type { Flight } from '../tracks';
import { acting, comingAndGoing, flyingRole, type PropSpan, type Stager } from './staging';

/** The longest side of a juggled thing, in units. */
const MAX_JUGGLED = 46;
/** The height of a throw, in figure heights for each second of flight squared, and its limit. */
const THROW = { heights: 1.2, most: 0.62 };
/** The least distance of a throw from the upper edge of the canvas, in units. */
const HEADROOM = 26;

/**
 * Juggles balls in a cascade: each flies from hand to hand while the others pass through the hands. In a loop every
 * ball ends in the hand it started in.
 */
export const juggled: Stager = (stage, wish, whole) => {
  const { enter, leave } = whole.isSeamless ? { enter: 0, leave: 0 } : transitionsOf(whole.to - whole.from);
  const span = { ...whole, from: whole.from + enter, to: whole.to - leave };
  const { balls, rounds, beat, dwell, flight } = cascadeOf(span.to - span.from, wish.count);
  const [left, right] = handsToJuggle(stage);
  const { height } = stage.figure;
  const room = stage.place(left, span.from)[1] - HEADROOM * stage.unit;
  const top = Math.min(room, height * THROW.most, height * THROW.heights * flight * flight);
  const actors = Array.from({ length: balls }, (_, ball) => {
    const flights: Flight[] = [];
    for (let turn = 0; turn < rounds * 2; turn += 1) {
      const start = span.from + (ball + turn * balls) * beat;
      const [one, two] = (ball + turn * balls) % 2 === 0 ? [left, right] : [right, left];
      flights.push(...tossed(stage, { from: one, to: two, start, dwell, flight, top }, span));
    }
    const role = { ...flyingRole(stage, `juggled_${ball + 1}`, ball), most: MAX_JUGGLED };
    return acting(propPart(stage, wish, role), flights);
  });
  return { actors: actors.flat() };
};

interface Toss {
  from: PropGrip;
  to: PropGrip;
  /**
   * The moment at which a hand catches the ball, how long it holds it, and how long the ball then flies, in seconds.
   */
  start: number;
  dwell: number;
  flight: number;
  /** The height of the flight above the hands, in pixels. */
  top: number;
}

/** One ball that is carried by a hand and thrown to the other. */
function tossed(stage: PropStage, { from, to, start, dwell, flight, top }: Toss, span: PropSpan): Flight[] {
  const wrapped = (seconds: number): number => (span.isSeamless ? seconds % stage.seconds : Math.min(seconds, span.to));
  const hands = (seconds: number): Point => {
    const [x, y] = stage.place(from, wrapped(seconds));
    return [x, y - 14 * stage.unit];
  };
  const leave = hands(start + dwell);
  const [x, y] = stage.place(to, wrapped(start + dwell + flight));
  const land: Point = [x, y - 14 * stage.unit];
  const size = comingAndGoing(span);
  const carry: Flight = {
    from: start,
    to: start + dwell,
    steps: 4,
    pose: (share, seconds) => {
      const [hx, hy] = hands(start + share * dwell);
      return { x: hx, y: hy, size: size(seconds) };
    },
  };
  const fly: Flight = {
    from: start + dwell,
    to: start + dwell + flight,
    steps: 8,
    pose: (share, seconds) => ({
      x: leave[0] + (land[0] - leave[0]) * share,
      y: leave[1] + (land[1] - leave[1]) * share - top * 4 * share * (1 - share),
      size: size(seconds),
    }),
  };
  if (span.isSeamless) return [carry, fly];
  return [carry, fly].filter((each) => each.from < span.to - 0.02).map((each) => cutShort(each, span.to));
}

/** Cuts a flight at the end of its span. */
function cutShort(flight: Flight, end: number): Flight {
  if (flight.to <= end) return flight;
  const share = (end - flight.from) / (flight.to - flight.from);
  return { ...flight, to: end, pose: (part, seconds) => flight.pose(part * share, seconds) };
}

/** Both hands; for a figure with fewer, spots on both sides of its head. */
function handsToJuggle(stage: PropStage): [PropGrip, PropGrip] {
  const { left, right, figure, head } = stage;
  if (left && right) return [left, right];
  const [x, y] = head.top.at;
  const beside = (side: 'left' | 'right'): PropGrip => ({
    part: head.top.part,
    at: [x + (side === 'left' ? -0.42 : 0.42) * figure.face.width, y + figure.face.height * 0.06],
    side,
    z: stage.front,
  });
  return [left ?? beside('left'), right ?? beside('right')];
}
