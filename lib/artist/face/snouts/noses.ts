import type { FigureDraft } from '../../figure';
import { ellipse, symmetric } from '../../shape/curve';
import type { Path } from '../../shape/path';

const noseOutline = (figure: FigureDraft, y: number, w: number, h: number): Path => {
  const { cx } = figure.head;
  return symmetric(
    [
      [cx, y - h * 0.42],
      [cx + w * 0.62, y - h * 0.48],
      [cx + w, y - h * 0.1],
      [cx + w * 0.42, y + h * 0.42],
      [cx, y + h * 0.6],
    ],
    cx,
  );
};

/** Draws a nose with a highlight; `w` and `h` are its half sizes in canvas pixels. */
export function noseSvg(figure: FigureDraft, y: number, w: number, h: number): string {
  const { ink, head } = figure;
  const shape = noseOutline(figure, y, w, h);
  const glint = ellipse(head.cx - w * 0.34, y - h * 0.2, w * 0.26, h * 0.13);
  return ink.mass(shape, 'nose', { width: ink.look.outer * 0.55, shade: 0 }) + ink.area(glint, 'nose_light');
}

/** Draws two nostrils, `dx` to each side of the middle. */
export const nostrils = (figure: FigureDraft, y: number, dx: number, rx: number, ry: number, token: string) =>
  [1, -1].map((s) => figure.ink.area(ellipse(figure.head.cx + s * dx, y, rx, ry), token)).join('');
