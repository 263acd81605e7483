import { UPRIGHT } from '../body/rest-poses';
import { toOklch } from '@/lib/core/color/oklch';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { FigureDraft, HeadFrame, TorsoFrame } from '../figure';
import { USUAL } from '../individual';
import { isBright, isDim } from '../palettes';
import { diceOf } from '../random';
import { inkOf } from '../shape/ink';
import { SPECIES } from '../species';
import { readPrompt } from '../words/read';
import { armsOf } from './arms';
import { bodyOf, idsOf, type MeasuredBody } from './body';
import { eyesOf, headFrame } from './head';
import { mannerOf, type DrawingManner } from './look-of';
import { around, heightOf, midX, widthOf, type Outline } from './outline';
import { mergedTorso, torsoFrame } from './torso';

/**
 * A figure that is measured from the drawings of a spec, so that the wardrobe can draw garments on it.
 * Its coordinates are figure pixels; multiplied by `scale` they are canvas pixels.
 */
export interface MeasuredFigure extends FigureDraft {
  body: MeasuredBody;
  scale: number;
  manner: DrawingManner;
  /** The id of the part that draws the trunk. */
  trunk: string;
  /** The x of the middle between the eyes. */
  eyesX: number;
  /** The colour of trunk and head, which clothes must contrast with. */
  skin: string;
  /** The colours of materials by name: those of the spec's palette, and defaults for the others. */
  materials: Map<string, string>;
}

/** Default colours of materials that several garments share. */
const COMMON: Readonly<Record<string, string>> = {
  eye: '#2b2233',
  glint: '#ffffff',
  sclera: '#fffdf8',
  mouth: '#7d2b3c',
  tooth: '#fffdf6',
  ink: '#2c2430',
  ground: '#2b2740',
  border: '#ffffff',
  brass: '#d9a93c',
  nose: '#4a3440',
  cheek: '#ff8f8f',
};

/** Measures the positions at which garments are drawn, from any accepted spec; null for a spec without a body. */
export function figureOf(spec: MascotSpec): MeasuredFigure | null {
  const body = bodyOf(spec);
  const { roles, scale } = body;
  const trunk = body.bulk(neckPart(body) ?? roles.body);
  const skull = roles.head ? body.bulk(roles.head) : trunk;
  if (!skull) return null;
  const merged = !trunk || trunk.part === skull.part;
  const head = headFrame(body, roles.head ?? skull.part, skull.outline, merged);
  const unit = unitOf(head, skull.outline.box.top, trunk?.outline.box.bottom ?? skull.outline.box.bottom, merged);
  const host = merged ? (roles.head ?? skull.part) : trunk.part;
  const torso: TorsoFrame = merged
    ? mergedTorso(host, skull.outline, head, unit)
    : torsoFrame(host, trunk.outline, head, skull.outline.box.bottom, unit);
  const manner = mannerOf(
    spec,
    [
      skull.part,
      ...(trunk ? [trunk.part] : []),
      ...spec.parts.flatMap(({ id }) =>
        Object.values(roles.arms).includes(id) || Object.values(roles.legs).includes(id) ? [id] : [],
      ),
    ],
    scale,
  );
  const skin = colorOf(spec, (trunk ?? skull).outline.paint) ?? '#999999';
  const face = colorOf(spec, skull.outline.paint) ?? skin;
  const own = new Map(spec.palette.map(({ name, color }) => [name, color]));
  const materials = new Map([...Object.entries(COMMON), ...own]);
  if (manner.ink) materials.set('ink', manner.ink.color);
  const eyes = around(eyesOf(body));
  const character = readPrompt('');
  return {
    body,
    scale,
    manner,
    trunk: (trunk ?? skull).part,
    eyesX: eyes ? midX(eyes) : head.cx,
    skin,
    materials,
    character,
    species: SPECIES[character.species],
    traits: USUAL,
    build: 'bean',
    posture: UPRIGHT,
    dice: diceOf('redress'),
    unit,
    head,
    torso,
    arms: armsOf(body),
    ink: inkOf(manner.look),
    darkFace: toOklch(face).l < 0.5,
    dimFace: isDim(face),
    brightFace: isBright(face),
    parts: [],
    anchors: [groundOf(body)],
    canvas: { width: spec.canvas.width / scale, height: spec.canvas.height / scale },
    ...lowerLimbs(body),
    material: (_, fallback) => fallback,
  };
}

/** The id of the part between trunk and head that carries the head, such as a neck or coils. */
function neckPart({ roles, anatomy, bulk }: MeasuredBody): string | null {
  const above = anatomy.part(roles.head ?? '')?.parent;
  return above && above !== roles.body && above !== roles.root && anatomy.isUnder(above, roles.body) && bulk(above)
    ? above
    : null;
}

/** Figure pixels for one unit of the reference figure, whose height is 306 units, or 290 without a separate head. */
function unitOf({ ry, rx }: HeadFrame, top: number, bottom: number, merged: boolean): number {
  const size = merged ? (bottom - top) / 290 : (bottom - top) / 306;
  // For a small head on a tall body, or the reverse, the unit is the mean of both estimates.
  const byHead = Math.min(rx, ry) / 92;
  return Math.min(1.2, Math.max(0.4, merged ? size : (size + byHead) / 2));
}

function colorOf({ palette }: MascotSpec, paint: Outline['paint']): string | null {
  if (paint.kind === 'token') return palette.find(({ name }) => name === paint.token)?.color ?? null;
  return paint.kind === 'color' ? paint.color : null;
}

function groundOf({ spec, roles, extent, scale }: MeasuredBody): FigureDraft['anchors'][number] {
  const anchor = spec.anchors.find(({ name }) => name === 'ground');
  const box = extent(roles.root);
  const at: [number, number] = anchor
    ? [anchor.at[0] / scale, anchor.at[1] / scale]
    : [box ? (box.left + box.right) / 2 : 256, box ? box.top + heightOf(box) : 470];
  return { name: 'ground', part: roles.root, at };
}

/** The bounding boxes of the feet, or of the lower ends of limbs without feet. */
function feetOf({ roles, anatomy, extent, spec }: MeasuredBody): NonNullable<FigureDraft['feet']> {
  const own = spec.parts
    .filter(({ id, svg }) => svg !== '' && (idsOf(roles.feet).includes(id) || /(^|_)foot_(left|right)$/.test(id)))
    .map(({ id }) => id);
  const ids = own.length ? own : [roles.shins.left ? roles.shins : roles.legs, roles.frontLegs].flatMap(idsOf);
  return ids.flatMap((part) => {
    const box = extent(part);
    if (!box) return [];
    const height = own.length ? heightOf(box) : heightOf(box) * 0.3;
    return [{ part, z: anatomy.part(part)?.z ?? 0, x: box.left, y: box.bottom - height, width: widthOf(box), height }];
  });
}

const lowerLimbs = (body: MeasuredBody) => ({ feet: feetOf(body), legs: legsOf(body) });

/** The bounding boxes of the legs; a lower leg counts where there is one. */
function legsOf({ roles, anatomy, shapes }: MeasuredBody): NonNullable<FigureDraft['legs']> {
  return [roles.shins.left ? roles.shins : roles.legs].flatMap(idsOf).flatMap((part) => {
    const box = around(shapes(part).map((shape) => shape.box));
    if (!box) return [];
    return [
      { part, z: anatomy.part(part)?.z ?? 0, x: box.left, y: box.top, width: widthOf(box), height: heightOf(box) },
    ];
  });
}
