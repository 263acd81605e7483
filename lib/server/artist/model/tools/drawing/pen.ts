import type { DrawingShape, Stroke } from '@/lib/core/paint/drawing';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec, PaletteEntry, Part } from '@/lib/core/spec/schema';
import type { PartDraft } from '@/lib/artist/figure';
import { figureOf as measuredFigure } from '@/lib/artist/dressing/figure-of';
import { lookNamed, nearestPreset } from '@/lib/artist/look';
import { paletteFor } from '@/lib/artist/palettes';
import { redrawn, withShapes } from '@/lib/artist/edit/drawing/redraw';
import { penned } from '@/lib/artist/pen';
import { SILHOUETTE_Z } from '@/lib/artist/pen/underlays';
import { figureOf } from '@/lib/artist/sheet/construct';
import type { Ink } from '@/lib/artist/shape/ink';
import { inkOf } from '@/lib/artist/shape/ink';
import { refusal, type ToolOutcome } from '../../tool';
import type { PenChoice, Sketch } from './sketch';

/** The tokens that every face and line needs. A drawing may use them without defining them. */
const GIVEN = ['ink', 'eye', 'iris', 'glint', 'sclera', 'mouth', 'tongue', 'tooth', 'ground', 'border', 'outline'];

const ROUND_STROKE: Omit<Stroke, 'paint' | 'width'> = {
  opacity: 1,
  cap: 'round',
  join: 'round',
  miterLimit: 4,
  dash: [],
  dashOffset: 0,
};

/** The suffixes of the ids of layers that the pen draws behind a part. */
const LAYERS = ['outline', 'border'];

/** What the pen draws in on a mascot: the direction of its sheet; without one, the preset that is nearest to its lines. */
export function penFor(spec: MascotSpec, sheet: CharacterSheet | null | undefined): PenChoice {
  if (sheet) return sheet;
  const figure = measuredFigure(spec);
  return { direction: figure ? nearestPreset(figure.manner.look) : 'outlined', detail: 'standard' };
}

/** The ink of a drawing, in the style of the kit's own drawings in the same direction. */
export const inkFor = ({ pen: { direction, detail } }: Sketch): Ink => inkOf(lookNamed(direction, detail));

/** The sheet of a plain round figure in a colour, from which face and default colours are taken. */
export const plainSheet = ({ direction, detail }: PenChoice, body: string): CharacterSheet => ({
  sheet_version: 1,
  name: 'Plain',
  subject: { kind: 'circle', called: null, breed: null, letter: null },
  role: null,
  direction,
  detail,
  body: { build: null, width: 1, legs: 1, head: 1, scale: 1, horns: 1, pose: null, view: 'front', stance: 'upright' },
  face: { mood: 'calm', features: [], hair: null },
  colors: { body },
  wears: [],
  patterns: {},
  palette: {},
  seed: 0,
});

/** The colour of a token; the first colour of the palette if there is no such token. */
export const colorIn = ({ palette }: MascotSpec, token: string | null): string =>
  (palette.find(({ name }) => name === token) ?? palette[0])?.color ?? '#8a8a8a';

function materialsFor(sketch: Sketch, own: Readonly<Record<string, string>>): Map<string, string> {
  const { spec, pen } = sketch;
  const { materials } = figureOf(plainSheet(pen, colorIn(spec, null)), false);
  const given = [...materials].filter(([name]) => GIVEN.includes(name));
  return new Map([...given, ...spec.palette.map(({ name, color }) => [name, color] as const), ...Object.entries(own)]);
}

const partOf = ({ id, parent, z: order, pivot, limits, svg, states, defaultState }: PartDraft): Part => ({
  id,
  parent,
  z: order,
  pivot: [Math.round(pivot[0] * 10) / 10, Math.round(pivot[1] * 10) / 10],
  rotateLimits: limits && [limits[0], limits[1]],
  svg,
  states: states ?? [],
  defaultState: defaultState ?? null,
});

/** The ids of a part's layers behind it. */
export const layersOf = (id: string): string[] => LAYERS.map((ending) => `${id}_${ending}`);

/** Merges parts into a list: they replace parts of the same ids, or are appended. */
export function putAmong(parts: readonly Part[], put: readonly Part[]): Part[] {
  const ids = new Map(put.map((part) => [part.id, part]));
  const old = new Set(put.flatMap(({ id }) => layersOf(id)).filter((id) => !ids.has(id)));
  const kept = parts.filter(({ id }) => !old.has(id)).map((part) => ids.get(part.id) ?? part);
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...put.filter(({ id }) => !known.has(id))];
}

