import type { Box } from '@/lib/core/geometry/bounds';
import { distance, middleOf, type CubicCurve } from './curve';
import type { GraphPoint } from './document';

/**
 * A way that a line could take, with the places at which it leaves one card and reaches the other, and with how many
 * lines it shares them.
 */
export interface WireCandidate {
  readonly curve: CubicCurve;
  readonly ports: readonly [GraphPoint, GraphPoint];
  readonly shared: number;
}

/** The outward directions of the sides of a card. */
const SIDES: readonly GraphPoint[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/** Where lines may meet a side: so many pixels from its middle, and never nearer than `CORNER` to a corner. */
const PORT_OFFSETS_PX = [0, 18, -18, 36, -36, 54, -54] as const;
const MIN_CORNER_DISTANCE_PX = 10;
/** Lines that meet a card nearer than this to each other look like one. */
const MIN_PORT_DISTANCE_PX = 16;
/** How much of the way to the other card a line leans toward, of which it leaves its own. */
const LEAN_SHARE = 0.12;
/** A pixel off the slot a line leans to costs one; a slot that is taken costs so much. */
const TAKEN_PORT_COST = 60;
/**
 * How far a line leaves a card straight, in pixels: at least, at most, as a share of the way, and what a wider bracket
 * adds.
 */
const PULL_PX = { least: 36, most: 200, share: 0.45, wider: 60 } as const;
/** A loop: how far its ends are apart, and how far it reaches out, the first and each further one. */
const LOOP_PX = { ends: 36, reach: 84, more: 34, spread: 26 } as const;

/** Every way from one card to another worth a look; `taken` are the ports of the lines that are there already. */
export function candidatesBetween(from: Box, to: Box, taken: readonly GraphPoint[]): WireCandidate[] {
  const ports = (box: Box, toward: Box) => {
    const near = taken.filter((port) => isOn(port, box));
    return SIDES.map((side) => portOn(box, side, middleOf(toward), near));
  };
  const ends = ports(to, from);
  return ports(from, to).flatMap(({ side: out, port: start, shared }) =>
    ends.flatMap(({ side: into, port: end, shared: also }): WireCandidate[] => {
      const pull = Math.min(PULL_PX.most, Math.max(PULL_PX.least, distance(start, end) * PULL_PX.share));
      // Out of the same side of both it is a bracket, of which a wider one goes round.
      const pulls = out === into ? [pull, pull + PULL_PX.wider] : [pull];
      return pulls.map((by) => ({
        curve: [start, off(start, out, by), off(end, into, by), end],
        ports: [start, end],
        shared: shared + also,
      }));
    }),
  );
}

/** Every way from a card to itself: small loops at its sides, then wider ones. */
export function loopCandidates(box: Box, taken: readonly GraphPoint[]): WireCandidate[] {
  return [0, 1, 2].flatMap((turn) =>
    SIDES.flatMap((out) =>
      [-1, 1].map((way): WireCandidate => {
        const along = { x: Math.abs(out.y) * way, y: Math.abs(out.x) * way };
        const middle = off(
          onBorder(box, out),
          along,
          sideOf(box, out) / 2 - LOOP_PX.ends / 2 - MIN_CORNER_DISTANCE_PX - 4,
        );
        const [start, end] = [off(middle, along, -LOOP_PX.ends / 2), off(middle, along, LOOP_PX.ends / 2)];
        const reach = LOOP_PX.reach + turn * LOOP_PX.more;
        return {
          curve: [
            start,
            off(off(start, out, reach), along, -LOOP_PX.spread),
            off(off(end, out, reach), along, LOOP_PX.spread),
            end,
          ],
          ports: [start, end],
          shared: crowd(start, taken) + crowd(end, taken),
        };
      }),
    ),
  );
}

/** How many of the taken ports lie where this one would. */
const crowd = (port: GraphPoint, taken: readonly GraphPoint[]): number =>
  taken.filter(({ x, y }) => Math.abs(port.x - x) < MIN_PORT_DISTANCE_PX && Math.abs(port.y - y) < MIN_PORT_DISTANCE_PX)
    .length;

/** The best place on a side of a card for a line toward a point: near to where it leans, and apart from others. */
function portOn(
  box: Box,
  side: GraphPoint,
  toward: GraphPoint,
  taken: readonly GraphPoint[],
): { side: GraphPoint; port: GraphPoint; shared: number } {
  const along = { x: Math.abs(side.y), y: Math.abs(side.x) };
  const [middle, reach] = [onBorder(box, side), sideOf(box, side) / 2 - MIN_CORNER_DISTANCE_PX];
  const leaning = Math.max(
    -reach,
    Math.min(reach, ((toward.x - middle.x) * along.x + (toward.y - middle.y) * along.y) * LEAN_SHARE),
  );
  const ports = PORT_OFFSETS_PX.filter((slot) => Math.abs(slot) <= reach).map((slot) => {
    const port = off(middle, along, slot);
    const shared = crowd(port, taken);
    return { side, port, shared, cost: Math.abs(slot - leaning) + shared * TAKEN_PORT_COST };
  });
  return ports.reduce((best, each) => (each.cost < best.cost ? each : best));
}

const isOn = ({ x, y }: GraphPoint, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
const off = ({ x, y }: GraphPoint, direction: GraphPoint, by: number): GraphPoint => ({
  x: x + direction.x * by,
  y: y + direction.y * by,
});
const onBorder = (box: Box, side: GraphPoint): GraphPoint => ({
  x: middleOf(box).x + (side.x * box.width) / 2,
  y: middleOf(box).y + (side.y * box.height) / 2,
});
const sideOf = ({ width, height }: Box, { x }: GraphPoint): number => (x === 0 ? width : height);
