import type { FigureDraft } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, curve, ellipse, placed, puffy } from '../shape/curve';
import { limb } from '../shape/limb';
import { boxOf, mirror } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';
import type { ExtraKind } from '../species/species';

const crownNodes = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.crown.cy], head.crown.rx, head.crown.ry);
const crownPoint = ({ head }: FigureDraft, x: number, y: number): Point => [
  head.cx + x * head.crown.rx,
  head.crown.cy + y * head.crown.ry,
];

/** Points all round an ellipse, alternately out and in: a coat of spikes. */
function spiked(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  from: number,
  to: number,
  reach: number,
): Path {
  const nodes = Array.from({ length: count * 2 + 1 }, (_, index): Node => {
    const angle = ((from + ((to - from) * index) / (count * 2)) * Math.PI) / 180;
    const out = index % 2 ? reach : 1;
    return [cx + Math.cos(angle) * rx * out, cy + Math.sin(angle) * ry * out, index % 2 ? 0.7 : 0.85];
  });
  return blob(nodes);
}

function push(
  figure: FigureDraft,
  id: string,
  z: number,
  pivot: Point,
  paths: readonly Path[],
  material: string,
  options: { parent?: string; limits?: readonly [number, number] | null; more?: string } = {},
): void {
  figure.parts.push({
    id,
    parent: options.parent ?? figure.head.part,
    z,
    pivot,
    limits: options.limits ?? null,
    stage: 'features',
    svg: paths.map((path) => figure.ink.mass(path, material, { shade: 0.7 })).join('') + (options.more ?? ''),
    rims: [...paths],
  });
}

function spines(figure: FigureDraft): void {
  const { head, torso } = figure;
  const material = figure.material('hair', 'accent');
  push(
    figure,
    'spines',
    33,
    [head.cx, head.cy],
    [spiked(head.cx, head.cy - head.ry * 0.02, head.rx * 1.04, head.ry * 1.06, 12, 150, 390, 1.3)],
    material,
    { limits: [-6, 6] },
  );
  const { x, y, width, height } = boxOf(torso.path);
  push(
    figure,
    'back_spines',
    5,
    [x + width / 2, y + height * 0.6],
    [spiked(x + width / 2, y + height * 0.52, width * 0.58, height * 0.52, 16, 90, 450, 1.24)],
    material,
    { parent: torso.part },
  );
}

function gills(figure: FigureDraft): void {
  const material = figure.material('ears', 'accent');
  for (const side of SIDES) {
    const s = sign(side);
    const stalk = (y: number, tip: Point): Path =>
      limb(
        [
          crownPoint(figure, s * 0.8, y),
          crownPoint(figure, s * (tip[0] + 0.8) * 0.52, (y + tip[1]) / 2 - 0.06),
          crownPoint(figure, s * tip[0], tip[1]),
        ],
        figure.head.rx * 0.15,
        figure.head.rx * 0.24,
      ).fill;
    push(
      figure,
      `gill_${side}`,
      33,
      crownPoint(figure, s * 0.84, 0),
      [stalk(-0.42, [1.3, -0.86]), stalk(0, [1.5, -0.16]), stalk(0.36, [1.34, 0.5])],
      material,
      { limits: [-10, 10] },
    );
  }
}

function ossicones(figure: FigureDraft): void {
  for (const side of SIDES) {
    const s = sign(side);
    const [base, tip] = [crownPoint(figure, s * 0.34, -0.8), crownPoint(figure, s * 0.42, -1.36)];
    const stalk = limb([base, tip], figure.head.rx * 0.17, figure.head.rx * 0.15).fill;
    const knob = ellipse(tip[0], tip[1], figure.head.rx * 0.15, figure.head.rx * 0.15);
    figure.parts.push({
      id: `horn_${side}`,
      parent: figure.head.part,
      z: 33,
      pivot: base,
      limits: null,
      stage: 'features',
      svg:
        figure.ink.mass(stalk, 'body', { shade: 0 }) +
        figure.ink.mass(knob, figure.material('horns', 'accent'), { shade: 0.5 }),
      rims: [stalk, knob],
    });
  }
}

function noseHorn(figure: FigureDraft): void {
  const { head, unit: u } = figure;
  const y = head.noseY + 6 * u;
  const horn = blob([
    [head.cx - 20 * u, y, 0.3],
    [head.cx - 9 * u, y - 34 * u],
    [head.cx + 5 * u, y - 60 * u, 0.7],
    [head.cx + 10 * u, y - 30 * u],
    [head.cx + 20 * u, y, 0.3],
    [head.cx, y + 9 * u],
  ]);
  push(figure, 'nose_horn', 43, [head.cx, y], [horn], 'horns');
}

