import type { FigureDraft } from '../figure';
import { blob, box, curve, ellipse, rounded, symmetric } from '../shape/curve';
import { limb } from '../shape/limb';
import type { Path } from '../shape/path';
import type { Garment } from './garment';
import { collarY, onTrunk } from './trunk-line';

/** Adds a part with details of a coat, clipped to the trunk's outline. */
function detail(figure: FigureDraft, id: string, svg: string, z = 23): void {
  const { torso } = figure;
  figure.parts.push({
    id,
    parent: torso.part,
    z,
    pivot: [torso.cx, torso.neckY],
    limits: null,
    stage: 'clothes',
    svg: onTrunk(figure, id, svg),
  });
}

/** The half width of the neckline; on a body without a separate head it is limited to that of other bodies. */
const neckOf = ({ torso, unit }: FigureDraft): number => (torso.merged ? Math.min(torso.neck, 58 * unit) : torso.neck);

/** Lapels that meet at a button, with the undergarment visible between them. */
function lapels(figure: FigureDraft, item: string, under: string, depth: number): string {
  const { torso, ink } = figure;
  const [y, w] = [collarY(figure) - (torso.merged ? 0 : 14 * figure.unit), neckOf(figure)];
  const drop = (torso.hemY - torso.neckY) * depth;
  const opening = rounded(
    [
      [torso.cx - w * 0.7, y - 10],
      [torso.cx + w * 0.7, y - 10],
      [torso.cx, y + drop],
    ],
    4,
  );
  const lapel = (s: 1 | -1): Path =>
    blob([
      [torso.cx + s * w * 0.5, y - 12, 0.5],
      [torso.cx + s * w * 0.92, y + drop * 0.16, 0.4],
      [torso.cx + s * w * 0.78, y + drop * 0.46, 0.6],
      [torso.cx + s * w * 0.02, y + drop, 0.8],
      [torso.cx + s * w * 0.3, y + drop * 0.4],
    ]);
  const front = curve([
    [torso.cx, y + drop],
    [torso.cx, torso.hemY + 6],
  ]);
  return (
    ink.area(opening, under) +
    ink.line(front, item, ink.look.inner) +
    ([1, -1] as const).map((s) => ink.mass(lapel(s), item, { shade: 0.4, width: ink.look.inner })).join('')
  );
}

const labCoat: Garment = {
  colors: { lab_coat: '#fbfaf6', lab_shirt: '#6fb6d9' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const h = torso.hemY - torso.neckY;
    const pocket = box(torso.cx + torso.waist * 0.52, torso.neckY + h * 0.62, 26 * unit, 24 * unit, 4 * unit);
    const pen = limb(
      [
        [torso.cx + torso.waist * 0.46, torso.neckY + h * 0.62 - 18 * unit],
        [torso.cx + torso.waist * 0.46, torso.neckY + h * 0.62],
      ],
      6 * unit,
      6 * unit,
    ).fill;
    const extras = torso.merged
      ? ''
      : ink.area(pen, 'lab_shirt') + ink.mass(pocket, 'lab_coat', { shade: 0, width: ink.look.inner });
    detail(figure, 'lab_coat', lapels(figure, 'lab_coat', 'lab_shirt', 0.5) + extras);
  },
};

const suit: Garment = {
  colors: { suit: '#3c4a6b', suit_shirt: '#fbfaf6' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const y = torso.neckY + (torso.hemY - torso.neckY) * 0.7;
    const button = ink.area(ellipse(torso.cx + 7 * unit, y, 5 * unit, 5 * unit), 'suit_line');
    detail(figure, 'suit', lapels(figure, 'suit', 'suit_shirt', 0.56) + (torso.merged ? '' : button));
  },
};

