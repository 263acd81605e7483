import type { FigureDraft } from '../figure';
import type { Oval } from '../shape/oval';
import type { Point } from '../shape/path';

/** The ground line of the canvas, in pixels. */
export const GROUND = 470;
export const MIDDLE = 256;

/**
 * How far ears rise above the head, in half head heights.
 * The figure is made smaller to keep them on the canvas.
 */
const RISE: Partial<Record<string, number>> = {
  long: 1.12,
  pointed: 0.66,
  cat: 0.5,
  big_round: 0.5,
  horse: 0.62,
  round: 0.3,
  koala: 0.2,
  pig: 0.25,
  leaf: 0.15,
  bat: 0.8,
  small: 0.1,
};

/** The measures of an upright figure, in pixels. */
export interface Layout {
  unit: number;
  head: Oval;
  torso: { neckY: number; bottom: number; chest: number; hip: number };
  hip: Point;
  ankleY: number;
  legWidth: number;
  armWidth: number;
  shoulder: Point;
}

/** How far antlers rise over a head, as a share of half its height. */
const ANTLER_RISE = 0.75;

/** Measures a figure 2.0 to 2.6 heads tall, by its species, the words for its body and the style. */
export function layoutOf({ character, species, traits, ink: { look } }: FigureDraft, hatRise: number): Layout {
  const own = { width: 1, legs: 1, head: 1, scale: 1, ...species.shape };
  const width = character.shape.width * own.width;
  const legs = Math.sqrt(character.shape.legs * own.legs);
  const headFactor = character.shape.head * own.head * look.head;
  const ry = 90 * headFactor;
  const rx = ry * (species.wide ?? 1.12) * traits.headWidth * (0.85 + width * 0.15);
  const legLength = 46 * character.shape.legs * own.legs;
  const trunk = 150 * (0.7 + legs * 0.3);
  const overlap = 24;
  const earRise =
    ry *
    traits.ears *
    (RISE[species.ears ?? 'none'] ??
      (species.extras?.some((extra) => /antenn|horn|antler|ossicone|crest/.test(extra)) ? 0.55 : 0.08));
  const antlerRise = species.extras?.includes('antlers') ? ry * ANTLER_RISE : 0;
  const tall = Math.max(earRise, antlerRise, hatRise) + ry * 2 + trunk - overlap + legLength;
  const unit = Math.min(1.08, (GROUND - 44) / tall) * character.shape.scale;
  const scaled = (value: number) => value * unit;
  const bottom = GROUND - scaled(legLength);
  const neckY = bottom - scaled(trunk);
  const chest = scaled(60 * width);
  return {
    unit,
    head: { cx: MIDDLE, cy: neckY + scaled(overlap - ry), rx: scaled(rx), ry: scaled(ry) },
    torso: { neckY, bottom, chest, hip: scaled(74 * width) },
    hip: [scaled(38 * Math.sqrt(width)), bottom - scaled(20)],
    ankleY: GROUND - scaled(22),
    legWidth: scaled(50 * Math.sqrt(width)),
    armWidth: scaled(36),
    shoulder: [chest - scaled(7), neckY + scaled(50)],
  };
}