function browHorns(figure: FigureDraft): void {
  const right = blob(
    crownNodes(figure, [
      [0.36, -0.62],
      [0.44, -1.02],
      [0.74, -1.5, 0.7],
      [0.72, -1.04],
      [0.68, -0.56],
    ]),
  );
  for (const side of SIDES)
    push(
      figure,
      `horn_${side}`,
      37,
      crownPoint(figure, sign(side) * 0.5, -0.66),
      [side === 'right' ? right : mirror(right, figure.head.cx)],
      'horns',
    );
}

function frill(figure: FigureDraft): void {
  const { head } = figure;
  const shield = puffy(head.cx, head.cy - head.ry * 0.26, head.rx * 1.28, head.ry * 1.16, 12, 0.3, -90);
  const inner = ellipse(head.cx, head.cy - head.ry * 0.24, head.rx * 1.1, head.ry * 0.98);
  push(figure, 'frill', 32, crownPoint(figure, 0, 0.2), [shield], figure.material('hair', 'accent'), {
    limits: [-8, 8],
    more: figure.ink.area(inner, `${figure.material('hair', 'accent')}_light`, 0.8),
  });
}

/** Plates along the back of a body on four legs. */
function plates(figure: FigureDraft): void {
  const { ink } = figure;
  const { x, y, width, height } = boxOf(figure.torso.path);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const plate = (degrees: number, size: number): Path => {
    const at = (turned: number, reach: number): Point => {
      const angle = ((degrees + turned) * Math.PI) / 180;
      return [cx + Math.cos(angle) * width * 0.5 * reach, cy + Math.sin(angle) * height * 0.5 * reach];
    };
    return blob([
      [...at(-13, 0.88)],
      [...at(-12, 1 + size * 0.5)],
      [...at(0, 1 + size), 0.5],
      [...at(12, 1 + size * 0.5)],
      [...at(13, 0.88)],
    ]);
  };
  const paths = [
    [-98, 0.5],
    [-72, 0.62],
    [-46, 0.58],
    [-20, 0.44],
  ].map(([degrees = 0, size = 0]) => plate(degrees, size));
  figure.parts.push({
    id: 'plates',
    parent: figure.torso.part,
    z: 6,
    pivot: [cx, cy],
    limits: null,
    stage: 'features',
    svg: paths.map((path) => ink.mass(path, 'accent', { shade: 0.6 })).join(''),
    rims: paths,
  });
}

/** A coin on its way into the back. */
function coin(figure: FigureDraft): void {
  const { x, y, width, height } = boxOf(figure.torso.path);
  const [cx, r] = [x + width * 0.64, width * 0.13];
  const sign = figure.ink.stroke(
    curve([
      [cx - r * 0.34, y - r * 0.5],
      [cx + r * 0.34, y - r * 0.5],
    ]),
    'brass_shade',
    r * 0.2,
  );
  push(figure, 'coin', 18, [cx, y + height * 0.2], [ellipse(cx, y - r * 0.3, r, r)], 'brass', {
    parent: figure.torso.part,
    more: sign,
  });
  const slot = figure.ink.stroke(
    curve([
      [cx - r * 1.15, y + height * 0.085],
      [cx, y + height * 0.07],
      [cx + r * 1.15, y + height * 0.11],
    ]),
    'body_line',
    8 * figure.unit,
  );
  figure.parts.push({
    id: 'slot',
    parent: figure.torso.part,
    z: 21,
    pivot: [cx, y + height * 0.1],
    limits: null,
    stage: 'features',
    svg: slot,
  });
}

function humps(figure: FigureDraft): void {
  const { x, y, width, height } = boxOf(figure.torso.path);
  const hump = (at: number, size: number): Path =>
    ellipse(x + width * at, y + height * 0.14, width * size, height * 0.4);
  push(figure, 'humps', 18, [x + width * 0.6, y + height * 0.4], [hump(0.56, 0.15), hump(0.83, 0.14)], 'body', {
    parent: figure.torso.part,
  });
}

function comb(figure: FigureDraft): void {
  const top = blob(
    crownNodes(figure, [
      [-0.36, -0.76],
      [-0.5, -1.12],
      [-0.3, -1.3],
      [-0.14, -1.08, 0.5],
      [0.02, -1.44],
      [0.2, -1.1, 0.5],
      [0.4, -1.28],
      [0.5, -1.04],
      [0.36, -0.76],
    ]),
  );
  push(figure, 'comb', 33, crownPoint(figure, 0, -0.84), [top], 'comb', { limits: [-14, 14] });
  const { head, unit: u } = figure;
  const drop = (s: 1 | -1): Path => ellipse(head.cx + s * 9 * u, head.noseY + 40 * u, 10 * u, 17 * u);
  push(figure, 'wattle', 39, [head.cx, head.noseY + 24 * u], [drop(-1), drop(1)], 'comb', { limits: [-10, 10] });
}

