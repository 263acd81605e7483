import { GARMENT_ENTRIES, type KitGarmentId } from '../kit/garments';
import type { GarmentFrame, GarmentRow } from '../kit/garments/row';
import { drawn, type KitStroke, type StrokeFrame } from '../kit/strokes';
import type { FigureDraft } from '../figure';
import type { Point } from '../shape/path';
import type { Garment } from './garment';
import { collarY, onTrunk } from './trunk-line';

/** The attachment of a garment on a figure: parent part, pivot, paint order and the mapping of its coordinates. */
interface Hanger {
  part: string;
  pivot: Point;
  z: number;
  /** The origin of the garment's coordinates, and the length of 100 of its units along x and y, in figure pixels. */
  middle: Point;
  across: number;
  down: number;
}

const HANGERS: Readonly<Record<GarmentFrame, (figure: FigureDraft) => Hanger>> = {
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
};

/** The steps in paint order by which a thing on the chest is above a top. */
const OVER_TOP = 2;

/** Half the size of the frame of a pendant, in units of the reference figure. */
const PENDANT_FRAME = 50;

const frameOf = ({ unit }: FigureDraft, { middle: [x, y], across, down }: Hanger): StrokeFrame => ({
  place: (dx, dy) => [x + (dx * across) / 100, y + (dy * down) / 100],
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
      const hanger = HANGERS[row.frame](figure);
      const frame = frameOf(figure, hanger);
      const shapes = shapesOf(figure, row);
      const within = drawn(shapes.strokes, figure.ink, frame);
      const loose = drawn(isHidden(figure, id, row) ? [] : shapes.loose, figure.ink, frame);
      const cut = shapes.strokes.length > 0 && !isPartOfTrunk(figure, row) ? onTrunk(figure, id, within.svg) : '';
      if (cut + loose.svg === '') return;
      figure.parts.push({
        id,
        parent: hanger.part,
        z: hanger.z + (row.place === 'chest' || row.place === 'pendant' ? OVER_TOP : 0),
        pivot: hanger.pivot,
        limits: row.frame === 'trunk' ? null : [-12, 12],
        stage: 'clothes',
        svg: cut + loose.svg,
        rims: loose.rims,
      });
    },
  };
}

/** The garments of the kit as wardrobe items. */
export const KIT_GARMENTS = Object.fromEntries(GARMENT_ENTRIES.map(([id, row]) => [id, garment(id, row)])) as Record<
  KitGarmentId,
  Garment
>;
