import { hullOf } from '@/lib/core/geometry/hull';
import type { Point } from '@/lib/core/geometry/point';
import type { DesignView } from './design-view';
import { shortfall, type Verdict } from './verdict';

/** The share of the convex hull that a distinctive figure leaves empty. */
const MIN_OPEN_HULL_SHARE = 0.12;
/** The share of the canvas that a figure should cover. */
const MIN_COVERED_SHARE = 0.3;
/** The range of width to height in which a figure suits a square picture. */
const MIN_WIDTH_TO_HEIGHT = 0.5;
const MAX_WIDTH_TO_HEIGHT = 1.35;
const COSTS = { lump: 0.5, small: 1.6, shape: 0.8 };

/** Judges the filled outline: its shape, its size and its proportions. */
export function silhouette({ figure, area, study }: DesignView): Verdict[] {
  const { columns, rows } = study.picture.grid;
  const points = edgePointsOf(figure, columns, rows);
  const hull = areaOf(hullOf(points));
  const open = hull === 0 ? 0 : Math.max(0, 1 - area / hull);
  const [width, height] = [spanOf(points.map(([x]) => x)), spanOf(points.map(([, y]) => y))];
  const ratio = width / Math.max(1, height);
  const cost =
    COSTS.lump * shortfall(open, MIN_OPEN_HULL_SHARE) +
    COSTS.small * shortfall(area / (columns * rows), MIN_COVERED_SHARE) +
    COSTS.shape * (shortfall(ratio, MIN_WIDTH_TO_HEIGHT) + shortfall(1 / ratio, 1 / MAX_WIDTH_TO_HEIGHT));
  return [
    {
      aspect: 'silhouette',
      cost,
      sentence:
        open < MIN_OPEN_HULL_SHARE
          ? `Filled black it is a compact shape, ${ratio.toFixed(2)} times as wide as tall.`
          : `Filled black it keeps a shape of its own: ${Math.round(open * 100)} % of its hull is open.`,
    },
  ];
}

/** The corners of the first and last cell of every row. */
function edgePointsOf(mask: Uint8Array, columns: number, rows: number): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    const line = mask.subarray(row * columns, (row + 1) * columns);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    if (first >= 0) for (const x of [first, last + 1]) points.push([x, row], [x, row + 1]);
  }
  return points;
}

const spanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** The area of a polygon. */
const areaOf = (polygon: readonly Point[]): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = polygon[(i + 1) % polygon.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
