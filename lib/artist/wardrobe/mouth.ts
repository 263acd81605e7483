import type { FigureDraft } from '../figure';
import { trunkTip } from '../face/snouts/trunk';
import { turn } from '../shape/path';
import type { GarmentId } from '../words/garment-ids';
import { placeOf, spotOf } from '../words/places';
import type { GripHold, Sketch } from './grip';

/** The scale of a prop in the mouth relative to the same prop in a hand. */
const BITE_SIZE = 0.8;
/** The distance from the mouth down to a prop that is carried as a whole, in units of the reference figure. */
const BITE_DROP = 46;
/** The rotation of a prop with a shaft: horizontal in a mouth, tilted outward in an elephant's trunk. */
const ACROSS_DEGREES = 80;
const TRUNK_DEGREES = -24;

/** The paint order: in a mouth above the snout and below the eyes, in an elephant's trunk behind its tip. */
const TRUNK_Z = 42;
const BITE_Z = 43;

/** Items that hang from a quadruped's neck, because they cannot be held in a mouth. */
const HUNG_FROM_NECK: ReadonlySet<GarmentId> = new Set<GarmentId>(['camera', 'phone', 'gamepad', 'coffee_cup']);

/** Broad items that would hide the mouth. */
const STANDS: ReadonlySet<GarmentId> = new Set<GarmentId>(['book', 'laptop', 'parcel_box', 'pillow']);

/** Whether a prop is too large for a mouth and stands beside the figure instead. */
const isLarge = (hold: GripHold, id: GarmentId): boolean =>
  hold === 'free' || placeOf(id) === 'held_too' || STANDS.has(id);

/**
 * Draws a prop in the mouth or the trunk of a quadruped; returns false for a figure with hands and for a large prop.
 */
export function byMouth(figure: FigureDraft, id: GarmentId, sketch: Sketch, hold: GripHold): boolean {
  const { head, unit, species, arms, character } = figure;
  const onFours = species.archetype === 'quadruped' && arms === null && !figure.torso.merged;
  const isOnly = !character.wear.some((worn) => worn.item !== id && spotOf(worn) === 'held');
  if (!onFours || isLarge(hold, id) || !isOnly) return false;
  const tip = species.snout === 'trunk' ? trunkTip(figure) : null;
  const isHung = !tip && HUNG_FROM_NECK.has(id);
  const [x, y] = tip ?? [head.cx, isHung ? head.cy + head.ry * 1.16 : head.mouthY + 4 * unit];
  const u = unit * BITE_SIZE;
  const lift = hold === 'palm' && !tip ? BITE_DROP * u : 0;
  const { svg, rims } = sketch(figure, { x, y: y + lift, u, s: -1 });
  const degrees = hold !== 'shaft' ? 0 : tip ? TRUNK_DEGREES : ACROSS_DEGREES;
  figure.parts.push({
    id,
    parent: head.part,
    z: tip ? TRUNK_Z : BITE_Z,
    pivot: [x, y],
    limits: [-20, 20],
    stage: 'clothes',
    svg: degrees === 0 ? svg : `<g transform="rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`,
    rims: rims.map((path) => turn(path, degrees, [x, y])),
  });
  return true;
}
