import { critiqueRig } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { contoursOf } from '../drawing/contours';
import { namesOf } from '../drawing/families';
import { withTone } from '../drawing/palette-tokens';
import { redrawn, withDrawings } from '../drawing/redraw';

/** Adds the tones of the given tokens to the palette. */
export function mixed(spec: MascotSpec, tokens: ReadonlySet<string>): MascotSpec {
  return [...tokens].reduce((now, name) => {
    const match = /^(.+)_(shade|light|line)$/.exec(name);
    return match?.[1] && match[2] ? withTone(now, match[1], match[2] as 'shade' | 'light' | 'line').spec : now;
  }, spec);
}

/** The width of the contour between parts of one colour, as a share of the canvas's side. */
const PARTING_SHARE = 0.003;

const merging = (spec: MascotSpec) =>
  critiqueRig(spec).flatMap(({ rule, part }) => (rule === 'separation' && part ? [part] : []));

/** Adds a thin contour to parts that became indistinguishable from those behind them when their lines were removed. */
export function parted(before: MascotSpec, after: MascotSpec): MascotSpec {
  const former = new Set(merging(before));
  const lost = new Set(merging(after).filter((id) => !former.has(id)));
  if (lost.size === 0) return after;
  const names = namesOf(after);
  const tokens = new Set<string>();
  const width = Math.max(after.canvas.width, after.canvas.height) * PARTING_SHARE;
  const contour = (svg: string) =>
    redrawn(svg, (drawing) => ({
      ...drawing,
      nodes: [...contoursOf(drawing, names, width, tokens), ...drawing.nodes],
    }));
  const parts = after.parts.map((part) => (lost.has(part.id) ? withDrawings(part, contour) : part));
  return mixed({ ...after, parts }, tokens);
}
