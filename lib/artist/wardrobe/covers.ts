import type { FigureDraft, PartDraft } from '../figure';
import { box } from '../shape/curve';
import { boxOf, join, pathData } from '../shape/path';
import { spanAt } from '../shape/span';
import type { Path } from '../shape/path';
import type { GarmentId } from '../words/garment-ids';
import { GARMENT_ENTRIES } from '../kit/garments';
import type { Covered } from '../kit/garments/row';
import { dyed } from './dye';

/** A region of the body that a garment covers: `arms` ends at the elbows, `sleeves` at the wrists. */
export type CoveredRegion = Covered;

/** The regions that each garment covers in its own material. */
export const COVERS: Readonly<Partial<Record<GarmentId, readonly CoveredRegion[]>>> = {
  shirt: ['trunk', 'arms'],
  hoodie: ['trunk', 'sleeves'],
  space_suit: ['trunk', 'sleeves', 'hands', 'legs', 'feet'],
  gloves: ['hands'],
  boots: ['feet'],
  lab_coat: ['trunk', 'sleeves'],
  suit: ['trunk', 'sleeves', 'legs'],
  armor: ['trunk', 'sleeves', 'legs'],
  bee_costume: ['trunk'],
  mittens: ['hands'],
  skates: ['feet'],
  roller_skates: ['feet'],
  ...Object.fromEntries(GARMENT_ENTRIES.flatMap(([id, { covers }]) => (covers?.length ? [[id, covers]] : []))),
};

/** Tops that need no cover on a figure with a separate head, because its trunk is drawn in their colour. */
const TAILORED_TOPS: ReadonlySet<GarmentId> = new Set(['shirt', 'hoodie']);

/** Garments that need no covers here, because the body's own drawing is painted in their material from the start. */
const TAILORED: ReadonlySet<GarmentId> = new Set(['shirt', 'hoodie', 'gloves', 'boots', 'sneakers']);

const PARTS: Readonly<Record<CoveredRegion, RegExp>> = {
  trunk: /^body$/,
  arms: /^arm_(left|right)$/,
  sleeves: /^(fore)?arm_(left|right)$/,
  hands: /^hand_(left|right)$/,
  legs: /^((front|back)_)?leg_(left|right)$/,
  thighs: /^((front|back)_)?leg_(left|right)$/,
  feet: /^((front|back)_)?foot_(left|right)$/,
};

/** Adds the covers of a garment to a figure that is being drawn. */
export function cover(figure: FigureDraft, item: GarmentId): void {
  const isPainted = TAILORED.has(item) && !(figure.torso.merged && TAILORED_TOPS.has(item));
  const regions = isPainted ? [] : (COVERS[item] ?? []);
  for (const region of regions) {
    if (region === 'trunk' && figure.torso.merged) {
      const { part, cx, neckY } = figure.torso;
      figure.parts.push({
        id: coverId(item, part),
        parent: part,
        z: 20,
        pivot: [cx, neckY],
        limits: null,
        stage: 'clothes',
        svg: lowerCloth(figure, item),
      });
      continue;
    }
    for (const draft of figure.parts.filter(({ id }) => PARTS[region].test(id)))
      figure.parts.push(over(figure, draft, item, region));
  }
}

/** The id of the part that draws a garment over a body part; its suffix `_cover` tells it from a limb. */
export const coverId = (item: GarmentId, part: string): string => `${item}_${part}_cover`;

function over(figure: FigureDraft, draft: PartDraft, item: GarmentId, region: CoveredRegion): PartDraft {
  const { id, z, pivot, svg, rims = [] } = draft;
  const contour = figure.ink.look.outer || 8;
  const cloth = dyed(svg, { material: item, base: '#000000', colors: new Map(), ink: null, contour });
  const part = { id: coverId(item, id), parent: id, z, pivot, limits: null, stage: 'clothes' } as const;
  return region === 'thighs' && rims.length > 0
    ? { ...part, svg: upperHalf(figure, draft, item, cloth), rims: [] }
    : { ...part, svg: cloth, rims };
}

/** The share of a leg that short trousers cover. */
export const THIGH_SHARE = 0.5;

/** A cloth over the upper part of a limb, with a hem. */
function upperHalf({ ink }: FigureDraft, { id, rims = [] }: PartDraft, item: GarmentId, cloth: string): string {
  const { x, y, width, height } = boxOf(join(...rims));
  const hem = y + height * THIGH_SHARE;
  const window = box(x + width / 2, (y - 40 + hem) / 2, width + 40, hem - y + 40, 1);
  const [from, to] = spanAt(join(...rims), hem);
  const line: Path = [
    ['M', from, hem],
    ['L', to, hem],
  ];
  return cut(`hem_${id}`, window, cloth) + (ink.look.outer > 0 ? ink.line(line, item, ink.look.outer) : '');
}

/**
 * The cover of a body without a separate head: it begins below the face, with a collar line that dips in the middle.
 */
export function lowerCloth({ torso, ink, unit }: FigureDraft, item: GarmentId): string {
  const { x, y, width, height } = boxOf(torso.path);
  const [top, dip] = [torso.neckY - 8 * unit, 14 * unit];
  const collar: Path = [
    ['M', x - 40, top - dip],
    ['C', x + width * 0.3, top + dip, x + width * 0.7, top + dip, x + width + 40, top - dip],
  ];
  const window: Path = [...collar, ['L', x + width + 40, y + height + 40], ['L', x - 40, y + height + 40], ['Z']];
  const line = ink.look.outer > 0 ? cut('rim', torso.path, ink.line(collar, item, ink.look.outer)) : '';
  return cut('low', window, ink.mass(torso.path, item, { light: false })) + line;
}

const cut = (name: string, path: Path, content: string): string =>
  `<defs><clipPath id="${name}"><path d="${pathData(path)}"/></clipPath></defs><g clip-path="url(#${name})">` +
  `${content}</g>`;
