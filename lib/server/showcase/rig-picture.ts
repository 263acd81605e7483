import { partsInColors } from '@/lib/core/rig/part-colors';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Draws a mascot at rest as SVG. */
export const drawingOf = (spec: MascotSpec): string => paintSvg(render(rigOf(spec), {}), spec.canvas);

/** Draws a mascot with each of its parts in a different colour, as SVG. */
export const partsPicture = (spec: MascotSpec): string => drawingOf(partsInColors(spec));

/** A colour that is visible on light and on dark backgrounds. */
const BONE = '#6d5dfc';

/** Draws a translucent mascot with its joints and the bones between them, as SVG. */
export function jointsPicture(spec: MascotSpec): string {
  const pivots = new Map(spec.parts.map(({ id, pivot }) => [id, pivot]));
  const bones = spec.parts.flatMap(({ parent, pivot: [x, y] }) => {
    const from = parent === null ? undefined : pivots.get(parent);
    return from ? [`M${from[0]} ${from[1]}L${x} ${y}`] : [];
  });
  const joints = spec.parts.map(({ pivot: [x, y] }) => `<circle cx="${x}" cy="${y}" r="5"/>`);
  const overlay =
    `<path d="${bones.join('')}" fill="none" stroke="${BONE}" stroke-width="3" stroke-linecap="round"/><g ` +
    `fill="#fff" stroke="${BONE}" stroke-width="3">${joints.join('')}</g>`;
  return drawingOf(spec).replace(
    /^(<svg[^>]*>)([\s\S]*)(<\/svg>)$/,
    (_, open: string, inner: string, close: string) => `${open}<g opacity="0.28">${inner}</g>${overlay}${close}`,
  );
}
