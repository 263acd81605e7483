import { toOklch } from '@/lib/core/color/oklch';
import type { DrawingNode, DrawingShape, Paint } from '@/lib/core/paint/drawing';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { lookOf, type DrawingStyle } from '../look';

/** A contour is never broader than this, in pixels of the figure. */
const THICKEST = 11;

/** How a mascot is drawn, as far as it can be told from its drawings. */
export interface DrawingManner {
  look: DrawingStyle;
  /** The paint of its lines where all have one: a palette token or a colour. */
  ink: { token: string | null; color: string } | null;
}

/** Narrower lines than this, in pixels of the figure, are details and no contours. */
const CONTOUR = 1.2;

/** Fainter ones are the soft edges of a drawing without lines. */
const FAINT = 0.5;

/** Reads the style of some parts: lines, their colour, and shading. `scale` is canvas pixels to one of the figure. */
export function mannerOf(spec: MascotSpec, ids: readonly string[], scale: number): DrawingManner {
  const colors = new Map(spec.palette.map(({ name, color }) => [name, color]));
  const svgs = spec.parts.filter(({ id }) => ids.includes(id)).map(({ svg }) => svg);
  const shapes = svgs.flatMap((svg) => drawingOf(svg).nodes.flatMap((node) => shapesIn(node, 1)));
  const all = shapes
    .flatMap(({ shape: { stroke, fill }, size }) =>
      stroke && stroke.paint.kind !== 'none' && stroke.opacity > FAINT
        ? [{ paint: stroke.paint, width: (stroke.width * size) / scale, rims: fill.kind !== 'none' }]
        : [],
    )
    .filter(({ width }) => width > CONTOUR);
  // Where shapes carry their own contour, lines alone may be limbs drawn with a broad pen.
  const strokes = all.some(({ rims }) => rims) ? all.filter(({ rims }) => rims) : all;
  const outer = median(strokes.map(({ width }) => width));
  const text = svgs.join('');
  const soft = shapes.some(({ shape }) => shape.fill.kind === 'gradient');
  const toned = text.includes('clip-path') || /\$[a-z0-9_]+_shade/.test(text);
  const sketch = text.includes('stroke-opacity="0.75"');
  const ink =
    outer > 0
      ? commonInk(
          strokes.map(({ paint }) => paint),
          colors,
        )
      : null;
  const plain = lookOf('outlined', false);
  const width = Math.min(THICKEST, outer);
  return {
    ink,
    look: {
      ...plain,
      outer: width,
      inner: width > 0 ? Math.max(2.5, width * 0.68) : 5,
      line: ink ? 'ink' : 'family',
      shading: soft ? 'soft' : toned ? 'cel' : 'none',
      sketch,
      border: spec.parts.some(({ id }) => id.endsWith('_border')) ? 30 : 0,
    },
  };
}

function shapesIn(node: DrawingNode, size: number): { shape: DrawingShape; size: number }[] {
  const own = node.transform
    ? size * Math.sqrt(Math.abs(node.transform[0] * node.transform[3] - node.transform[1] * node.transform[2]))
    : size;
  return node.kind === 'group' ? node.children.flatMap((child) => shapesIn(child, own)) : [{ shape: node, size: own }];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The one dark paint that draws most lines; null where each material has its own. */
function commonInk(paints: readonly Paint[], colors: ReadonlyMap<string, string>): DrawingManner['ink'] {
  const tally = new Map<string, number>();
  for (const paint of paints) {
    const key = paint.kind === 'token' ? `$${paint.token}` : paint.kind === 'color' ? paint.color : '';
    if (key) tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  const [key, times] = [...tally].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const token = key.startsWith('$') ? key.slice(1) : null;
  const color = token ? colors.get(token) : key;
  if (!color || times < paints.length * 0.7 || (token?.endsWith('_line') && token !== 'line')) return null;
  return toOklch(color).l < 0.5 ? { token, color } : null;
}
