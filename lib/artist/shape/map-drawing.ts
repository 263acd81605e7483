import type { Point } from './path';

const PATH_DATA = / d="([^"]*)"/g;
/** Drawings with coordinates of their own, or that do not come in pairs. */
const UNMAPPED = /transform="| d="[^"]*[AHV]/;
/** A command of absolute coordinates; relative ones follow the point before them. */
const ABSOLUTE = /([MLCQST])([^A-Za-z]+)/g;
const PAIR = /(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g;

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The drawing of a part with every point of its paths moved. A drawing with transforms of its own is moved as a whole,
 * as far as its pivot.
 */
export function mapDrawing(svg: string, move: (x: number, y: number) => Point, pivot: Point): string {
  if (svg === '') return svg;
  if (UNMAPPED.test(svg)) {
    const [x, y] = move(pivot[0], pivot[1]);
    return `<g transform="translate(${tenth(x - pivot[0])} ${tenth(y - pivot[1])})">${svg}</g>`;
  }
  const pair = (_: string, x: string, y: string): string => move(Number(x), Number(y)).map(tenth).join(' ');
  const segment = (_: string, command: string, numbers: string): string => command + numbers.replace(PAIR, pair);
  return svg.replace(PATH_DATA, (_, data: string) => ` d="${data.replace(ABSOLUTE, segment)}"`);
}
