import type { Figure, PartDraft } from '../figure';
import { box, curve, ellipse, rounded, symmetric } from '../shape/curve';
import { limb } from '../shape/limb';
import { boxOf } from '../shape/path';
import type { Path, Point } from '../shape/path';
import type { Garment } from './garment';
import { bloomOf } from './hair-bands';
import { collarY, onTrunk, starPath } from './trunk';

function onBody(
  figure: Figure,
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

/** Where a belt goes. */
const beltY = ({ torso }: Figure): number =>
  torso.merged ? torso.waistY : torso.waistY + (torso.hemY - torso.waistY) * 0.3;

const toolBelt: Garment = {
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

const tutu: Garment = {
  colors: { tutu: '#f58fb4' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [y, w] = [beltY(figure) - 8 * unit, torso.waist];
    const hem = Array.from({ length: 9 }, (_, index): Point => [
      torso.cx + w * 1.5 * (1 - index / 4),
      y + (index % 2 ? 40 : 30) * unit + Math.abs(4 - index) * -3 * unit,
    ]);
    const skirt = rounded([[torso.cx - w * 0.9, y - 6 * unit], [torso.cx + w * 0.9, y - 6 * unit], ...hem], 9 * unit);
    const folds = [-0.6, -0.2, 0.2, 0.6]
      .map((x) =>
        ink.line(
          curve([
            [torso.cx + w * x * 0.8, y + 6 * unit],
            [torso.cx + w * x * 1.3, y + 28 * unit],
          ]),
          'tutu',
          ink.look.inner * 0.7,
        ),
      )
      .join('');
    onBody(figure, 'tutu', 25, ink.mass(skirt, 'tutu') + folds, [skirt], [-6, 6]);
  },
};

const swimRing: Garment = {
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

const lei: Garment = {
  colors: { lei: '#f0598c', lei_two: '#fbcf3c', lei_three: '#fdfaf4', lei_heart: '#e98a2e' },
  draw: (figure) => {
    const { torso, unit } = figure;
    const [y, w] = [collarY(figure), torso.merged ? Math.min(torso.neck * 0.8, 90 * unit) : torso.neck * 0.92];
    const count = 9;
    const svg = Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (index / (count - 1));
      return bloomOf(
        figure,
        [torso.cx - Math.cos(angle) * w, y + Math.sin(angle) * (torso.merged ? 26 : 50) * unit],
        15 * unit,
        ['lei', 'lei_two', 'lei_three'][index % 3] ?? 'lei',
        'lei_heart',
      );
    }).join('');
    figure.parts.push({
      id: 'lei',
      parent: torso.part,
      z: 56,
      pivot: [torso.cx, y],
      limits: [-8, 8],
      stage: 'clothes',
      svg,
    });
  },
};

const necklace: Garment = {
  colors: { necklace: '#fbf4e6' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [y, w] = [collarY(figure), torso.merged ? Math.min(torso.neck * 0.7, 80 * unit) : torso.neck * 0.78];
    const pearls = Array.from({ length: 9 }, (_, index): Path => {
      const angle = Math.PI * (0.06 + (index / 8) * 0.88);
      return ellipse(torso.cx - Math.cos(angle) * w, y + Math.sin(angle) * 34 * unit, 8 * unit, 8 * unit);
    });
    figure.parts.push({
      id: 'necklace',
      parent: torso.part,
      z: 56,
      pivot: [torso.cx, y],
      limits: [-10, 10],
      stage: 'clothes',
      svg: pearls.map((path) => ink.mass(path, 'necklace', { shade: 0.5, width: ink.look.inner * 0.7 })).join(''),
    });
  },
};

const sheriffBadge: Garment = {
  colors: { sheriff_badge: '#f2bf3f' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const at: Point = [
      torso.cx + torso.waist * (torso.merged ? 0.5 : 0.42),
      torso.merged ? torso.neckY + 8 * unit : torso.neckY + (torso.hemY - torso.neckY) * 0.36,
    ];
    const star = starPath(at, 21 * unit);
    onBody(
      figure,
      'sheriff_badge',
      27,
      ink.mass(star, 'sheriff_badge', { shade: 0.5, width: ink.look.inner }) +
        ink.area(ellipse(at[0], at[1], 6 * unit, 6 * unit), 'sheriff_badge_shade'),
      [star],
    );
  },
};

/** The feet of a figure as boxes; a figure that was measured knows them, one in the making has their outlines. */
function feetOf({ feet, parts }: Figure): NonNullable<Figure['feet']> {
  return (
    feet ??
    parts.flatMap(({ id, z, rims }) =>
      /(^|_)foot_(left|right)$/.test(id) && rims?.[0] ? [{ part: id, z, ...boxOf(rims[0]) }] : [],
    )
  );
}

const skates: Garment = {
  colors: { skates: '#eef2f7', blade: '#9fb0c2' },
  draw: (figure) => {
    const { ink, unit } = figure;
    for (const { part, x, y, width, height, z } of feetOf(figure)) {
      const bottom = y + height;
      const blade = box(x + width / 2, bottom + 7 * unit, width * 0.96, 7 * unit, 3 * unit);
      const posts = [0.3, 0.7]
        .map((at) =>
          ink.stroke(
            curve([
              [x + width * at, bottom - 3 * unit],
              [x + width * at, bottom + 6 * unit],
            ]),
            'blade_line',
            5 * unit,
          ),
        )
        .join('');
      figure.parts.push({
        id: `skates_${part}_blade_cover`,
        parent: part,
        z,
        pivot: [x + width / 2, bottom],
        limits: null,
        stage: 'clothes',
        svg: posts + ink.mass(blade, 'blade', { shade: 0, width: ink.look.inner * 0.8 }),
        rims: [blade],
      });
    }
  },
};

/** Belts, skirts, necklaces and skates. */
export const WAIST_GARMENTS = {
  tool_belt: toolBelt,
  tutu,
  swim_ring: swimRing,
  lei,
  necklace,
  sheriff_badge: sheriffBadge,
  skates,
  mittens: { colors: { mittens: '#e5484d' }, draw: () => {} } satisfies Garment,
};