/** A wheel of tail feathers behind the whole figure. */
function fan(figure: FigureDraft, eyed: boolean, reach: number, count: number): void {
  const { torso, ink, unit: u } = figure;
  const material = figure.material('tail', 'accent');
  const base: Point = [torso.cx, torso.neckY + 20 * u];
  const feathers = Array.from({ length: count }, (_, index) => {
    const angle = ((-176 + (172 * index) / (count - 1)) * Math.PI) / 180;
    const tip: Point = [base[0] + Math.cos(angle) * reach * u, base[1] + Math.sin(angle) * reach * 0.94 * u];
    const path = limb([base, [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2], tip], 26 * u, 62 * u).fill;
    const eye = eyed
      ? ink.area(ellipse(tip[0], tip[1], 22 * u, 22 * u), 'marking') +
        ink.area(ellipse(tip[0], tip[1], 12 * u, 12 * u), 'belly')
      : ink.area(
          ellipse(tip[0] + Math.cos(angle) * 14 * u, tip[1] + Math.sin(angle) * 14 * u, 15 * u, 15 * u),
          'belly',
        );
    return { path, svg: ink.mass(path, material, { shade: 0.6, far: index % 2 === 1 && !eyed }) + eye };
  });
  // Outer feathers first, so that the middle ones lie on top.
  const order = feathers
    .map((_, index) => index)
    .sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
  figure.parts.push({
    id: 'tail',
    parent: torso.part,
    z: 1,
    pivot: base,
    limits: [-8, 8],
    stage: 'features',
    svg: order.map((index) => feathers[index]?.svg ?? '').join(''),
    rims: feathers.map(({ path }) => path),
  });
}

function flameCrest(figure: FigureDraft): void {
  const flame = blob(
    crownNodes(figure, [
      [-0.4, -0.78],
      [-0.62, -1.14, 0.5],
      [-0.34, -1.06],
      [-0.26, -1.46, 0.4],
      [-0.06, -1.14, 0.4],
      [0.12, -1.6, 0.3],
      [0.3, -1.14, 0.4],
      [0.54, -1.36, 0.6],
      [0.5, -1.0],
      [0.42, -0.76],
    ]),
  );
  const core = blob(
    crownNodes(figure, [
      [-0.18, -0.8],
      [-0.16, -1.1],
      [0.06, -1.32, 0.5],
      [0.2, -1.06],
      [0.2, -0.8],
    ]),
  );
  push(figure, 'crest', 33, crownPoint(figure, 0, -0.84), [flame], 'accent', {
    limits: [-16, 16],
    more: figure.ink.area(core, 'belly'),
  });
}

function moose(figure: FigureDraft): void {
  const right = blob(
    crownNodes(figure, [
      [0.26, -0.78],
      [0.62, -1.06],
      [0.86, -1.12],
      [0.9, -1.5, 0.4],
      [1.08, -1.24],
      [1.3, -1.6, 0.4],
      [1.34, -1.22],
      [1.66, -1.34, 0.4],
      [1.5, -0.98],
      [1.1, -0.78],
      [0.7, -0.8],
      [0.42, -0.62],
    ]),
  );
  for (const side of SIDES)
    push(
      figure,
      `horn_${side}`,
      33,
      crownPoint(figure, sign(side) * 0.36, -0.72),
      [side === 'right' ? right : mirror(right, figure.head.cx)],
      figure.material('horns', 'accent'),
    );
}

function curledHorns(figure: FigureDraft): void {
  const right = limb(
    [
      crownPoint(figure, 0.3, -0.78),
      crownPoint(figure, 0.52, -1.26),
      crownPoint(figure, 0.92, -1.4),
      crownPoint(figure, 1.12, -1.1),
    ],
    figure.head.rx * 0.24,
    figure.head.rx * 0.11,
  ).fill;
  const ridges = [0.44, 0.62]
    .map((x) =>
      figure.ink.line(
        curve([crownPoint(figure, x - 0.1, -1.06 - x * 0.34), crownPoint(figure, x + 0.06, -0.94 - x * 0.3)]),
        'horns',
        figure.ink.look.inner * 0.7,
      ),
    )
    .join('');
  for (const side of SIDES)
    push(
      figure,
      `horn_${side}`,
      33,
      crownPoint(figure, sign(side) * 0.34, -0.8),
      [side === 'right' ? right : mirror(right, figure.head.cx)],
      'horns',
      { more: side === 'right' ? ridges : '' },
    );
}