const tokensIn = (svg: string): string[] => [...svg.matchAll(/\$([a-z][a-z0-9_]*)/g)].map((match) => match[1] ?? '');
const baseOf = (token: string): string => token.replace(/_(?:shade|light|line)$/, '');

/**
 * Adds the used tones and the default colours of faces to the palette. `unknown` are the used tokens without a colour;
 * `own` are colours that come with the drawings.
 */
export function paletteWith(
  sketch: Sketch,
  drawings: readonly string[],
  own: Readonly<Record<string, string>> = {},
): { palette: PaletteEntry[]; unknown: string[] } {
  const palette = new Map(sketch.spec.palette.map((entry) => [entry.name, entry]));
  const used = new Set(drawings.flatMap(tokensIn));
  const missing = [...used].filter((token) => !palette.has(token) || Object.hasOwn(own, token));
  if (missing.length === 0) return { palette: sketch.spec.palette, unknown: [] };
  const materials = materialsFor(sketch, own);
  const isKnown = (token: string): boolean => materials.has(token) || materials.has(baseOf(token));
  for (const entry of paletteFor(
    missing.filter(isKnown).map((token) => `$${token}`),
    materials,
  ))
    if (!palette.has(entry.name) || Object.hasOwn(own, entry.name)) palette.set(entry.name, entry);
  return {
    palette: [...palette.values()],
    unknown: [...new Set(missing.filter((token) => !isKnown(token)).map(baseOf))],
  };
}

/** Options of `putDrafts`. */
interface DraftsDone {
  said: (spec: MascotSpec) => string;
  /** Colours that come with the drafts. */
  own?: Readonly<Record<string, string>>;
  /** Changes the cleaned drawing before it is stored. */
  complete?: (clean: MascotSpec) => MascotSpec;
}

/**
 * Puts drafts of the pen on a sketch, with their tones and with the layers behind them that the direction requires.
 * Refuses an unknown colour.
 */
export function putDrafts(
  sketch: Sketch,
  drafts: readonly PartDraft[],
  { said, own = {}, complete }: DraftsDone,
): ToolOutcome<never> {
  const finished = penned(drafts, inkFor(sketch), materialsFor(sketch, own)).map(partOf);
  const drawings = finished.flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)]);
  const { palette, unknown } = paletteWith(sketch, drawings, own);
  if (unknown.length > 0) return refusal(`The palette has no ${unknown.join(', ')}: add it with set_palette first.`);
  return sketch.change({ ...sketch.spec, palette, parts: putAmong(sketch.spec.parts, finished) }, said, complete);
}

/** The opacity below which a shape counts as a glow or a tint, which gets no outline. */
const FAINT_OPACITY = 0.6;

function isFaint({ opacity, fill, fillOpacity, stroke }: DrawingShape): boolean {
  const inked = Math.max(fill.kind === 'none' ? 0 : fillOpacity, stroke?.opacity ?? 0);
  return opacity * inked < FAINT_OPACITY;
}

/** The layer with the outline behind a part in the direction of the pen, around all its fills and strokes. */
export function layerBehind(sketch: Sketch, part: Part): Part[] {
  const { silhouette, line } = lookNamed(sketch.pen.direction, sketch.pen.detail);
  if (silhouette === 0 || part.svg === '') return [];
  const paint = { kind: 'token', token: line === 'ink' ? 'ink' : 'outline' } as const;
  const svg = redrawn(part.svg, (drawing) => ({
    ...withShapes({ ...drawing, nodes: drawing.nodes.filter(({ clip }) => clip === null) }, (shape) => {
      const width = (shape.stroke?.width ?? 0) + silhouette * 2;
      return isFaint(shape)
        ? []
        : [{ ...shape, clip: null, fill: { kind: 'none' }, stroke: { ...ROUND_STROKE, paint, width } }];
    }),
    gradients: [],
    clips: [],
  }));
  return [
    {
      ...part,
      id: `${part.id}_outline`,
      parent: part.id,
      z: SILHOUETTE_Z,
      rotateLimits: null,
      svg,
      states: [],
      defaultState: null,
    },
  ];
}
