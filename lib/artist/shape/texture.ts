import { boxOf } from './path';
import type { Path } from './path';

/** The surface of a skin, which styles with high detail draw as texture. */
export type Coat = 'fur' | 'feathers' | 'scales' | 'smooth' | 'hull';

/** Materials of skin; clothes and props have no coat. */
export const COATED: ReadonlySet<string> = new Set(['body', 'accent', 'hair', 'tail', 'wings', 'ears']);

/** The distance between texture marks, and half the length of each, in pixels. */
const MARK_SPACING_PX = { fur: 25, feathers: 27, scales: 24, smooth: 30 } as const;
/** Shapes smaller than this have no texture. */
const MIN_TEXTURED_SIZE_PX = 46;

/**
 * Draws texture marks near the edges of a shape, which suggest its roundness and leave the face free.
 * The caller clips them to the shape.
 */
export function textureOf(path: Path, material: string, coat: Coat): string {
  if (coat === 'hull') return '';
  const { x, y, width, height } = boxOf(path);
  if (Math.min(width, height) < MIN_TEXTURED_SIZE_PX) return '';
  const step = MARK_SPACING_PX[coat];
  const marks: string[] = [];
  for (let row = 0; row * step * 0.8 < height; row += 1) {
    for (let column = 0; column * step < width + step; column += 1) {
      const [px, py] = [x + (column + (row % 2) * 0.5) * step, y + (row + 0.4) * step * 0.8];
      const [nx, ny] = [((px - x) / width) * 2 - 1, ((py - y) / height) * 2 - 1];
      const far = nx * nx + ny * ny;
      // Marks in the middle would cross the face, and marks beyond the edge would be clipped away.
      if (far > 0.46 && far < 1.02 && ny > -0.9) marks.push(MARKS[coat](px, py, nx));
    }
  }
  if (marks.length === 0) return '';
  return (
    `<path d="${marks.join('')}" fill="none" stroke="$${material}_shade" stroke-width="` +
    `${coat === 'smooth' ? 5 : 3.4}" stroke-linecap="round" stroke-opacity="${coat === 'smooth' ? 0.4 : 0.75}"/>`
  );
}

const at = (value: number) => value.toFixed(1);
const bow = (x: number, y: number, half: number, drop: number) =>
  `M${at(x - half)} ${at(y)}q${at(half)} ${at(drop)} ${at(half * 2)} 0`;

const MARKS: Record<Exclude<Coat, 'hull'>, (x: number, y: number, lean: number) => string> = {
  fur: (x, y, lean) => `M${at(x)} ${at(y)}q${at(lean * 2)} 5 ${at(lean * 7)} 9`,
  feathers: (x, y) => bow(x, y, 7, 12),
  scales: (x, y) => bow(x, y, 6, 8),
  smooth: (x, y) => `M${at(x)} ${at(y)}l0.1 0`,
};
