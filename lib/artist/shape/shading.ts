import { boxOf, join, pathData, shift } from './path';
import type { Path } from './path';

/** Draws a shape filled with one palette token. */
export function area(path: Path, token: string, opacity = 1): string {
  return `<path d="${pathData(path)}" fill="$${token}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/**
 * Draws the shade of a shape: the area that a copy of it, moved toward the light, does not cover.
 * The caller clips it to the shape.
 */
export function shadeOf(path: Path, material: string, depth: number): string {
  const { x, y, width, height } = boxOf(path);
  const reach = Math.min(26, 4 + Math.min(width, height) * 0.085) * depth;
  const frame: Path = [
    ['M', x - 40, y - 40],
    ['L', x + width + 40, y - 40],
    ['L', x + width + 40, y + height + 40],
    ['L', x - 40, y + height + 40],
    ['Z'],
  ];
  return (
    `<path d="${pathData(join(frame, shift(path, -reach * 0.8, -reach)))}" fill="$${material}_shade" ` +
    'fill-rule="evenodd"/>'
  );
}

/** Shapes narrower than this are not split. */
const MIN_SPLIT_PX = 24;

/**
 * Draws the far half of a shape in shade, from a straight edge through its middle; the caller clips it to the shape.
 */
export function splitOf(path: Path, material: string): string {
  const { x, y, width, height } = boxOf(path);
  if (Math.min(width, height) < MIN_SPLIT_PX) return '';
  const half: Path = [
    ['M', x + width * 0.58, y - 4],
    ['L', x + width + 4, y - 4],
    ['L', x + width + 4, y + height + 4],
    ['L', x + width * 0.42, y + height + 4],
    ['Z'],
  ];
  return area(half, `${material}_line`, 0.12);
}

/** Draws a rim light along the edge of a shape, for styles with high detail; the caller clips it to the shape. */
export function rimOf(path: Path, material: string): string {
  const { width, height } = boxOf(path);
  if (Math.min(width, height) < 40) return '';
  return (
    `<path d="${pathData(shift(path, 5, 6))}" fill="none" stroke="$${material}_light" stroke-width="6" ` +
    'stroke-opacity="0.55"/>'
  );
}

/** Draws light reflected from the ground along the lower right edge, for styles with high detail. */
export function bounceOf(path: Path, material: string): string {
  const { width, height } = boxOf(path);
  if (Math.min(width, height) < 40) return '';
  return (
    `<path d="${pathData(shift(path, -7, -8))}" fill="none" stroke="$${material}_light" stroke-width="4" ` +
    'stroke-opacity="0.4"/>'
  );
}

/** A gradient from light to shade; `markup` is its definition. */
export function gradientOf(id: string, material: string, far: boolean): { markup: string; paint: string } {
  const [top, middle] = far ? [material, `${material}_shade`] : [`${material}_light`, material];
  const stops =
    `<stop offset="0" stop-color="$${top}"/><stop offset="0.5" stop-color="$${middle}"/><stop offset="1" ` +
    `stop-color="$${material}_shade"/>`;
  return {
    markup: `<defs><radialGradient id="${id}" cx="0.36" cy="0.26" r="0.95">${stops}</radialGradient></defs>`,
    paint: `url(#${id})`,
  };
}

/** Draws pencil hatching at the lower right of a large shape. */
export function hatching(path: Path, token: string): string {
  const { x, y, width, height } = boxOf(path);
  if (Math.min(width, height) < 60) return '';
  const strokes = Array.from({ length: 8 }, (_, index) => {
    const [sx, sy] = [x + width * (0.4 + index * 0.08), y + height * (1.02 - index * index * 0.008)];
    return (
      `M${sx.toFixed(1)} ${sy.toFixed(1)}l${(width * 0.1).toFixed(1)} ` +
      `${(-height * (0.1 + index * 0.016)).toFixed(1)}`
    );
  }).join('');
  return (
    `<path d="${strokes}" fill="none" stroke="$${token}" stroke-width="2.6" stroke-linecap="round" ` +
    'stroke-opacity="0.5"/>'
  );
}

/** A slightly distorted copy of a line for a sketchy style; the distortion is deterministic. */
export function loosened(path: Path): Path {
  return path.map((segment, index) => {
    if (segment[0] === 'Z') return segment;
    const [moved] = shift([segment], Math.sin((index + 1) * 2.3) * 2.6, Math.cos((index + 1) * 1.7) * 2.6);
    return moved ?? segment;
  });
}
