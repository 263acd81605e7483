import type { Point } from './path';

const PATH_DATA = / d="([^"]*)"/g;
/** Matches drawings with transforms, or with coordinates that do not come in pairs. */
const UNMAPPED = /transform="| d="[^"]*[AHV]/;
/** Matches path commands with absolute coordinates; relative ones depend on the point before them. */
const ABSOLUTE = /([MLCQST])([^A-Za-z]+)/g;
const SEPARATORS = /[ ,]+/;

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Applies a mapping to every point of a part's drawing. A drawing with transforms is translated as a whole by the
 * displacement of its pivot.
 */
export function mapDrawing(svg: string, move: (x: number, y: number) => Point, pivot: Point): string {
  if (svg === '') return svg;
  if (UNMAPPED.test(svg)) {
    const [x, y] = move(pivot[0], pivot[1]);
    return `<g transform="translate(${tenth(x - pivot[0])} ${tenth(y - pivot[1])})">${svg}</g>`;
  }
  const segment = (_: string, command: string, text: string): string => {
    const numbers = text.trim().split(SEPARATORS).map(Number);
    const points = numbers.flatMap((x, index) => (index % 2 === 0 ? move(x, numbers[index + 1] ?? 0).map(tenth) : []));
    return command + points.join(' ');
  };
  return svg.replace(PATH_DATA, (_, data: string) => ` d="${data.replace(ABSOLUTE, segment)}"`);
}
