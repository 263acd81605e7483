import { flatten } from '@/lib/core/geometry/flatten';
import { curve } from '../shape/curve';
import { boxOf, pathData, type Path, type Point } from '../shape/path';

/** The scale of the sheen's line relative to the outline, about the centre. */
const SHEEN_SCALE = 0.84;
/** The angles at which the sheen starts and ends, in degrees clockwise from the right, along the upper left. */
const LONG_SHEEN: readonly [number, number] = [-168, -124];
const SHORT_SHEEN: readonly [number, number] = [-113, -106];
/** Shapes narrower than this have no sheen. */
const MIN_SIZE_PX = 26;

/** Draws the sheen of plastic, glass and metal: a long and a short stroke along the upper left edge of a shape. */
export function sheenOf(path: Path): string {
  const { x, y, width, height } = boxOf(path);
  const size = Math.min(width, height);
  if (size < MIN_SIZE_PX) return '';
  const [cx, cy] = [x + width / 2, y + height / 2];
  const edge = pointsOf(path).map(([px, py]): Point => [(px - cx) / (width / 2), (py - cy) / (height / 2)]);
  const mark = ([from, to]: readonly [number, number]): string => {
    const along = edge
      .map((point) => ({ point, at: (Math.atan2(point[1], point[0]) * 180) / Math.PI }))
      .filter(({ at }) => at >= from && at <= to)
      .sort((a, b) => a.at - b.at)
      .map(({ point }): Point => [
        cx + (point[0] * SHEEN_SCALE * width) / 2,
        cy + (point[1] * SHEEN_SCALE * height) / 2,
      ]);
    return along.length > 1 ? pathData(curve(along)) : '';
  };
  const marks = mark(LONG_SHEEN) + mark(SHORT_SHEEN);
  return marks
    ? `<path d="${marks}" fill="none" stroke="$glint" stroke-width="${Math.max(3, size * 0.045).toFixed(1)}" ` +
        'stroke-linecap="round" stroke-linejoin="round" stroke-opacity="0.6"/>'
    : '';
}

/** Points along the first contour of a path, dense enough for a smooth sheen. */
function pointsOf(path: Path): Point[] {
  const [line = []] = flatten(pathData(path));
  const points: Point[] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(i, i + 4);
    const pieces = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 6));
    for (let k = 0; k < pieces; k += 1) points.push([ax + ((bx - ax) * k) / pieces, ay + ((by - ay) * k) / pieces]);
  }
  return points;
}
