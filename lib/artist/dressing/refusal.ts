import { GARMENT_ROWS } from '../kit/garments';
import { type GarmentRow, isLimbFrame } from '../kit/garments/row';
import type { GarmentId } from '../words/garment-ids';
import { COVERS, type CoveredRegion } from '../wardrobe/covers';
import { placeOf } from '../words/places';
import { idsOf } from './body';
import { partsOf } from './cover';
import { eyesOf } from './head';
import type { MeasuredFigure } from './figure-of';

const NEEDS: Readonly<Partial<Record<CoveredRegion, string>>> = { hands: 'hands or arms', feet: 'feet or legs' };

/** A body without a separate head has no place for ears if it is wider than its face's height by this factor. */
const MAX_FACE_RATIO = 1.9;

/** When a garment does not fit a figure, and why, as a full sentence. */
type Misfit = readonly [isUnfit: (figure: MeasuredFigure) => boolean, why: string];

const hasOneEye = ({ body }: MeasuredFigure): boolean => eyesOf(body).length === 1;

/** Whether the figure has its face on its trunk. */
const isFaceOnTrunk = ({ torso }: MeasuredFigure): boolean => torso.merged;

const hasNoBack = ({ body }: MeasuredFigure): boolean => body.spec.archetype !== 'quadruped';

const hasHorns = ({ body }: MeasuredFigure): boolean => body.spec.parts.some(({ id }) => /antler|horn/.test(id));

const NO_BACK: Misfit = [hasNoBack, 'It does not stand on four legs, so a saddle has no back to lie on.'];

/** The garments that need more than a place on the body. */
const MISFITS: Readonly<Partial<Record<GarmentId, Misfit>>> = {
  eye_patch: [hasOneEye, 'It shows one eye only, so an eye patch would leave it none.'],
  superhero_mask: [hasOneEye, 'It shows one eye only, and a mask is cut for two.'],
  saddle: NO_BACK,
  saddle_blanket: NO_BACK,
  baby_bump: [isFaceOnTrunk, 'It has no belly apart from its face for a baby bump.'],
  baby_carrier: [isFaceOnTrunk, 'It has no belly apart from its face for a baby carrier.'],
  bunny_ears: [hasLongEars, 'It has long ears of its own, so it needs no bunny ears.'],
  antlers: [hasHorns, 'It has antlers or horns of its own.'],
};

/** The reason why a figure has no place for a garment, as a full sentence; null if it has one. */
function missingPlace(figure: MeasuredFigure, item: GarmentId): string | null {
  const [only, ...more] = COVERS[item] ?? [];
  const name = item.replaceAll('_', ' ');
  const place = placeOf(item);
  if (only && !more.length && NEEDS[only] && !partsOf(figure.body, only).length)
    return `It has no ${NEEDS[only]} for the ${name}.`;
  const limbs = missingLimbs(figure, item);
  if (limbs !== null) return `It has no ${limbs} for the ${name}.`;
  if (place === 'eyes' && eyesOf(figure.body).length === 0) return `It has no eyes for the ${name}.`;
  const isRoundFaced = hasOneEye(figure) || figure.head.rx > figure.head.ry * MAX_FACE_RATIO;
  if (place === 'ears' && isFaceOnTrunk(figure) && isRoundFaced)
    return `It has no sides of a head for the ${name} to sit on.`;
  return null;
}

/** The reason why a figure cannot wear a garment, as a full sentence; null if it can. */
export function refusalOf(figure: MeasuredFigure, item: GarmentId): string | null {
  const missing = missingPlace(figure, item);
  if (missing) return missing;
  const [isUnfit, why] = MISFITS[item] ?? [];
  return isUnfit?.(figure) ? (why ?? null) : null;
}

/** The limbs that a garment is worn on, if the figure has none of them; else null. */
function missingLimbs({ arms, legs = [] }: MeasuredFigure, item: GarmentId): 'arms' | 'legs' | null {
  const row: GarmentRow | undefined = GARMENT_ROWS[item as keyof typeof GARMENT_ROWS];
  if (!row || !isLimbFrame(row.frame)) return null;
  if (row.frame === 'knees') return legs.length === 0 ? 'legs' : null;
  return arms === null ? 'arms' : null;
}

/** Whether the ears rise above the head by more than 70 % of half its height. */
function hasLongEars({ body, head }: MeasuredFigure): boolean {
  return idsOf(body.roles.ears).some((id) => (body.extent(id)?.top ?? head.cy) < head.cy - head.ry * 1.7);
}
