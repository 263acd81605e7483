import { isUnderlay } from '@/lib/core/rig/underlays';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import type { PartDraft } from '../../figure';
import { pixelated } from '../../pen/pixel';
import { withToken } from '../drawing/palette-tokens';
import { redrawn, withShapes } from '../drawing/redraw';

/** The outline colour for a drawing that has none. */
const OUTLINE_COLOR = '#2b2233';

/** Matches parts without an outline: thin ones, and tints on other parts. */
const UNLINED = /shadow|cheek|steam|freckle/;

/** A drawing without its contours; a sprite has an outline instead. */
const uncontoured = (svg: string): string =>
  redrawn(svg, (drawing) =>
    withShapes(drawing, (shape) => {
      const { fill, stroke } = shape;
      const isLine = stroke?.paint.kind === 'token' && stroke.paint.token.endsWith('_line');
      if (!isLine) return [shape];
      return fill.kind === 'none' ? [] : [{ ...shape, stroke: null }];
    }),
  );

/**
 * Redraws every part on the grid of a sprite, and adds the tones that it uses. `features` matches the parts of the
 * face.
 */
export function onGrid(spec: MascotSpec, features: RegExp): { spec: MascotSpec; tokens: ReadonlySet<string> } {
  const { canvas, palette, parts } = spec;
  const drafts = parts
    .filter(({ id }) => !isUnderlay(id))
    .map((part): PartDraft => {
      const { id, parent, z, pivot, svg, states, rotateLimits } = part;
      const isLined = svg !== '' && !features.test(id) && !UNLINED.test(id);
      const drawn = isLined ? uncontoured(svg) : svg;
      const rims = isLined ? [[]] : [];
      return { id, parent, z, pivot, limits: rotateLimits, stage: 'body', svg: drawn, states, rims };
    });
  const known = new Map(parts.map((part) => [part.id, part]));
  const drawn = pixelated(drafts, { canvasPx: Math.max(canvas.width, canvas.height) }).map((draft): Part => {
    const { id, parent, z, svg, states = [] } = draft;
    const pivot: [number, number] = [draft.pivot[0], draft.pivot[1]];
    return { ...(known.get(id) ?? { id, parent, z, pivot, rotateLimits: null, defaultState: null }), svg, states };
  });
  const lines = drawn.flatMap(({ svg }) => [...svg.matchAll(/\$([a-z0-9_]+_line)"/g)].map(([, name = '']) => name));
  const inked = palette.some(({ name }) => name === 'outline') ? spec : withToken(spec, 'outline', OUTLINE_COLOR);
  return { spec: { ...inked, parts: drawn }, tokens: new Set(lines) };
}
