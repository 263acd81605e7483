import { apply, IDENTITY, multiply, type Matrix } from '../geometry/matrix';
import { withoutBetween } from '../text';
import type { Rig, RigPart } from './rig';

const TAG = /<(\/?)(g|path)\b([^<>]*)>/g;
const MATRIX = / transform="matrix\(([^)]*)/;
const PATH = / d="([^"]*)/;
const NUMBER = /-?[\d.]+(e-\d+)?/g;

const numbers = (text = ''): number[] => (text.match(NUMBER) ?? []).map(Number);

/** The middle of what a clean fragment draws, from the ends of its lines; null when it draws nothing. */
function middleOf(svg: string): number[] | null {
  const above: Matrix[] = [IDENTITY];
  const points: [number, number][] = [];
  for (const [, closes, name, text = ''] of withoutBetween(svg, '<defs>', '</defs>').matchAll(TAG)) {
    const around = above.at(-1) ?? IDENTITY;
    const own = numbers(MATRIX.exec(text)?.[1]);
    const matrix = own.length ? multiply(around, own as unknown as Matrix) : around;
    if (closes) above.pop();
    else if (name === 'g') above.push(matrix);
    // The last two numbers of each command of a path are its end.
    for (const command of PATH.exec(text)?.[1]?.split(/[MLCQ]/) ?? []) {
      const [x, y] = numbers(command).slice(-2);
      if (y !== undefined) points.push(apply(matrix, x ?? 0, y));
    }
  }
  return points.length ? [0, 1].map((axis) => middle(points, axis)) : null;
}

function middle(points: readonly (readonly number[])[], axis: number): number {
  const places = points.map((point) => point[axis] ?? 0);
  return (Math.min(...places) + Math.max(...places)) / 2;
}

const own = ({ drawings }: RigPart): string => drawings.get(null) ?? '';

/**
 * The vector in pixels from the pivot of a part to the middle of its drawing, or of its descendants' drawings if it has
 * none.
 */
export function reachOf({ parts }: Rig, part: RigPart): readonly [number, number] {
  const [x = 0, y = 0] =
    middleOf(
      own(part) ||
        parts
          .filter(({ parent }) => parts[parent] === part)
          .map(own)
          .join(''),
    ) ?? part.pivot;
  return [x - part.pivot[0], y - part.pivot[1]];
}
