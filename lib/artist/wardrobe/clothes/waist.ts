import type { FigureDraft, PartDraft } from '../../figure';
import { blob, box, curve, rounded, symmetric } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Node, Path } from '../../shape/path';
import type { Garment } from '../garment';
import { onTrunk } from '../trunk-line';

/** Adds a part with a garment on the trunk, with its pivot at the waist. */
export function onBody(
  figure: FigureDraft,
  id: string,
  z: number,
  svg: string,
  rims: Path[] = [],
  limits: PartDraft['limits'] = null,
): void {
  const { torso } = figure;
  figure.parts.push({
    id,
    parent: torso.part,
    z,
    pivot: [torso.cx, torso.waistY],
    limits,
    stage: 'clothes',
    svg,
    rims,
  });
}

/** The y of a belt's centre line. */
const beltY = ({ torso }: FigureDraft): number =>
  torso.merged ? torso.waistY : torso.waistY + (torso.hemY - torso.waistY) * 0.3;

/** A tool belt, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const toolBelt: Garment = {
  colors: { tool_belt: '#8a5a37', pouch: '#b98046', tool: '#aab4c2', belt_buckle: '#d6a12c' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [y, w] = [beltY(figure), torso.waist];
    const belt = symmetric(
      [
        [torso.cx, y - 4 * unit],
        [torso.cx + w * 1.3, y - 14 * unit],
        [torso.cx + w * 1.3, y + 8 * unit],
        [torso.cx, y + 16 * unit],
      ],
      torso.cx,
    );
    const pouch = (s: 1 | -1): Path =>
      rounded(
        [
          [torso.cx + s * w * 0.4, y],
          [torso.cx + s * w * 0.86, y - 4 * unit],
          [torso.cx + s * w * 0.82, y + 34 * unit],
          [torso.cx + s * w * 0.44, y + 38 * unit],
        ],
        7 * unit,
      );
    const tools = ([1, -1] as const)
      .map((s) =>
        ink.mass(
          limb(
            [
              [torso.cx + s * w * 0.6, y - 20 * unit],
              [torso.cx + s * w * 0.6, y + 10 * unit],
            ],
            11 * unit,
            11 * unit,
          ).fill,
          s > 0 ? 'tool' : 'belt_buckle',
          { shade: 0.3, width: ink.look.inner },
        ),
      )
      .join('');
    const buckle = box(torso.cx, y + 6 * unit, 26 * unit, 24 * unit, 5 * unit);
    onBody(
      figure,
      'tool_belt',
      25,
      onTrunk(figure, 'tool_belt', ink.mass(belt, 'tool_belt', { shade: 0.5 })) +
        tools +
        ([1, -1] as const).map((s) => ink.mass(pouch(s), 'pouch', { shade: 0.6, width: ink.look.inner })).join('') +
        ink.mass(buckle, 'belt_buckle', { shade: 0.4, width: ink.look.inner }),
    );
  },
};

/** Where a skirt goes: the part that carries it, its middle, and the half width of the body there. */
type Girdle = NonNullable<FigureDraft['torso']['girdle']>;

export const girdleOf = (figure: FigureDraft): Girdle =>
  figure.torso.girdle ?? {
    part: figure.torso.part,
    cx: figure.torso.cx,
    y: beltY(figure) - 16 * figure.unit,
    half: figure.torso.waist,
  };

/**
 * One layer of tulle with a scalloped hem; `reach` and `drop` are its extent to the sides and down, in figure pixels.
 */
function tulle({ cx, half }: Girdle, y: number, reach: number, drop: number): Path {
  const scallops = Array.from({ length: SCALLOPS * 2 + 1 }, (_, index): Node => {
    const t = 1 - index / SCALLOPS;
    const sag = (1 - t * t) * drop * 0.42;
    return [cx + reach * t, y + drop * 0.58 + sag - (index % 2 ? 0 : drop * 0.13), index % 2 ? 0 : 0.7];
  });
  return blob([[cx - half * 0.92, y, 0.5], [cx + half * 0.92, y, 0.5], ...scallops]);
}
const SCALLOPS = 5;

/** A tutu around the waist with two layers of tulle; in the same coordinates. */
export const tutu: Garment = {
  colors: { tutu: '#f58fb4', tulle: '#fbd3e2' },
  draw: (figure) => {
    const { ink, unit } = figure;
    const girdle = girdleOf(figure);
    const { part, cx, y, half } = girdle;
    const reach = half * 1.2 + 42 * unit;
    const under = tulle(girdle, y + 6 * unit, reach, 62 * unit);
    const skirt = tulle(girdle, y, reach * 0.92, 46 * unit);
    const folds = [-0.68, -0.36, 0, 0.36, 0.68].map((x) =>
      ink.line(
        curve([
          [cx + half * x * 0.9, y + 14 * unit],
          [cx + reach * x * 0.94, y + (42 - Math.abs(x) * 16) * unit],
        ]),
        'tutu',
        ink.look.inner * 0.6,
      ),
    );
    const band = curve([
      [cx - half * 0.94, y + 2 * unit],
      [cx, y + 9 * unit],
      [cx + half * 0.94, y + 2 * unit],
    ]);
    const svg =
      ink.mass(under, 'tulle', { shade: 0.5 }) +
      ink.mass(skirt, 'tutu', { shade: 0.6 }) +
      folds.join('') +
      ink.line(band, 'tutu', 9 * unit + ink.look.inner) +
      ink.stroke(band, 'tutu_light', 9 * unit);
    figure.parts.push({
      id: 'tutu',
      parent: part,
      z: 25,
      pivot: [cx, y],
      limits: [-6, 6],
      stage: 'clothes',
      svg,
      rims: [under, skirt],
    });
  },
};

/** A swim ring around the waist, in the same coordinates. */
export const swimRing: Garment = {
  colors: { swim_ring: '#fbcf3c', ring_stripe: '#fdfaf4' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [y, w] = [beltY(figure), torso.waist * 1.16 + 28 * unit];
    const ring = symmetric(
      [
        [torso.cx, y - 2 * unit],
        [torso.cx + w * 0.7, y - 12 * unit],
        [torso.cx + w, y - 6 * unit],
        [torso.cx + w * 1.02, y + 20 * unit],
        [torso.cx + w * 0.6, y + 38 * unit],
        [torso.cx, y + 44 * unit],
      ],
      torso.cx,
    );
    const stripe = (x: number): Path =>
      limb(
        [
          [torso.cx + w * x, y - 20 * unit],
          [torso.cx + w * x * 1.06, y + 56 * unit],
        ],
        w * 0.2,
        w * 0.24,
      ).fill;
    onBody(
      figure,
      'swim_ring',
      63,
      ink.mass(ring, 'swim_ring', {
        inside: [-0.66, 0, 0.66].map((x) => ({ path: stripe(x), material: 'ring_stripe' })),
      }),
      [ring],
      [-8, 8],
    );
  },
};
