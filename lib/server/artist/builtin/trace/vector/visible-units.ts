import type { Drawing, DrawingNode, Gradient, Paint } from '@/lib/core/paint/drawing';
import { CANVAS } from '@/lib/artist/trace/foreground';
import { pictureOfDrawing } from '../at-rest';
import type { Unit } from '@/lib/artist/trace/vector/units';

/**
 * The visible unit and its colour at each pixel of the canvas, as indices; -1 on antialiased edges and on empty pixels.
 */
export interface VisibleUnits {
  unit: Int32Array;
  /** The index in `colors` at each pixel. */
  color: Int32Array;
  /** The solid colours that the drawing is painted with, in order of appearance. */
  colors: string[];
}

/**
 * A distinct RGB code for each index below 2^24. Neighbouring codes lie far apart, so that a blend at an edge rarely
 * equals another code.
 */
const signal = (index: number): number => ((index + 1) * 0x9e3779 + 0x1234567) & 0xffffff;

/** Gives the solid colour that represents a paint; null for none. */
function plainColor(paint: Paint, gradients: readonly Gradient[]): string | null {
  if (paint.kind === 'color') return paint.color;
  if (paint.kind !== 'gradient') return null;
  const stops = gradients.find(({ id }) => id === paint.id)?.stops ?? [];
  const middle = stops[stops.length >> 1]?.color;
  return middle?.kind === 'color' ? middle.color : null;
}

/** Finds the visible unit at each pixel by painting every unit in a unique colour (an id buffer). */
export function visibleUnitsOf(
  units: readonly Unit[],
  { gradients, clips }: Pick<Drawing, 'gradients' | 'clips'>,
): VisibleUnits {
  const [colors, signals] = [new Map<string, number>(), new Map<number, { unit: number; color: number }>()];
  const marked = (paint: Paint, unit: number): Paint => {
    const plain = plainColor(paint, gradients);
    if (plain === null) return { kind: 'none' };
    if (!colors.has(plain)) colors.set(plain, colors.size);
    const mark = signal(signals.size);
    signals.set(mark, { unit, color: colors.get(plain) ?? -1 });
    return { kind: 'color', color: `#${mark.toString(16).padStart(6, '0')}` };
  };
  const solid = (node: DrawingNode, unit: number): DrawingNode =>
    node.kind === 'group'
      ? { ...node, opacity: 1, children: node.children.map((child) => solid(child, unit)) }
      : {
          ...node,
          opacity: 1,
          fillOpacity: 1,
          fill: marked(node.fill, unit),
          stroke: node.stroke && { ...node.stroke, opacity: 1, paint: marked(node.stroke.paint, unit) },
        };
  const nodes = units.map(({ node }, unit) => solid(node, unit));
  const { rgba } = pictureOfDrawing({ nodes, gradients: [], clips }, CANVAS, CANVAS);
  const [unit, color] = [new Int32Array(CANVAS * CANVAS).fill(-1), new Int32Array(CANVAS * CANVAS).fill(-1)];
  for (let at = 0; at < unit.length; at += 1) {
    const found =
      rgba[4 * at + 3] === 255
        ? signals.get((rgba[4 * at]! << 16) | (rgba[4 * at + 1]! << 8) | rgba[4 * at + 2]!)
        : undefined;
    if (!found) continue;
    unit[at] = found.unit;
    color[at] = found.color;
  }
  return { unit, color, colors: [...colors.keys()] };
}
