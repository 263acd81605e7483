import type { Drawing, DrawingNode, Gradient, GradientStop } from '@/lib/core/paint/drawing';
import { RELATIVES } from '@/lib/core/color/palette';
import { basesOf, plainFill } from './bases';
import { baseOf } from './families';

const isTone = (name: string, names: ReadonlySet<string>): boolean =>
  baseOf(name, names) !== name && !name.endsWith('_line');

/** The drawing in flat colours: without shading and highlights, and with gradients replaced by their middle colour. */
export function plain(drawing: Drawing, names: ReadonlySet<string>): Drawing {
  const visit = (node: DrawingNode, cut: boolean): DrawingNode[] => {
    const inside = cut || node.clip !== null;
    if (node.kind === 'group') {
      const children = node.children.flatMap((child) => visit(child, inside));
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const tone = node.fill.kind === 'token' && isTone(node.fill.token, names);
    const rim =
      node.fill.kind === 'none' && node.stroke?.paint.kind === 'token' && isTone(node.stroke.paint.token, names);
    return (tone || rim) && inside ? [] : [{ ...node, fill: plainFill(drawing, node) }];
  };
  return { ...drawing, nodes: drawing.nodes.flatMap((node) => visit(node, false)), gradients: [] };
}

/** Shapes smaller than this area, in square canvas pixels, stay flat. */
const MIN_GRADIENT_AREA_PX = 500;

const stop = (offset: number, token: string): GradientStop => ({ offset, color: { kind: 'token', token }, opacity: 1 });

/**
 * The drawing with a gradient from light to shade on its large shapes; `tokens` collects the tones that the palette
 * needs.
 */
export function rolled(given: Drawing, names: ReadonlySet<string>, tokens: Set<string>): Drawing {
  const drawing = plain(given, names);
  const gradients: Gradient[] = [];
  const bases = new Set(
    basesOf(drawing, names)
      .filter(
        ({ family, area }) =>
          area > MIN_GRADIENT_AREA_PX &&
          !family.startsWith('#') &&
          !/^(eye|glint|sclera|ink|mouth|tongue|tooth|ground|border|cheek|line|edge)$/.test(family),
      )
      .map(({ shape }) => shape),
  );
  const visit = (node: DrawingNode): DrawingNode => {
    if (node.kind === 'group') return { ...node, children: node.children.map(visit) };
    if (!bases.has(node) || node.fill.kind !== 'token') return node;
    const base = baseOf(node.fill.token, names);
    for (const tone of RELATIVES) if (tone !== 'line') tokens.add(`${base}_${tone}`);
    const id = `roll-${gradients.length}`;
    gradients.push({
      id,
      type: 'radial',
      units: 'objectBoundingBox',
      transform: null,
      coords: [0.36, 0.26, 0.95, 0.36, 0.26],
      stops: [stop(0, `${base}_light`), stop(0.5, base), stop(1, `${base}_shade`)],
    });
    return { ...node, fill: { kind: 'gradient', id } };
  };
  return { ...drawing, nodes: drawing.nodes.map(visit), gradients };
}
