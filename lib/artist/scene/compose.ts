import type { MascotSpec, PaletteEntry, Part } from '@/lib/core/spec/schema';
import { LIMITS } from '@/lib/core/limits';
import { substitute } from '@/lib/core/paint/tokens';
import type { Cast } from './cast';
import { placedDrawing } from './cast';
import type { SceneLayers } from './settings/setting';
import { BEHIND } from './settings/setting';
import type { SceneStage } from './stage';

/** A picture with a mascot, without its backdrop. */
interface ScenePicture {
  name: string;
  description: string;
  stage: SceneStage;
  cast: Cast;
  /** The colours of the backdrop. */
  palette: PaletteEntry[];
  /** The prefix of every id and token of the backdrop. */
  prefix: string;
}

/** The complete input for the spec of a scene: the mascot and the drawings around it. */
export interface Composition extends ScenePicture {
  layers: SceneLayers;
  /** The halo behind the mascot, and the shadow at its feet. */
  halo: string;
  shadow: string;
  /** The weather in the foreground. */
  air: string;
}

/** The z of the foreground, which is above that of any part of a mascot. */
const FRONT_Z = 1000;
/** The number of parts that is reserved for the backdrop. */
export const BACKDROP_PARTS = 80;

/**
 * The first of `scene_`, `scene2_` and so on that is not a prefix of a name in the mascot, which may itself be a scene.
 */
export function prefixFor(spec: MascotSpec): string {
  const names = [
    ...spec.parts.map(({ id }) => id),
    ...spec.palette.map(({ name }) => name),
    ...spec.anchors.map(({ name }) => name),
  ];
  for (let copy = 1; ; copy += 1) {
    const prefix = copy === 1 ? 'scene_' : `scene${copy}_`;
    if (!names.some((name) => name.startsWith(prefix))) return prefix;
  }
}

/** The placement of the mascot's pixels: its feet are at `to` in the picture, scaled by `scale`. */
export function placeOf(
  { room, feet }: Cast,
  { focus, ground }: SceneStage,
): { to: readonly [number, number]; scale: number } {
  const scale = focus.height / (feet[1] - room.y);
  return { to: [focus.x + (feet[0] - room.x - room.width / 2) * scale, ground], scale };
}

/** One drawing of a backdrop. */
export interface BackdropDrawing {
  id: string;
  svg: string;
}

/** Assembles the spec of a scene: with the layers up to a depth, or with all layers and the mascot. */
export function compose(composition: Composition, upTo?: (typeof BEHIND)[number]): MascotSpec {
  const { layers, halo, shadow, air } = composition;
  const depth = upTo ? BEHIND.indexOf(upTo) : BEHIND.length;
  const behind = BEHIND.slice(0, depth + 1).map((id) => ({ id, svg: layers[id] ?? '' }));
  if (upTo) return assemble(composition, behind, null);
  return assemble(
    composition,
    [...behind, { id: 'halo', svg: halo }, { id: 'shadow', svg: shadow }],
    [
      { id: 'front', svg: layers.front ?? '' },
      { id: 'air', svg: air },
    ],
  );
}

/**
 * Assembles the spec of a picture from drawings, from far to near.
 * The mascot stands between the drawings behind it and those before it; it is left out if `before` is null.
 */
export function assemble(
  picture: ScenePicture,
  behind: readonly BackdropDrawing[],
  before: readonly BackdropDrawing[] | null,
): MascotSpec {
  const { stage, prefix, name, description } = picture;
  const root = { ...layer(picture, 'root', 0, ''), parent: null };
  const far = behind.map(({ id, svg }, i) => layer(picture, id, i + 1, svg));
  const mascot = before ? castParts(picture, far.length + 1) : [];
  const near = (before ?? []).map(({ id, svg }, i) => layer(picture, id, FRONT_Z + i, svg));
  const parts = [root, ...[...far, ...mascot, ...near].filter(({ id, svg }) => svg !== '' || id === `${prefix}mascot`)];
  return {
    specVersion: 1,
    name,
    description,
    archetype: 'custom',
    canvas: { width: stage.width, height: stage.height },
    palette: paletteOf(picture, parts),
    parts,
    anchors: before
      ? [{ name: `${prefix}ground`, part: `${prefix}mascot`, at: [tenth(stage.focus.x), tenth(stage.ground)] }]
      : [],
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function layer({ prefix, stage }: ScenePicture, id: string, z: number, svg: string): Part {
  return {
    id: `${prefix}${id}`,
    parent: `${prefix}root`,
    z,
    pivot: [tenth(stage.focus.x), tenth(stage.ground)],
    rotateLimits: null,
    svg,
    states: [],
    defaultState: null,
  };
}

/** The posed parts of the mascot as children of one part, or merged into one layer if there are too many. */
function castParts(picture: ScenePicture, z: number): Part[] {
  const { cast, stage } = picture;
  const { to, scale } = placeOf(cast, stage);
  // If the palette has no room for both, the mascot's colours are written into its drawings as hex values.
  const crowded = cast.spec.palette.length + picture.palette.length > LIMITS.rig.palette;
  const drawings = cast.frame.parts.map((part) => ({
    id: part.id,
    svg: placedDrawing(
      crowded ? { ...part, svg: substitute(part.svg, cast.frame.palette) } : part,
      cast.feet,
      to,
      scale,
    ),
  }));
  const whole = layer(picture, 'mascot', z, '');
  if (drawings.length > LIMITS.rig.parts - BACKDROP_PARTS)
    return [{ ...whole, svg: drawings.map(({ svg }) => svg).join('') }];
  return [whole, ...drawings.map(({ id, svg }, i): Part => ({ ...whole, id, parent: whole.id, z: z + 1 + i, svg }))];
}

/** The used palette entries, those of the mascot first. */
function paletteOf({ cast, palette }: ScenePicture, parts: readonly Part[]): PaletteEntry[] {
  const used = new Set(
    parts.flatMap(({ svg }) => [...svg.matchAll(/"\$([a-z][a-z0-9_]*)"/g)].map((match) => match[1] ?? '')),
  );
  return [...cast.spec.palette, ...palette].filter(({ name }) => used.has(name));
}
