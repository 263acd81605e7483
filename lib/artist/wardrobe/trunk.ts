import type { Figure } from '../figure';
import { blob, box, curve, ellipse, rounded, symmetric } from '../shape/curve';
import { limb } from '../shape/limb';
import type { Node, Path, Point } from '../shape/path';
import { pathData } from '../shape/path';
import type { Garment } from './garment';

/** Cuts a drawing at the trunk's outline. */
export function onTrunk(figure: Figure, id: string, svg: string): string {
  return (
    `<defs><clipPath id="trunk_${id}"><path d="${pathData(figure.torso.path)}"/></clipPath></defs><g ` +
    `clip-path="url(#trunk_${id})">${svg}</g>`
  );
}

const apron: Garment = {
  colors: { apron: '#4fae5b' },
  draw: (figure) => {
    const { torso, ink } = figure;
    const { cx, neckY, waistY, hemY, neck, waist } = torso;
    const h = hemY - neckY;
    const bibTop = torso.merged ? neckY : neckY + h * 0.16;
    const belt = torso.merged ? neckY + h * 0.3 : waistY - h * 0.06;
    const bib = torso.merged ? waist * 0.5 : neck * 0.62;
    const skirt = waist * 0.84;
    const shape = symmetric(
      [
        [cx, bibTop],
        [cx + bib * 0.86, bibTop, 0.5],
        [cx + bib, bibTop + h * 0.06, 0.3],
        [cx + bib * 1.06, belt - h * 0.08],
        [cx + skirt * 0.94, belt, 0.7],
        [cx + skirt, hemY - h * 0.2],
        [cx + skirt * 0.84, hemY - h * 0.015, 0.35],
        [cx, hemY + h * 0.03],
      ],
      cx,
    );
    const strap = (s: 1 | -1): Path =>
      curve([
        [cx + s * bib * 0.8, bibTop + 6],
        [cx + s * neck * 0.66, neckY - h * 0.08],
      ]);
    const tie = (s: 1 | -1): Path =>
      curve([
        [cx + s * skirt * 0.9, belt + 4],
        [cx + s * waist * 1.15, belt - 4],
      ]);
    const low = h < 90 * figure.unit;
    const pocket: Path = symmetric(
      [
        [cx, belt + h * 0.1],
        [cx + waist * 0.36, belt + h * 0.1, 0.6],
        [cx + waist * 0.34, belt + h * 0.24],
        [cx + waist * 0.22, belt + h * 0.3],
        [cx, belt + h * 0.31],
      ],
      cx,
    );
    const width = Math.max(9, ink.look.outer * 1.5);
    const straps = torso.merged
      ? ''
      : [strap(1), strap(-1)]
          .map((path) => ink.line(path, 'apron', width + ink.look.outer) + ink.stroke(path, 'apron', width - 2))
          .join('');
    const ties = [tie(1), tie(-1)]
      .map((path) => ink.line(path, 'apron', width + ink.look.outer) + ink.stroke(path, 'apron_shade', width - 2))
      .join('');
    const badge = torso.merged ? '' : ink.area(heartPath(cx, bibTop + h * 0.13, bib * 0.3), 'apron_light');
    const back = onTrunk(figure, 'apron', straps + ties);
    const stitched = low
      ? ''
      : ink.mass(pocket, 'apron', { width: ink.look.inner * 0.9, shade: 0 }) +
        (ink.look.outer === 0 ? ink.stroke(pocket, 'apron_shade', 4) : '');
    figure.parts.push({
      id: 'apron',
      parent: torso.part,
      z: 24,
      pivot: [cx, neckY],
      limits: [-10, 10],
      stage: 'clothes',
      svg: back + ink.mass(shape, 'apron', { light: false }) + badge + stitched,
    });
  },
};

/** A ring around the neck as clothes have at the collar. */
export function collarY(figure: Figure): number {
  return figure.torso.merged
    ? figure.torso.neckY
    : figure.torso.neckY + (figure.torso.waistY - figure.torso.neckY) * 0.02;
}

