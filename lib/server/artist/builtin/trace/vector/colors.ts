import { rgbOf } from '@/lib/core/color/hex';
import type { Drawing, DrawingNode, Paint } from '@/lib/core/paint/drawing';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import { CANVAS } from '@/lib/artist/trace/foreground';
import { oklab } from '@/lib/artist/trace/pixels';
import { tokensOf } from '@/lib/artist/trace/tokens';
import type { VisibleUnits } from './visible-units';

/**
 * The largest number of palette tokens, given to the most visible colours; a photograph's further colours stay literal.
 */
const MAX_TOKENS = 48;

/** Gives the palette of a drawing's own colours, and the token of each colour. */
export function paletteOf({ color, colors }: VisibleUnits): {
  palette: PaletteEntry[];
  tokens: ReadonlyMap<string, string>;
} {
  const counts = new Float64Array(colors.length);
  for (const at of color) if (at >= 0) counts[at]! += 1;
  const order = colors
    .map((_, at) => at)
    .sort((a, b) => counts[b]! - counts[a]! || a - b)
    .slice(0, MAX_TOKENS);
  const rank = new Map(order.map((at, label) => [at, label]));
  const clusters = order.map((at) => {
    const [r, g, b] = rgbOf(colors[at]!).map((channel) => Math.round(channel * 255)) as [number, number, number];
    return { lab: oklab(r, g, b), count: counts[at]! };
  });
  const named = tokensOf(clusters, {
    width: CANVAS,
    height: CANVAS,
    at: Int16Array.from(color, (at) => rank.get(at) ?? -1),
  });
  const tokens = new Map(order.map((at, label) => [colors[at]!, named.tokens[label]!]));
  // Colours are kept as the file writes them, without OKLab rounding.
  const written = new Map([...tokens].map(([hex, token]) => [token, hex]));
  return {
    palette: named.palette.map(({ name, color: near }) => ({ name, color: written.get(name) ?? near })),
    tokens,
  };
}

/** Replaces the drawing's colours by their tokens where there are any. */
export function inTokens(drawing: Drawing, tokens: ReadonlyMap<string, string>): Drawing {
  const solid = <P extends Paint>(paint: P): P | { kind: 'token'; token: string } => {
    const token = paint.kind === 'color' ? tokens.get(paint.color) : undefined;
    return token === undefined ? paint : { kind: 'token', token };
  };
  const node = (each: DrawingNode): DrawingNode =>
    each.kind === 'group'
      ? { ...each, children: each.children.map(node) }
      : { ...each, fill: solid(each.fill), stroke: each.stroke && { ...each.stroke, paint: solid(each.stroke.paint) } };
  return {
    ...drawing,
    nodes: drawing.nodes.map(node),
    gradients: drawing.gradients.map((gradient) => ({
      ...gradient,
      stops: gradient.stops.map((stop) => ({ ...stop, color: solid(stop.color) })),
    })),
  };
}
