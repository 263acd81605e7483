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

/** The reason why a figure cannot wear a garment, as a full sentence; null if it can. */
export function refusalOf(figure: MeasuredFigure, item: GarmentId): string | null {
  const [only, ...more] = COVERS[item] ?? [];
  const name = item.replaceAll('_', ' ');
  if (only && !more.length && NEEDS[only] && !partsOf(figure.body, only).length)
    return `It has no ${NEEDS[only]} for the ${name}.`;
  const limbs = missingLimbs(figure, item);
  if (limbs !== null) return `It has no ${limbs} for the ${name}.`;
  const eyes = eyesOf(figure.body);
  if (placeOf(item) === 'eyes' && eyes.length === 0) return `It has no eyes for the ${name}.`;
  if (item === 'eye_patch' && eyes.length === 1) return 'It shows one eye only, so an eye patch would leave it none.';
  if (item === 'superhero_mask' && eyes.length === 1) return 'It shows one eye only, and a mask is cut for two.';
  if (
    placeOf(item) === 'ears' &&
    figure.torso.merged &&
    (eyes.length === 1 || figure.head.rx > figure.head.ry * MAX_FACE_RATIO)
  )
    return `It has no sides of a head for the ${name} to sit on.`;
  if ((item === 'saddle' || item === 'saddle_blanket') && figure.body.spec.archetype !== 'quadruped')
    return 'It does not stand on four legs, so a saddle has no back to lie on.';
  if ((item === 'baby_bump' || item === 'baby_carrier') && figure.torso.merged)
    return `It has no belly apart from its face for a ${name}.`;
  if (item === 'bunny_ears' && hasLongEars(figure)) return 'It has long ears of its own, so it needs no bunny ears.';
  if (item === 'antlers' && figure.body.spec.parts.some(({ id }) => /antler|horn/.test(id)))
    return 'It has antlers or horns of its own.';
  return null;
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