const scarf: Garment = {
  colors: { scarf: '#e5484d' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx } = torso;
    const y = collarY(figure) + (torso.merged ? 0 : 12 * unit);
    const w = torso.merged ? torso.neck * 0.98 : Math.max(torso.neck * 1.22, 60 * unit);
    const end = Math.min(84 * unit, Math.max(16 * unit, 452 - y));
    const tail = limb(
      [
        [cx + w * 0.46, y + 8 * unit],
        [cx + w * 0.62, y + end * 0.57],
        [cx + w * 0.56, y + end],
      ],
      34 * unit,
      40 * unit,
    );
    const fringe = [-10, 2, 13]
      .map((dx) =>
        ink.line(
          curve([
            [cx + w * 0.56 + dx * unit, y + end + 4 * unit],
            [cx + w * 0.57 + dx * unit, y + end + 18 * unit],
          ]),
          'scarf',
          ink.look.inner,
        ),
      )
      .join('');
    const band = symmetric(
      [
        [cx, y - 12 * unit],
        [cx + w * 0.7, y - 20 * unit],
        [cx + w, y - 8 * unit],
        [cx + w * 0.94, y + 14 * unit],
        [cx + w * 0.5, y + 26 * unit],
        [cx, y + 30 * unit],
      ],
      cx,
    );
    const folds = [-0.3, 0.24]
      .map((x) =>
        ink.line(
          curve([
            [cx + w * x, y + 2 * unit],
            [cx + w * (x + 0.06), y + 14 * unit],
            [cx + w * (x + 0.02), y + 24 * unit],
          ]),
          'scarf',
          ink.look.inner * 0.8,
        ),
      )
      .join('');
    figure.parts.push(
      {
        id: 'scarf_tail',
        parent: 'scarf',
        z: 55,
        pivot: [cx + w * 0.46, y + 10 * unit],
        limits: [-25, 25],
        stage: 'clothes',
        svg: fringe + ink.mass(tail.fill, 'scarf', { shade: 0.8 }),
        rims: [tail.fill],
      },
      {
        id: 'scarf',
        parent: torso.part,
        z: 56,
        pivot: [cx, y],
        limits: [-8, 8],
        stage: 'clothes',
        svg: ink.mass(band, 'scarf', { shade: 0.8 }) + folds,
        rims: [band],
      },
    );
  },
};

const bowTie: Garment = {
  colors: { bow_tie: '#e5484d' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [x, y] = [torso.cx, collarY(figure) + 16 * unit];
    const wing = (s: 1 | -1): Path =>
      blob([
        [x + s * 6 * unit, y],
        [x + s * 24 * unit, y - 18 * unit],
        [x + s * 40 * unit, y - 17 * unit, 0.4],
        [x + s * 42 * unit, y + 15 * unit, 0.4],
        [x + s * 24 * unit, y + 16 * unit],
      ]);
    const knot = ellipse(x, y, 10 * unit, 11 * unit, 0.5);
    figure.parts.push({
      id: 'bow_tie',
      parent: torso.part,
      z: 56,
      pivot: [x, y],
      limits: [-15, 15],
      stage: 'clothes',
      svg: ink.mass(wing(-1), 'bow_tie') + ink.mass(wing(1), 'bow_tie') + ink.mass(knot, 'bow_tie', { shade: 0.5 }),
    });
  },
};

const tie: Garment = {
  colors: { tie: '#3d5ce0' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [x, y] = [torso.cx, collarY(figure) + 14 * unit];
    const blade = rounded(
      [
        [x - 10 * unit, y + 8 * unit],
        [x + 10 * unit, y + 8 * unit],
        [x + 18 * unit, y + 62 * unit],
        [x, y + 82 * unit],
        [x - 18 * unit, y + 62 * unit],
      ],
      5,
    );
    const knot = rounded(
      [
        [x - 15 * unit, y - 10 * unit],
        [x + 15 * unit, y - 10 * unit],
        [x + 9 * unit, y + 12 * unit],
        [x - 9 * unit, y + 12 * unit],
      ],
      5,
    );
    figure.parts.push({
      id: 'tie',
      parent: torso.part,
      z: 56,
      pivot: [x, y],
      limits: [-12, 12],
      stage: 'clothes',
      svg: ink.mass(blade, 'tie') + ink.mass(knot, 'tie', { shade: 0.5 }),
    });
  },
};

/**
 * How something hangs from the neck by a band: from two points beside x, behind the neck between them, how deep against
 * the usual, and how far it may swing.
 */
interface Hanging {
  x: number;
  y: number;
  half: number;
  nape: Path[];
  deep: number;
  limits: [number, number] | null;
}

