import { toOklch } from '@/lib/core/color/oklch';
import type { DrawingNode, DrawingShape, Paint } from '@/lib/core/paint/drawing';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { isOutline } from '@/lib/core/rig/underlays';
import { lookNamed, type DrawingStyle } from '../look';

/** The widest line that counts as a contour, in figure pixels. */
const MAX_CONTOUR_PX = 11;

/** The drawing style of a mascot, as measured from its drawings. */
export interface DrawingManner {
  look: DrawingStyle;
  /** The paint of all lines, a palette token or a colour; null if lines have different paints. */
  ink: { token: string | null; color: string } | null;
}

/** The thinnest line that counts as a contour, in figure pixels; thinner lines are details. */
const MIN_CONTOUR_PX = 1.2;

/** Lines of at most this opacity are soft edges and not contours. */
const MIN_LINE_OPACITY = 0.5;

/**
 * Measures the style of some parts: line widths, line colour and shading; `scale` is canvas pixels for one figure
 * pixel.
 */
export function mannerOf(spec: MascotSpec, ids: readonly string[], scale: number): DrawingManner {
  const colors = new Map(spec.palette.map(({ name, color }) => [name, color]));
  const svgs = spec.parts.filter(({ id }) => ids.includes(id)).map(({ svg }) => svg);
  const shapes = svgs.flatMap((svg) => drawingOf(svg).nodes.flatMap((node) => shapesIn(node, 1)));
  const all = shapes
    .flatMap(({ shape: { stroke, fill }, size }) =>
      stroke && stroke.paint.kind !== 'none' && stroke.opacity > MIN_LINE_OPACITY
        ? [{ paint: stroke.paint, width: (stroke.width * size) / scale, rims: fill.kind !== 'none' }]
        : [],
    )
    .filter(({ width }) => width > MIN_CONTOUR_PX);
  // If some shapes have contours, a stroke without a fill may be a limb, so only those shapes count.
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
  const plain = lookNamed('outlined', 'standard');
  const width = Math.min(MAX_CONTOUR_PX, outer);
  return {
    ink,
    look: {
      ...plain,
      outer: width,
      inner: width > 0 ? Math.max(2.5, width * 0.68) : 5,
      line: ink ? 'ink' : 'family',
      shading: soft ? 'soft' : toned ? 'cel' : 'none',
      sketch,
      silhouette: silhouetteOf(spec) / scale,
      border: spec.parts.some(({ id }) => id.endsWith('_border')) ? 30 : 0,
    },
  };
}

/** The width by which the outer outline extends beyond the parts, in canvas pixels; 0 if there is none. */
function silhouetteOf({ parts }: MascotSpec): number {
  const svg = parts.find(({ id }) => isOutline(id))?.svg ?? '';
  const lines = drawingOf(svg).nodes.flatMap((node) => shapesIn(node, 1));
  return median(lines.map(({ shape, size }) => ((shape.stroke?.width ?? 0) * size) / 2));
}

function shapesIn(node: DrawingNode, size: number): { shape: DrawingShape; size: number }[] {
  const own = node.transform
    ? size * Math.sqrt(Math.abs(node.transform[0] * node.transform[3] - node.transform[1] * node.transform[2]))
    : size;
  return node.kind === 'group' ? node.children.flatMap((child) => shapesIn(child, own)) : [{ shape: node, size: own }];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The dark paint of at least 70 % of the lines; null if each material has its own. */
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
