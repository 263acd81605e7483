import { GARMENT_ENTRIES, type KitGarmentId } from '../kit/garments';
import { type GarmentFrame, type GarmentRow, isLimbFrame, type LimbFrame } from '../kit/garments/row';
import { drawn, type KitStroke, type StrokeFrame } from '../kit/strokes';
import { type FigureDraft, type PartDraft, sign } from '../figure';
import { turnPoint } from '../shape/path';
import type { Garment } from './garment';
import type { Hanger } from './hanger';
import { limbHangers } from './limb-hangers';
import { sideOfWorn } from './worn-side';
import { collarY, onTrunk } from './trunk-line';

const HANGERS: Readonly<Record<Exclude<GarmentFrame, LimbFrame>, (figure: FigureDraft) => Hanger>> = {
  trunk: ({ torso: { part, cx, neckY, hemY, waist, neck, merged } }) => ({
    part,
    pivot: [cx, neckY],
    z: 23,
    middle: [cx, neckY],
    across: merged ? neck : waist,
    down: hemY - neckY,
  }),
  crown: ({ head: { part, cx, hatY, hatWidth, ry } }) => ({
    part,
    pivot: [cx, hatY],
    z: 58,
    middle: [cx, hatY],
    across: hatWidth,
    down: ry,
  }),
  eyes: ({ head: { part, cx, eyeY, eyeDx, eyeWidth } }) => {
    const reach = Math.max(eyeDx, eyeWidth * 0.9);
    return { part, pivot: [cx, eyeY], z: 57, middle: [cx, eyeY], across: reach, down: Math.min(reach, eyeWidth * 1.2) };
  },
  ears: ({ head: { part, cx, cy, rx, ry } }) => ({
    part,
    pivot: [cx, cy],
    z: 57,
    middle: [cx, cy],
    across: rx,
    down: ry,
  }),
  pendant: (figure) => {
    const { torso, unit } = figure;
    const [y, size] = [collarY(figure), PENDANT_FRAME * unit];
    // On a body without a separate head the space below the face is lower than a pendant is long.
    const down = torso.merged ? Math.min(size, ((torso.hemY - y) / 142) * 100) : size;
    return { part: torso.part, pivot: [torso.cx, y], z: 24, middle: [torso.cx, y], across: down, down };
  },
  nose: ({ head: { part, cx, noseY, rx } }) => ({
    part,
    pivot: [cx, noseY],
    z: 57,
    middle: [cx, noseY],
    across: rx / 2,
    down: rx / 2,
  }),
  brow: ({ head: { part, cx, eyeY, noseY, mouthY, eyeDx, eyeWidth } }) => {
    const y = eyeY + ((noseY || mouthY) - eyeY) * BROW_SHARE;
    const reach = Math.max(eyeDx, eyeWidth * 0.9);
    return { part, pivot: [cx, y], z: 57, middle: [cx, y], across: reach, down: reach };
  },
};

/** The height of the bridge of the nose, as a share of the way from the eyes to the nose. */
const BROW_SHARE = 0.3;

/** The attachments of a garment: one, or one on each limb that it is worn on. */
function hangersOf(figure: FigureDraft, id: KitGarmentId, { frame }: GarmentRow): Hanger[] {
  return isLimbFrame(frame) ? limbHangers(figure, frame, id) : [HANGERS[frame](figure)];
}

/** The steps in paint order by which a thing on the chest is above a top. */
const OVER_TOP = 2;

/** Half the size of the frame of a pendant, in units of the reference figure. */
const PENDANT_FRAME = 50;

const frameOf = ({ unit }: FigureDraft, { middle: [x, y], across, down, turn = 0 }: Hanger): StrokeFrame => ({
  place: (dx, dy) => turnPoint([x + (dx * across) / 100, y + (dy * down) / 100], turn, [x, y]),
  u: unit,
  token: (material) => material,
});

/** Whether a garment has no space on a body without a separate trunk; a skirt has. */
const isHidden = ({ torso }: FigureDraft, id: KitGarmentId, { frame }: GarmentRow): boolean =>
  torso.merged && frame === 'trunk' && id !== 'dress';

/** Whether a garment is drawn with the trunk, as trousers of an upright figure are. */
const isPartOfTrunk = ({ species }: FigureDraft, { place }: GarmentRow): boolean =>
  place === 'legs' && species.archetype === 'biped';

/**
 * The shapes of a garment in the current view. From behind it is plain cloth, without buttons, collars, pockets and
 * borders.
 */
function shapesOf({ character }: FigureDraft, row: GarmentRow): Required<Pick<GarmentRow, 'strokes' | 'loose'>> {
  const { strokes, loose = [], frame, colors } = row;
  if (character.view !== 'back' || frame !== 'trunk') return { strokes, loose };
  const [cloth] = Object.keys(colors);
  const isCloth = (each: KitStroke): boolean => each.kind === 'mass' && each.material === cloth && !each.thin;
  return { strokes: strokes.filter(isCloth), loose: loose.filter(isCloth) };
}

function garment(id: KitGarmentId, row: GarmentRow): Garment {
  return {
    colors: row.colors,
    ...(row.rise === undefined ? {} : { rise: row.rise }),
    draw: (figure) => {
      hangersOf(figure, id, row).forEach((hanger, index) => {
        const part = drawnOn(figure, id, row, hanger);
        if (part) figure.parts.push(index === 0 ? part : { ...part, id: `${id}_${index + 1}` });
      });
      if (row.hung) addHung(figure, id, row.hung);
    },
  };
}

/** A garment as one part; null if it shows nothing there. */
function drawnOn(figure: FigureDraft, id: KitGarmentId, row: GarmentRow, hanger: Hanger): PartDraft | null {
  const frame = frameOf(figure, hanger);
  const shapes = shapesOf(figure, row);
  const within = drawn(shapes.strokes, figure.ink, frame);
  const loose = drawn(isHidden(figure, id, row) ? [] : shapes.loose, figure.ink, frame);
  const cut = shapes.strokes.length > 0 && !isPartOfTrunk(figure, row) ? onTrunk(figure, id, within.svg) : '';
  if (cut + loose.svg === '') return null;
  const isOverTop = row.frame !== 'forearm' && (row.place === 'chest' || row.place === 'pendant');
  return {
    id,
    parent: hanger.part,
    z: hanger.z + (isOverTop ? OVER_TOP : 0),
    pivot: hanger.pivot,
    limits: row.frame === 'trunk' || hanger.turn !== undefined ? null : [-12, 12],
    stage: 'clothes',
    svg: cut + loose.svg,
    rims: loose.rims,
  };
}

/** Adds the shapes on the trunk that go with a garment on an arm. */
function addHung(figure: FigureDraft, id: KitGarmentId, hung: readonly KitStroke[]): void {
  if (!figure.arms || figure.torso.merged) return;
  const trunk = HANGERS.trunk(figure);
  const mirrored = { ...trunk, across: trunk.across * sign(sideOfWorn(figure, id)) };
  const { svg } = drawn(hung, figure.ink, frameOf(figure, mirrored));
  const { part, pivot, z } = trunk;
  figure.parts.push({
    id: `${id}_strap`,
    parent: part,
    z: z + OVER_TOP + 1,
    pivot,
    limits: null,
    stage: 'clothes',
    svg: onTrunk(figure, id, svg),
  });
}

/** The garments of the kit as wardrobe items. */
export const KIT_GARMENTS = Object.fromEntries(GARMENT_ENTRIES.map(([id, row]) => [id, garment(id, row)])) as Record<
  KitGarmentId,
  Garment
>;