/** How shallow a band may hang where there is hardly any room, and how small becomes what hangs on it. */
const [LEAST_DEEP, LEAST_DISC] = [0.45, 0.7];

/**
 * What hangs `length` units down from the neck. On a body that is all face there is no neck to lie around: it hangs
 * only as deep as that body goes on under the face, and is held by what it lies on.
 */
function hanging(figure: Figure, length: number, swing: number): Hanging {
  const { torso, unit } = figure;
  const [x, y, half] = [torso.cx, collarY(figure), torso.neck * 0.62];
  if (torso.merged)
    return {
      x,
      y,
      half,
      nape: [],
      deep: Math.min(1, Math.max(LEAST_DEEP, (torso.hemY - y) / (length * unit))),
      limits: null,
    };
  return {
    x,
    y,
    half,
    nape: [
      curve([
        [x - half, y],
        [x, y + 2 * unit],
        [x + half, y],
      ]),
    ],
    deep: 1,
    limits: [-swing, swing],
  };
}

const medal: Garment = {
  colors: { medal: '#eab63e', ribbon: '#3d5ce0' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { x, y, half, nape, deep, limits } = hanging(figure, 98, 15);
    const [u, r] = [unit * deep, unit * Math.max(deep, LEAST_DISC)];
    const ribbon = (s: 1 | -1) =>
      curve([
        [x + s * half, y],
        [x + s * torso.neck * 0.3, y + 38 * u],
        [x, y + 58 * u],
      ]);
    const disc = ellipse(x, y + 72 * u, 22 * r, 22 * r);
    const star = starPath([x, y + 72 * u], 12 * r);
    figure.parts.push({
      id: 'medal',
      parent: torso.part,
      z: 26,
      pivot: [x, y],
      limits,
      stage: 'clothes',
      svg:
        [...nape, ribbon(1), ribbon(-1)]
          .map((path) => ink.line(path, 'ribbon', 15) + ink.stroke(path, 'ribbon', 9))
          .join('') +
        ink.mass(disc, 'medal') +
        ink.area(star, 'medal_light'),
    });
  },
};

/** A heart about its middle. */
export function heartPath(x: number, y: number, r: number): Path {
  return blob([
    [x, y - r * 0.5, 0.85],
    [x + r * 0.5, y - r * 0.92],
    [x + r, y - r * 0.36],
    [x + r * 0.62, y + r * 0.36],
    [x, y + r, 0.7],
    [x - r * 0.62, y + r * 0.36],
    [x - r, y - r * 0.36],
    [x - r * 0.5, y - r * 0.92],
  ]);
}

/** A five-pointed star with soft points. */
export function starPath([x, y]: Point, radius: number, soft = 0.2): Path {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (Math.PI * index) / 5;
    const reach = index % 2 ? radius * 0.52 : radius;
    return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
  });
  return rounded(points, radius * soft);
}

const stethoscope: Garment = {
  colors: { stethoscope: '#4a5568', chestpiece: '#bfc7d1' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { x, y, half, nape, deep, limits } = hanging(figure, 114, 10);
    const [u, r] = [unit * deep, unit * Math.max(deep, LEAST_DISC)];
    const tube = curve([
      [x - half, y],
      [x - torso.neck * 0.4, y + 44 * u],
      [x, y + 62 * u],
      [x + torso.neck * 0.4, y + 44 * u],
      [x + half, y],
    ]);
    const drop = curve([
      [x, y + 62 * u],
      [x + 10 * u, y + 84 * u],
      [x + 28 * u, y + 92 * u],
    ]);
    const disc = ellipse(x + 32 * u, y + 96 * u, 14 * r, 14 * r);
    figure.parts.push({
      id: 'stethoscope',
      parent: torso.part,
      z: 26,
      pivot: [x, y],
      limits,
      stage: 'clothes',
      svg:
        [...nape, tube, drop].map((path) => ink.stroke(path, 'stethoscope', 9 * unit)).join('') +
        ink.mass(disc, 'chestpiece'),
    });
  },
};

