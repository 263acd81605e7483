import { extentOf } from '@/lib/core/rig/extent';
import { substitute } from '@/lib/core/paint/tokens';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { figureOf, type MeasuredFigure } from '../../dressing/figure-of';
import { EFFECT_ROWS, type EffectId } from '../../kit/effects';
import { drawn } from '../../kit/strokes';
import { lookNamed } from '../../look';
import { paletteFor } from '../../palettes';
import { inkOf, type Ink } from '../../shape/ink';
import { WARDROBE } from '../../wardrobe';
import { garmentColor } from '../../wardrobe/colors';
import type { GarmentId } from '../../words/garment-ids';

/** The thing that a motion prop shows: an effect of the kit, or an item of the wardrobe. */
export type PropThing = { effect: EffectId } | { item: GarmentId };

/** The origin of a prop's drawing: where a hand grips it, its centre, or the middle of its bottom edge. */
export type PropOrigin = 'grip' | 'middle' | 'foot';

/** Draws motion props in the drawing style of a character. */
export interface PropPen {
  /** Canvas pixels for one unit of the reference figure, which is 430 pixels tall. */
  unit: number;
  /**
   * Draws a thing around 0, 0 in canvas pixels; `most` is its longest side in units. Null if it cannot be drawn for
   * this figure.
   */
  sketch(thing: PropThing, look: { color?: string | undefined; origin: PropOrigin; most?: number }): string | null;
}

/** The height of the reference figure, in units. */
const REFERENCE_HEIGHT = 430;
/** Default colours of materials that props share with the figure. */
const SHARED = [
  ['ink', '#2c2430'],
  ['ground', '#2b2740'],
  ['border', '#ffffff'],
  ['glint', '#ffffff'],
  ['outline', '#2c2430'],
] as const;

/** Makes the pen for a character from its drawing; `height` is the height of the character in canvas pixels. */
export function penFor(spec: MascotSpec, height: number): PropPen {
  const figure = figureOf(spec);
  const scale = figure?.scale ?? 1;
  const unit = figure ? figure.unit * scale : height / REFERENCE_HEIGHT;
  const own = figure?.materials ?? new Map<string, string>();
  const ink = figure?.ink ?? inkOf(lookNamed('outlined', 'standard'));
  return {
    unit,
    sketch(thing, { color, origin, most = Infinity }) {
      const row = 'effect' in thing ? EFFECT_ROWS[thing.effect] : WARDROBE[thing.item];
      const materials = new Map([...SHARED, ...own, ...colorsOf(thing, row.colors, figure, color)]);
      const made = 'effect' in thing ? effectOf(thing.effect, ink, unit / scale) : figure && itemOf(thing.item, figure);
      if (!made) return null;
      const box = extentOf(made.svg);
      if (!box) return null;
      const longer = Math.max(box.right - box.left, box.bottom - box.top) * scale;
      const size = scale * Math.min(1, (most * unit) / longer);
      const [x, y] = originOf(origin, box, made.grip);
      const palette = new Map(paletteFor([made.svg], materials).map((entry) => [entry.name, entry.color]));
      const transform = `scale(${tidy(size)}) translate(${tidy(-x)} ${tidy(-y)})`;
      return `<g transform="${transform}">${substitute(made.svg, palette)}</g>`;
    },
  };
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000;

function colorsOf(
  thing: PropThing,
  usual: Readonly<Record<string, string>>,
  figure: MeasuredFigure | null,
  color: string | undefined,
): [string, string][] {
  return Object.entries(usual).map(([name, own], index) => {
    if (index > 0) return [name, own];
    return [name, color ?? ('item' in thing && figure ? garmentColor(thing.item, own, figure.skin) : own)];
  });
}

type Edges = NonNullable<ReturnType<typeof extentOf>>;

function originOf(origin: PropOrigin, box: Edges, grip: readonly [number, number]): readonly [number, number] {
  if (origin === 'grip') return grip;
  return [(box.left + box.right) / 2, origin === 'foot' ? box.bottom : (box.top + box.bottom) / 2];
}

function effectOf(id: EffectId, ink: Ink, u: number): { svg: string; grip: readonly [number, number] } {
  const frame = { place: (x: number, y: number) => [x * u, y * u] as const, u, token: (material: string) => material };
  return { svg: drawn(EFFECT_ROWS[id].strokes, ink, frame).svg, grip: [0, 0] };
}

/** Draws an item of the wardrobe beside a figure without hands, upright, with its grip as the pivot. */
function itemOf(item: GarmentId, figure: MeasuredFigure): { svg: string; grip: readonly [number, number] } | null {
  const bare = { ...figure, arms: null, parts: [] as MeasuredFigure['parts'] };
  WARDROBE[item].draw(bare);
  const [first] = bare.parts;
  return first ? { svg: bare.parts.map(({ svg }) => svg).join(''), grip: first.pivot } : null;
}
