import type { Box } from '@/lib/core/geometry/bounds';
import { distance, middleOf, type CubicCurve } from './curve';
import type { GraphPoint } from './document';

/**
 * A candidate route of a line: where it leaves one card and reaches the other, and how many lines share these ports.
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

/** The offsets of ports from the middle of a card's side, in pixels, not too close to a corner. */
const PORT_OFFSETS_PX = [0, 18, -18, 36, -36, 54, -54] as const;
const MIN_CORNER_DISTANCE_PX = 10;
/** The distance in pixels below which two lines at a card look like one. */
const MIN_PORT_DISTANCE_PX = 16;
/** The share of the distance to the other card by which a line's port moves toward it. */
const LEAN_SHARE = 0.12;
/** The cost of an occupied port; a pixel away from the ideal port costs 1. */
const TAKEN_PORT_COST = 60;
/**
 * The length of a line's straight start, in pixels: the least, the most, the share of the distance, and the extra of a
 * wider bracket.
 */
const PULL_PX = { least: 36, most: 200, share: 0.45, wider: 60 } as const;
/**
 * The size of a self-loop in pixels: the distance of its ends, how far it reaches out, and the extra of each further
 * one.
 */
const LOOP_PX = { ends: 36, reach: 84, more: 34, spread: 26 } as const;

/** Gives the candidate routes from one card to another; `taken` are the ports of existing lines. */
export function candidatesBetween(from: Box, to: Box, taken: readonly GraphPoint[]): WireCandidate[] {
  const ports = (box: Box, toward: Box) => {
    const near = taken.filter((port) => isOn(port, box));
    return SIDES.map((side) => portOn(box, side, middleOf(toward), near));
  };
  const ends = ports(to, from);
  return ports(from, to).flatMap(({ side: out, port: start, shared }) =>
    ends.flatMap(({ side: into, port: end, shared: also }): WireCandidate[] => {
      const pull = Math.min(PULL_PX.most, Math.max(PULL_PX.least, distance(start, end) * PULL_PX.share));
      // A line between the same sides of both cards is a bracket, of which wider ones avoid obstacles.
      const pulls = out === into ? [pull, pull + PULL_PX.wider] : [pull];
      return pulls.map((by) => ({
        curve: [start, off(start, out, by), off(end, into, by), end],
        ports: [start, end],
        shared: shared + also,
      }));
    }),
  );
}

/** Gives the candidate routes from a card to itself: small loops at its sides, then wider ones. */
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

/** Counts the occupied ports close to this one. */
const crowd = (port: GraphPoint, taken: readonly GraphPoint[]): number =>
  taken.filter(({ x, y }) => Math.abs(port.x - x) < MIN_PORT_DISTANCE_PX && Math.abs(port.y - y) < MIN_PORT_DISTANCE_PX)
    .length;

/** Gives the best port on a side of a card for a line toward a point: close to it, and away from other ports. */
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