/** A pouch on a kangaroo's belly. */
function pouch(figure: FigureDraft): void {
  const { torso, ink, unit: u } = figure;
  const y = torso.waistY + 6 * u;
  const w = torso.waist * 0.56;
  const path = blob([
    [torso.cx - w, y, 0.5],
    [torso.cx, y + 8 * u],
    [torso.cx + w, y, 0.5],
    [torso.cx + w * 0.8, y + 38 * u],
    [torso.cx, y + 50 * u],
    [torso.cx - w * 0.8, y + 38 * u],
  ]);
  push(figure, 'pouch', 22, [torso.cx, y], [], 'belly', {
    parent: torso.part,
    more: ink.mass(path, 'belly', { width: ink.look.inner, shade: 0.6 }),
  });
}

/** A fairy's two pairs of wings. */
function fairyWings(figure: FigureDraft): void {
  const { torso, ink, unit: u } = figure;
  const joint: Point = [torso.cx + torso.neck * 0.4, torso.neckY + (torso.waistY - torso.neckY) * 0.5];
  const leaf = (nodes: readonly Node[]): Path =>
    blob(nodes.map(([x, y, corner]): Node => [joint[0] + x * u, joint[1] + y * u, corner ?? 0]));
  const wings = [
    leaf([
      [-10, 6],
      [40, -6],
      [104, 12],
      [118, 54],
      [78, 70],
      [26, 40],
    ]),
    leaf([
      [-12, 10],
      [24, -54],
      [86, -112],
      [134, -104],
      [140, -56],
      [96, -12],
      [36, 14],
    ]),
  ];
  const vein = curve([
    [joint[0] + 22 * u, joint[1] - 22 * u],
    [joint[0] + 98 * u, joint[1] - 76 * u],
  ]);
  const material = figure.material('wings', 'wing');
  for (const side of SIDES) {
    const flip = (path: Path) => (side === 'right' ? path : mirror(path, torso.cx));
    push(
      figure,
      `wing_${side}`,
      1,
      [torso.cx + sign(side) * (joint[0] - torso.cx), joint[1]],
      wings.map(flip),
      material,
      { parent: torso.part, limits: [-35, 35], more: ink.line(flip(vein), material, ink.look.inner * 0.8) },
    );
  }
}

/** Long pointed ears. */
function elfEars(figure: FigureDraft): void {
  const right = blob(
    crownNodes(figure, [
      [0.8, -0.1],
      [1.0, -0.22],
      [1.5, -0.46, 0.6],
      [1.24, 0.06],
      [0.98, 0.3],
      [0.8, 0.26],
    ]),
  );
  for (const side of SIDES)
    push(
      figure,
      `ear_${side}`,
      34,
      crownPoint(figure, sign(side) * 0.88, 0.06),
      [side === 'right' ? right : mirror(right, figure.head.cx)],
      figure.material('ears', 'body'),
      { limits: [-15, 15] },
    );
}

/** A rooster's sickle feathers, which rise from the back and fall over. */
function plumes(figure: FigureDraft): void {
  const { torso, ink, unit: u } = figure;
  const base: Point = [torso.cx + torso.waist * 0.6, torso.waistY];
  const paths = [
    [96, -150, 156, -70],
    [84, -96, 150, -22],
    [64, -52, 128, 14],
  ].map(
    ([bx = 0, by = 0, tx = 0, ty = 0]) =>
      limb(
        [
          base,
          [base[0] + bx * 0.5 * u, base[1] + by * 0.72 * u],
          [base[0] + bx * u, base[1] + by * u],
          [base[0] + tx * u, base[1] + ty * u],
        ],
        54 * u,
        20 * u,
      ).fill,
  );
  const tones = ['accent', 'body', 'accent'];
  figure.parts.push({
    id: 'tail',
    parent: torso.part,
    z: 1,
    pivot: base,
    limits: [-14, 14],
    stage: 'features',
    svg: paths
      .map((path, index) => ink.mass(path, figure.material('tail', tones[index] ?? 'accent'), { shade: 0.6 }))
      .join(''),
    rims: paths,
  });
}

/** What wild animals carry besides head and body: spines, gills, horns of every kind, plates, humps, combs and fans. */
export const WILD_EXTRAS: Partial<Record<ExtraKind, (figure: FigureDraft) => void>> = {
  spines,
  gills,
  ossicones,
  nose_horn: noseHorn,
  brow_horns: browHorns,
  frill,
  plates,
  humps,
  comb,
  pouch,
  peacock_fan: (figure) => fan(figure, true, 198, 11),
  turkey_fan: (figure) => fan(figure, false, 186, 11),
  flame_fan: (figure) => fan(figure, false, 190, 9),
  plume_fan: plumes,
  flame_crest: flameCrest,
  moose_antlers: moose,
  curled_horns: curledHorns,
  fairy_wings: fairyWings,
  elf_ears: elfEars,
  coin,
};