const armor: Garment = {
  colors: { armor: '#b4bfcc', armor_trim: '#d6a12c' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, neckY, hemY, waist } = torso;
    const h = hemY - neckY;
    const gorget = symmetric(
      [
        [cx, neckY - 8 * unit],
        [cx + neckOf(figure) * 0.96, neckY - 10 * unit],
        [cx + neckOf(figure) * 1.0, neckY + 10 * unit],
        [cx, neckY + 20 * unit],
      ],
      cx,
    );
    const plate = curve([
      [cx - waist * 1.2, neckY + h * 0.56],
      [cx, neckY + h * 0.72],
      [cx + waist * 1.2, neckY + h * 0.56],
    ]);
    const skirt = curve([
      [cx - waist * 1.2, neckY + h * 0.76],
      [cx, neckY + h * 0.9],
      [cx + waist * 1.2, neckY + h * 0.76],
    ]);
    const keel = curve([
      [cx, neckY + 16 * unit],
      [cx, neckY + h * 0.7],
    ]);
    const rivets = [-0.55, 0.55]
      .map((x) => ink.area(ellipse(cx + x * waist, neckY + h * 0.3, 5 * unit, 5 * unit), 'armor_trim'))
      .join('');
    if (torso.merged) {
      detail(figure, 'armor', [plate, skirt].map((path) => ink.line(path, 'armor', ink.look.inner)).join(''));
      return;
    }
    detail(
      figure,
      'armor',
      [keel, plate, skirt].map((path) => ink.line(path, 'armor', ink.look.inner)).join('') +
        rivets +
        ink.mass(gorget, 'armor_trim', { shade: 0.4, width: ink.look.inner }),
    );
  },
};

const beeCostume: Garment = {
  colors: { bee_costume: '#fbcb3f', bee_stripe: '#34343f', bee_wing: '#e4f3fb' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, neckY, hemY, waist } = torso;
    const h = hemY - neckY;
    const stripe = (y: number): Path =>
      blob([
        [cx - waist * 1.5, neckY + h * (y - 0.06)],
        [cx, neckY + h * (y + 0.02)],
        [cx + waist * 1.5, neckY + h * (y - 0.06)],
        [cx + waist * 1.5, neckY + h * (y + 0.1)],
        [cx, neckY + h * (y + 0.18)],
        [cx - waist * 1.5, neckY + h * (y + 0.1)],
      ]);
    detail(figure, 'bee_costume', [0.26, 0.6].map((y) => ink.area(stripe(y), 'bee_stripe')).join(''));
    for (const s of [1, -1] as const) {
      const wing = limb(
        [
          [cx + s * waist * 0.6, neckY + h * 0.2],
          [cx + s * (waist + 46 * unit), neckY - 26 * unit],
        ],
        34 * unit,
        56 * unit,
      ).fill;
      figure.parts.push({
        id: `bee_costume_wing_${s < 0 ? 'left' : 'right'}`,
        parent: torso.part,
        z: 3,
        pivot: [cx + s * waist * 0.6, neckY + h * 0.2],
        limits: [-20, 20],
        stage: 'clothes',
        svg: ink.mass(wing, 'bee_wing', { shade: 0.6 }),
        rims: [wing],
      });
    }
  },
};

const lifeVest: Garment = {
  colors: { life_vest: '#f2802e', vest_strap: '#34405c' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, hemY, waist } = torso;
    const y = collarY(figure) - 4 * unit;
    const w = neckOf(figure);
    const bottom = y + (hemY - y) * 0.74;
    const panel = (s: 1 | -1): Path =>
      blob([
        [cx + s * w * 0.28, y, 0.4],
        [cx + s * w * 0.9, y - 10 * unit, 0.3],
        [cx + s * waist * 1.02, y + (bottom - y) * 0.4],
        [cx + s * waist * 1.04, bottom, 0.4],
        [cx + s * 4 * unit, bottom + 4 * unit, 0.5],
        [cx + s * 4 * unit, y + 34 * unit, 0.2],
      ]);
    const straps = [0.46, 0.76]
      .map((at) =>
        ink.stroke(
          curve([
            [cx - waist * 1.1, y + (bottom - y) * at],
            [cx, y + (bottom - y) * (at + 0.06)],
            [cx + waist * 1.1, y + (bottom - y) * at],
          ]),
          'vest_strap',
          9 * unit,
        ),
      )
      .join('');
    const buckles = [0.52, 0.82]
      .map((at) =>
        ink.mass(box(cx, y + (bottom - y) * at, 22 * unit, 15 * unit, 4 * unit), 'vest_strap', {
          shade: 0,
          width: ink.look.inner * 0.7,
        }),
      )
      .join('');
    detail(
      figure,
      'life_vest',
      ([1, -1] as const).map((s) => ink.mass(panel(s), 'life_vest', { shade: 0.7 })).join('') + straps + buckles,
      24,
    );
  },
};

/**
 * Coats, suits and costumes; only their details are drawn here, because covered parts are painted in their material.
 */
export const COATS = { lab_coat: labCoat, suit, armor, bee_costume: beeCostume, life_vest: lifeVest };