const cape: Garment = {
  colors: { cape: '#c4243f' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, hemY } = torso;
    const y = collarY(figure) + 4 * unit;
    const w = torso.waist;
    const shape = torso.merged
      ? shortCape(figure)
      : symmetric(
          [
            [cx, y - 10 * unit],
            [cx + w * 0.8, y - 2 * unit],
            [cx + w * 1.34, y + 80 * unit],
            [cx + w * 1.5, hemY - 4 * unit],
            [cx + w * 1.2, hemY + 26 * unit, 0.3],
            [cx + w * 0.6, hemY + 14 * unit],
            [cx, hemY + 26 * unit],
          ],
          cx,
        );
    const collar = symmetric(
      [
        [cx, y + 14 * unit],
        [cx + torso.neck * 0.6, y - 2 * unit],
        [cx + torso.neck * 1.12, y - 18 * unit, 0.3],
        [cx + torso.neck * 1.06, y + 14 * unit],
        [cx + torso.neck * 0.4, y + 32 * unit],
        [cx, y + 34 * unit],
      ],
      cx,
    );
    figure.parts.push(
      {
        id: 'cape',
        parent: torso.part,
        z: 4,
        pivot: [cx, y],
        limits: [-14, 14],
        stage: 'clothes',
        svg: ink.mass(shape, 'cape', { shade: 1.2 }),
        rims: [shape],
      },
      {
        id: 'cape_collar',
        parent: torso.part,
        z: 35,
        pivot: [cx, y],
        limits: null,
        stage: 'clothes',
        svg:
          ink.mass(collar, 'cape', { shade: 0.7 }) +
          ink.mass(ellipse(cx, y + 26 * unit, 10 * unit, 10 * unit), 'medal', { shade: 0 }),
      },
    );
  },
};

/** On a body that is all head the cape hangs from behind the face, close to the sides. */
function shortCape({ torso, head }: Figure): Path {
  const { cx, waist, hemY } = torso;
  const y = head.cy;
  return symmetric(
    [
      [cx, y],
      [cx + waist * 0.9, y + 4],
      [cx + waist * 1.2, y + (hemY - y) * 0.5],
      [cx + waist * 1.28, hemY - 8, 0.3],
      [cx + waist * 0.7, hemY + 4],
      [cx, hemY],
    ],
    cx,
  );
}

const backpack: Garment = {
  colors: { backpack: '#e0784a' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx } = torso;
    const y = collarY(figure);
    const pack = box(cx, y + 66 * unit, torso.waist * 2.5, 120 * unit, 40 * unit);
    const strap = (s: 1 | -1) =>
      curve([
        [cx + s * torso.neck * 0.72, y - 4 * unit],
        [cx + s * torso.neck * 0.8, y + 40 * unit],
        [cx + s * torso.waist * 0.86, y + 86 * unit],
      ]);
    figure.parts.push(
      {
        id: 'backpack',
        parent: torso.part,
        z: 5,
        pivot: [cx, y + 20 * unit],
        limits: [-8, 8],
        stage: 'clothes',
        svg: ink.mass(pack, 'backpack'),
        rims: [pack],
      },
      {
        id: 'backpack_straps',
        parent: torso.part,
        z: 25,
        pivot: [cx, y],
        limits: null,
        stage: 'clothes',
        svg: [strap(1), strap(-1)]
          .map((path) => ink.line(path, 'backpack', 19 * unit) + ink.stroke(path, 'backpack', 12 * unit))
          .join(''),
      },
    );
  },
};

/** Sleeved clothes colour the trunk and arms themselves; only their details are drawn here. */
const hoodie: Garment = {
  colors: { hoodie: '#5b6fd8' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, hemY } = torso;
    const y = collarY(figure);
    const w = torso.neck;
    const hood = symmetric(
      [
        [cx, y - 24 * unit],
        [cx + w * 0.9, y - 24 * unit],
        [cx + w * 1.34, y - 2 * unit],
        [cx + w * 0.9, y + 18 * unit],
        [cx + w * 0.3, y + 30 * unit],
        [cx, y + 34 * unit],
      ],
      cx,
    );
    const cord = (s: 1 | -1) =>
      curve([
        [cx + s * w * 0.3, y + 22 * unit],
        [cx + s * w * 0.34, y + 40 * unit],
        [cx + s * w * 0.3, y + 56 * unit],
      ]);
    if (torso.merged) {
      figure.parts.push({
        id: 'hoodie',
        parent: torso.part,
        z: 24,
        pivot: [cx, y],
        limits: null,
        stage: 'clothes',
        svg: [cord(1), cord(-1)].map((path) => ink.stroke(path, 'glint', 6 * unit)).join(''),
      });
      return;
    }
    const pocket: Node[] = [
      [cx - w * 0.72, hemY - 18 * unit, 0.5],
      [cx - w * 0.44, hemY - 54 * unit, 0.5],
      [cx + w * 0.44, hemY - 54 * unit, 0.5],
      [cx + w * 0.72, hemY - 18 * unit, 0.5],
    ];
    figure.parts.push({
      id: 'hoodie',
      parent: torso.part,
      z: 24,
      pivot: [cx, y],
      limits: null,
      stage: 'clothes',
      svg:
        ink.mass(blob(pocket), 'hoodie', { width: ink.look.inner, shade: 0.4 }) +
        [cord(1), cord(-1)].map((path) => ink.stroke(path, 'glint', 6 * unit)).join('') +
        ink.mass(hood, 'hoodie', { shade: 0.5 }),
    });
  },
};

