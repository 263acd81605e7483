import { apply, IDENTITY, multiply, type Matrix } from '../geometry/matrix';
import type { Part } from '../spec/schema';

const DEFINITIONS = /<defs>.*?<\/defs>/gs;
const TAG = /<(\/?)(g|path)([^>]*)>/g;
const MATRIX = / transform="matrix\(([^)]*)/;
const PATH = / d="([^"]*)/;
/** The last two numbers of each command of a path: where it leads. */
const POINT = /(-?[\d.e]+(?:e-\d+)?)[ ,]?(-?[\d.]+(?:e-\d+)?)(?=Z?([MLCQ]|$))/g;

/** The middle of what a clean fragment draws, from the ends of its lines; null when it draws nothing. */
function middleOf(svg: string): [number, number] | null {
  const above: Matrix[] = [IDENTITY];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, closes, name, text = ''] of svg.replace(DEFINITIONS, '').matchAll(TAG)) {
    if (closes) above.pop();
    else {
      const own = MATRIX.exec(text)?.[1]?.split(' ').map(Number) as unknown as Matrix | undefined;
      const matrix = own ? multiply(above.at(-1) ?? IDENTITY, own) : (above.at(-1) ?? IDENTITY);
      if (name === 'g') above.push(matrix);
      for (const [, x, y] of (PATH.exec(text)?.[1] ?? '').matchAll(POINT)) {
        const point = apply(matrix, Number(x), Number(y));
        xs.push(point[0]);
        ys.push(point[1]);
      }
    }
  }
  return xs.length ? [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] : null;
}

/** The vector from the pivot of a part of an accepted spec to the middle of what it, or else all that stands on it, draws: the way it points, in pixels. */
export function reachOf(parts: readonly Part[], { id, svg, pivot }: Part): [number, number] {
  const [x, y] = middleOf(svg || parts.filter(({ parent }) => parent === id).map((each) => each.svg).join('')) ?? pivot;
  return [x - pivot[0], y - pivot[1]];
}
