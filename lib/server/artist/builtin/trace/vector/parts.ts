import { rgbOf } from '@/lib/core/color/hex';
import type { ClipPath, Drawing, DrawingNode } from '@/lib/core/paint/drawing';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { emit } from '@/lib/core/svg/emit';
import { apart, oklab, type Lab } from '@/lib/artist/trace/pixels';
import { isFeature } from '@/lib/artist/trace/piece';
import { NONE } from '@/lib/artist/trace/regions';
import type { FigureStudy } from '@/lib/artist/trace/study';
import { inTokens } from './colors';
import { cutOut, groundOf } from './cut-out';
import type { VisibleUnits } from './visible-units';
import type { Shares } from './assign-units';
import type { Unit } from '@/lib/artist/trace/vector/units';

/** A drawing placed on the mascot's canvas, with everything derived from it. */
export interface OnCanvas {
  drawing: Drawing;
  units: readonly Unit[];
  /** Path data that is too complex for boolean operations. */
  tangled: ReadonlySet<string>;
  seen: VisibleUnits;
  palette: MascotSpec['palette'];
  tokens: ReadonlyMap<string, string>;
}

/** Assembles the drawing of a part: its own units, and its portion of the shared ones. */
export function drawingOfPart(
  id: string,
  { drawing, units, tangled, tokens }: OnCanvas,
  shares: Shares,
  { pieces, coloring }: FigureStudy,
): string {
  const nodes: DrawingNode[] = [];
  const clips: ClipPath[] = [];
  const piece = pieces.get(id);
  let ground: string | null = null;
  for (const [at, unit] of units.entries()) {
    const whose = shares[at] ?? [];
    if (!whose.includes(id)) continue;
    if (whose.length === 1 || !piece) nodes.push(unit.node);
    else {
      // A part is cut at the figure's outline; an eye is cut at the surface around it.
      ground ??= groundOf(piece.labels, isFeature(id) ? () => true : (pixel) => coloring.labels.at[pixel] === NONE);
      const cut = cutOut(unit, tangled, ground, `ground-${id}`);
      nodes.push(...cut.nodes);
      if (cut.clip && !clips.length) clips.push(cut.clip);
    }
  }
  const used = namesIn(nodes);
  for (const clip of drawing.clips) if (clip.clip !== null && used.has(clip.id)) used.add(clip.clip);
  const isUsed = ({ id: name }: { id: string }): boolean => used.has(name);
  return emit(
    inTokens(
      { nodes, gradients: drawing.gradients.filter(isUsed), clips: [...drawing.clips.filter(isUsed), ...clips] },
      tokens,
    ),
  );
}

/** Gives the ids of the gradients and clip paths that nodes refer to. */
function namesIn(nodes: readonly DrawingNode[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: DrawingNode): void => {
    if (node.clip !== null) names.add(node.clip);
    if (node.kind === 'group') return node.children.forEach(visit);
    for (const paint of [node.fill, node.stroke?.paint]) if (paint?.kind === 'gradient') names.add(paint.id);
    return undefined;
  };
  nodes.forEach(visit);
  return names;
}

/** Whether most of a limb consists of its own shapes that are painted above the largest shape of its parent. */
export function isAbove(id: string, carrier: string, { seen }: OnCanvas, shares: Shares): boolean {
  const counts = new Float64Array(shares.length);
  for (const owner of seen.unit) if (owner >= 0) counts[owner]! += 1;
  const of = (part: string): number[] => shares.flatMap((whose, at) => (whose.includes(part) ? [at] : []));
  const [own, host] = [
    of(id).filter((at) => shares[at]!.length === 1),
    of(carrier).sort((a, b) => counts[b]! - counts[a]!)[0],
  ];
  const largest = own.sort((a, b) => counts[b]! - counts[a]!)[0];
  const shared = of(id).filter((at) => shares[at]!.length > 1);
  return (
    largest !== undefined &&
    host !== undefined &&
    largest > host &&
    !shared.some((at) => counts[at]! > counts[largest]!)
  );
}

/** Gives the token of the palette colour nearest to a colour in OKLab. */
export function nearestToken(palette: MascotSpec['palette'], lab: Lab | undefined): string {
  const distance = (color: string): number => {
    const [r, g, b] = rgbOf(color).map((channel) => Math.round(channel * 255)) as [number, number, number];
    return lab ? apart(oklab(r, g, b), lab) : 0;
  };
  return palette.toSorted((a, b) => distance(a.color) - distance(b.color))[0]?.name ?? '';
}