const shirt: Garment = {
  colors: { shirt: '#4a8fe7' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const y = collarY(figure) + 8 * unit;
    if (torso.merged) {
      const placket = curve([
        [torso.cx, torso.neckY + 10 * unit],
        [torso.cx, torso.hemY],
      ]);
      figure.parts.push({
        id: 'shirt',
        parent: torso.part,
        z: 23,
        pivot: [torso.cx, y],
        limits: null,
        stage: 'clothes',
        svg: onTrunk(figure, 'shirt', ink.line(placket, 'shirt', ink.look.inner * 0.8)),
      });
      return;
    }
    const collar = (s: 1 | -1) =>
      blob([
        [torso.cx, y + 10 * unit, 0.6],
        [torso.cx + s * torso.neck * 0.34, y - 14 * unit],
        [torso.cx + s * torso.neck * 0.7, y, 0.4],
        [torso.cx + s * torso.neck * 0.42, y + 28 * unit, 0.6],
      ]);
    const buttons = [46, 74]
      .map((dy) => ink.area(ellipse(torso.cx, y + dy * unit, 4.6 * unit, 4.6 * unit), 'shirt_line'))
      .join('');
    figure.parts.push({
      id: 'shirt',
      parent: torso.part,
      z: 23,
      pivot: [torso.cx, y],
      limits: null,
      stage: 'clothes',
      svg: buttons + ink.mass(collar(1), 'shirt', { shade: 0.4 }) + ink.mass(collar(-1), 'shirt', { shade: 0.4 }),
    });
  },
};

const spaceSuit: Garment = {
  colors: { space_suit: '#eef1f6', suit_panel: '#3d6fe0', suit_lamp: '#e5484d' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, neckY, hemY, neck } = torso;
    const y = neckY + (hemY - neckY) * (torso.merged ? 0.5 : 0.42);
    // Where the face goes down to the hem, the panel is as flat as the room below it.
    const [w, h] = [Math.min(neck * 0.5, 40 * unit), Math.min(20 * unit, (hemY - neckY) * 0.42)];
    const panel = rounded(
      [
        [cx - w, y - h],
        [cx + w, y - h],
        [cx + w, y + h],
        [cx - w, y + h],
      ],
      7 * unit,
    );
    const lights = [-0.5, 0, 0.5]
      .map((x, index) => ink.area(ellipse(cx + x * w, y, 5 * unit, 5 * unit), index === 1 ? 'space_suit' : 'suit_lamp'))
      .join('');
    const suit = torso.merged ? '' : ink.mass(torso.path, 'space_suit');
    figure.parts.push({
      id: 'space_suit',
      parent: torso.part,
      z: 23,
      pivot: [cx, neckY],
      limits: null,
      stage: 'clothes',
      svg: suit + ink.mass(panel, 'suit_panel', { shade: 0.4 }) + lights,
    });
  },
};

const painted = (colors: Readonly<Record<string, string>>): Garment => ({ colors, draw: () => {} });

/** Clothes on the trunk, around the neck and on the back. Gloves and boots colour hands and feet. */
export const TRUNK_GARMENTS = {
  apron,
  scarf,
  bow_tie: bowTie,
  tie,
  medal,
  stethoscope,
  cape: { ...cape, colors: { ...cape.colors, medal: '#eab63e' } },
  backpack,
  hoodie,
  shirt,
  space_suit: spaceSuit,
  gloves: painted({ gloves: '#f7f4ee' }),
  boots: painted({ boots: '#6d4229' }),
};
