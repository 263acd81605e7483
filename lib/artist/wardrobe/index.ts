import type { FigureDraft } from '../figure';
import { mirror, shift } from '../shape/path';
import type { GarmentId, Wear } from '../words/garment-ids';
import type { Garment } from './garment';
import { BACKS } from './backs';
import { BREATH } from './breath';
import { CAPS } from './caps';
import { COATS } from './coats';
import { FACE_GARMENTS } from './face';
import { HAIR_BANDS } from './hair-bands';
import { HEAD_GARMENTS } from './head';
import { HELMETS } from './helmets';
import { MASKS } from './masks';
import { PLAYTHINGS } from './playthings';
import { PROPS as HAND_TOOLS } from './props';
import { TOOLS } from './tools';
import { TRUNK_GARMENTS } from './trunk';
import { WAIST_GARMENTS } from './waist';
import { WRAPS } from './wraps';
import { cover } from './covers';
import { sidesOf } from './held';
import { printed } from './printed';
import { sized, sizeOf } from './sized';
import { KIT_GARMENTS } from './kit-garments';
import { KIT_PROPS } from './kit-props';
import { UNDER } from './under';

/** Props. */
const PROPS = { ...KIT_PROPS, ...HAND_TOOLS, ...PLAYTHINGS, ...TOOLS };

/** Every garment and prop that can be drawn, by its id. */
export const WARDROBE: Readonly<Record<GarmentId, Garment>> = {
  ...TRUNK_GARMENTS,
  ...HEAD_GARMENTS,
  ...HELMETS,
  ...FACE_GARMENTS,
  ...CAPS,
  ...HAIR_BANDS,
  ...WRAPS,
  ...MASKS,
  ...BREATH,
  ...COATS,
  ...WAIST_GARMENTS,
  ...BACKS,
  ...UNDER,
  ...KIT_GARMENTS,
  ...PROPS,
};

/** Whether an id is that of an item of the wardrobe. */
export const isGarment = (id: string): id is GarmentId => Object.hasOwn(WARDROBE, id);

/** Adds the garments and props that the character names to the figure. */
export function dress(figure: FigureDraft): void {
  for (const worn of figure.character.wear) {
    const { item, both, on } = worn;
    cover(figure, item);
    const before = figure.parts.length;
    const { draw, perch } = WARDROBE[item];
    if (on && perch) perch(figure, on);
    else draw(figure);
    printed(figure, worn, before);
    if (sizeOf(worn) !== 1)
      figure.parts.splice(before, figure.parts.length, ...sized(figure, figure.parts.slice(before), worn));
    if (both) holdAnother(figure, item);
  }
}

/** Draws a second copy of a held item in the other hand. */
function holdAnother(figure: FigureDraft, item: GarmentId): void {
  const { arms } = figure;
  const part = figure.parts.find(({ id }) => id === item);
  if (!arms || !part) return;
  const [from, to] = part.parent === arms.left.handPart ? [arms.left, arms.right] : [arms.right, arms.left];
  if (part.parent !== from.handPart) return;
  const [across, dy] = [to.hand[0] + from.hand[0], to.hand[1] - from.hand[1]];
  const place = `matrix(-1 0 0 1 ${across.toFixed(1)} ${dy.toFixed(1)})`;
  figure.parts.push({
    ...part,
    id: `${item}_2`,
    parent: to.handPart,
    pivot: [across - part.pivot[0], part.pivot[1] + dy],
    svg: `<g transform="${place}">${part.svg.replaceAll(OWN_IDS, '$&_2')}</g>`,
    rims: (part.rims ?? []).map((rim) => shift(mirror(rim, across / 2), 0, dy)),
  });
}

/** Matches the ids of clips and gradients in a drawing, which must be unique. */
const OWN_IDS = /(?<=id="|url\(#)[A-Za-z0-9]+/g;

/** Whether each hand holds a prop. */
export function carrying(wear: readonly Wear[]): { left: boolean; right: boolean } {
  const sides = [...sidesOf(wear).values()];
  const both = wear.some((worn) => worn.both && !worn.on);
  return { left: both || sides.includes('left'), right: both || sides.includes('right') };
}
