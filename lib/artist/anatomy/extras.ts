import type { FigureDraft, BodySide } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, curve, ellipse, placed, puffy } from '../shape/curve';
import { limb } from '../shape/limb';
import { boxOf, mirror } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';
import type { ExtraKind } from '../species/species';
import { placeOf } from '../words/places';
import { addHair } from './hair';
import { WILD_EXTRAS } from './wild';
import { addWings } from './wings';

export { headMarkings } from './markings';

const headNodes = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.crown.cy], head.crown.rx, head.crown.ry);
const headPoint = ({ head }: FigureDraft, x: number, y: number): Point => [
  head.cx + x * head.crown.rx,
  head.crown.cy + y * head.crown.ry,
];

/** Adds the parts that make a species more than its head and body: horns, manes, antennas, wings. */
export function addExtras(figure: FigureDraft): void {
  const wanted = new Set<ExtraKind>(figure.species.extras ?? []);
  if (figure.brief.features.has('wings') && figure.species.archetype !== 'winged') wanted.add('bat_wings');
  if (figure.brief.features.has('antenna') && !wanted.has('antenna')) wanted.add('antennae');
  if (figure.brief.features.has('horn') && !wanted.has('unicorn_horn')) wanted.add('horns');
  for (const extra of wanted) (EXTRAS[extra] ?? WILD_EXTRAS[extra])?.(figure);
  if (figure.brief.features.has('fluffy') && figure.head.part === 'head') addTuft(figure);
}

const EXTRAS: Partial<Record<ExtraKind, (figure: FigureDraft) => void>> = {
  mane: (figure) => {
    const { head } = figure;
    const path = puffy(head.cx, head.cy + head.ry * 0.06, head.rx * 1.2, head.ry * 1.2, 13, 0.36, -90);
    const material = figure.material('hair', 'accent');
    figure.parts.push({
      id: 'mane',
      parent: figure.head.part,
      z: 33,
      pivot: headPoint(figure, 0, 0.2),
      limits: [-12, 12],
      stage: 'features',
      svg: figure.ink.mass(path, material, { light: false }),
      rims: [path],
    });
  },
  horns: (figure) => SIDES.forEach((side) => addHorn(figure, side, LONG_HORN)),
  small_horns: (figure) => SIDES.forEach((side) => addHorn(figure, side, SHORT_HORN)),
  antlers: (figure) => SIDES.forEach((side) => addAntler(figure, side)),
  unicorn_horn: (figure) => {
    const path = blob(
      headNodes(figure, [
        [-0.17, -0.8],
        [-0.1, -1.16],
        [0, -1.72, 0.8],
        [0.1, -1.16],
        [0.17, -0.8],
        [0, -0.7],
      ]),
    );
    const ridges = [-0.95, -1.15, -1.35]
      .map((y) =>
        figure.ink.line(
          curve(
            headNodes(figure, [
              [-0.14 - (y + 0.95) * 0.16, y],
              [0.13 + (y + 0.95) * 0.16, y - 0.1],
            ]),
          ),
          'horns',
        ),
      )
      .join('');
    figure.parts.push({
      id: 'horn',
      parent: figure.head.part,
      z: 47,
      pivot: headPoint(figure, 0, -0.8),
      limits: null,
      stage: 'features',
      svg: figure.ink.mass(path, 'horns') + ridges,
      rims: [path],
    });
  },
  antenna: (figure) => addAntenna(figure, 'antenna', 0, 0),
  antennae: (figure) =>
    SIDES.forEach((side) => addAntenna(figure, `antenna_${side}`, sign(side) * 0.34, sign(side) * 0.22)),
  ear_disks: (figure) =>
    SIDES.forEach((side) => {
      const [x, y] = headPoint(figure, sign(side) * 1.04, 0.04);
      const path = ellipse(x, y, figure.head.rx * 0.15, figure.head.ry * 0.32, 0.5);
      figure.parts.push({
        id: `ear_${side}`,
        parent: figure.head.part,
        z: 34,
        pivot: [x, y],
        limits: null,
        stage: 'features',
        svg: figure.ink.mass(path, figure.material('ears', 'accent')),
        rims: [path],
      });
    }),
  spikes: (figure) => {
    const spike = (x: number, y: number, size: number): Path =>
      blob(
        headNodes(figure, [
          [x - size, y + 0.12],
          [x - size * 0.4, y - size * 0.9],
          [x, y - size * 1.9, 0.6],
          [x + size * 0.4, y - size * 0.9],
          [x + size, y + 0.12],
        ]),
      );
    const paths = [spike(-0.2, -0.94, 0.13), spike(0.2, -0.94, 0.13), spike(0, -0.98, 0.19)];
    figure.parts.push({
      id: 'crest',
      parent: figure.head.part,
      z: 33,
      pivot: headPoint(figure, 0, -0.9),
      limits: [-10, 10],
      stage: 'features',
      svg: paths.map((path) => figure.ink.mass(path, 'accent')).join(''),
      rims: paths,
    });
  },
  frog_eyes: (figure) =>
    SIDES.forEach((side) => {
      const { head } = figure;
      const path = ellipse(
        head.cx + sign(side) * head.eyeDx,
        head.eyeY + head.eyeWidth * 0.06,
        Math.max(head.eyeWidth * 1.08, head.rx * 0.27),
        Math.max(head.eyeWidth * 1.06, head.rx * 0.265),
      );
      figure.parts.push({
        id: `eye_bump_${side}`,
        parent: head.part,
        z: 35,
        pivot: [head.cx + sign(side) * head.eyeDx, head.eyeY],
        limits: null,
        stage: 'features',
        svg: figure.ink.mass(path, 'body'),
        rims: [path],
      });
    }),
  wool: (figure) => {
    const path = puffy(...headPoint(figure, 0, -0.78), figure.head.rx * 0.66, figure.head.ry * 0.32, 9, 0.42, -70);
    figure.parts.push({
      id: 'hair',
      parent: figure.head.part,
      z: 48,
      pivot: headPoint(figure, 0, -0.7),
      limits: [-8, 8],
      stage: 'features',
      svg: figure.ink.mass(path, 'body'),
      rims: [path],
    });
  },
  spout: (figure) => {
    const [x, y] = [figure.head.cx + figure.head.crown.rx * 0.5, figure.head.crown.cy - figure.head.crown.ry * 0.72];
    const u = figure.unit;
    if (figure.brief.wear.some(({ item }) => placeOf(item) === 'head')) return;
    const jet = (s: 1 | -1): Path =>
      limb(
        [
          [x, y + 8 * u],
          [x + s * 6 * u, y - 38 * u],
          [x + s * 26 * u, y - 62 * u],
          [x + s * 52 * u, y - 42 * u],
        ],
        24 * u,
        34 * u,
      ).fill;
    figure.parts.push({
      id: 'spout',
      parent: figure.head.part,
      z: 19,
      pivot: [x, y],
      limits: [-8, 8],
      stage: 'features',
      svg: [jet(-1), jet(1)].map((path) => figure.ink.mass(path, 'wing', { shade: 0.5 })).join(''),
      rims: [jet(-1), jet(1)],
    });
  },
  prickles: (figure) => {
    const {
      torso: { path },
      ink,
      unit,
    } = figure;
    const { x, y, width, height } = boxOf(path);
    const [cx, cy] = [x + width / 2, y + height / 2];
    const spike = (degrees: number): Path => {
      const at = (turned: number, reach: number): Point => [
        cx + Math.cos(((degrees + turned) * Math.PI) / 180) * (width / 2) * reach,
        cy + Math.sin(((degrees + turned) * Math.PI) / 180) * (height / 2) * reach,
      ];
      return blob([[...at(-8, 0.9)], [...at(0, 1.24), 0.6], [...at(8, 0.9)]]);
    };
    const paths = [-164, -138, -112, -86, -60, -34, 34, 62, 90, 118, 146].map(spike);
    figure.parts.push({
      id: 'prickles',
      parent: figure.head.part,
      z: 5,
      pivot: [cx, cy],
      limits: null,
      stage: 'features',
      svg: paths.map((one) => ink.mass(one, 'marking', { shade: 0, width: ink.look.outer || 3 * unit })).join(''),
      rims: paths,
    });
  },
  beetle_horn: (figure) => {
    const path = blob(
      headNodes(figure, [
        [-0.2, -0.7],
        [-0.16, -1.1],
        [-0.42, -1.5, 0.6],
        [-0.1, -1.36],
        [0, -1.24, 0.4],
        [0.1, -1.36],
        [0.42, -1.5, 0.6],
        [0.16, -1.1],
        [0.2, -0.7],
      ]),
    );
    figure.parts.push({
      id: 'horn',
      parent: figure.head.part,
      z: 33,
      pivot: headPoint(figure, 0, -0.8),
      limits: null,
      stage: 'features',
      svg: figure.ink.mass(path, figure.material('horns', 'body')),
      rims: [path],
    });
  },
  hair: addHair,
  bat_wings: (figure) => addWings(figure, 'bat'),
  insect_wings: (figure) => addWings(figure, 'insect'),
};

const LONG_HORN: readonly Node[] = [
  [0.3, -0.84],
  [0.36, -1.2],
  [0.66, -1.5, 0.7],
  [0.64, -1.1],
  [0.62, -0.7],
];
const SHORT_HORN: readonly Node[] = [
  [0.3, -0.86],
  [0.34, -1.1],
  [0.5, -1.34, 0.5],
  [0.6, -1.06],
  [0.56, -0.74],
];

/**
 * Horns grow from behind the head; those that the words add to a head with ears stand before its ears, which would hide
 * them.
 */
const hornHeight = ({ species: { extras, ears = 'none' } }: FigureDraft): number =>
  ears === 'none' || extras?.some((extra) => extra.endsWith('horns')) ? 33 : 46;

function addHorn(figure: FigureDraft, side: BodySide, nodes: readonly Node[]): void {
  const right = blob(headNodes(figure, nodes));
  const path = side === 'right' ? right : mirror(right, figure.head.cx);
  figure.parts.push({
    id: `horn_${side}`,
    parent: figure.head.part,
    z: hornHeight(figure),
    pivot: headPoint(figure, sign(side) * 0.45, -0.8),
    limits: null,
    stage: 'features',
    svg: figure.ink.mass(path, 'horns'),
    rims: [path],
  });
}

function addAntler(figure: FigureDraft, side: BodySide): void {
  const s = sign(side);
  const beam = (from: Point, to: Point, bend: Point) =>
    limb(
      [
        headPoint(figure, s * from[0], from[1]),
        headPoint(figure, s * bend[0], bend[1]),
        headPoint(figure, s * to[0], to[1]),
      ],
      figure.head.rx * 0.14,
      figure.head.rx * 0.1,
    ).fill;
  const paths = [beam([0.42, -1.14], [0.9, -1.5], [0.7, -1.2]), beam([0.32, -0.8], [0.58, -1.7], [0.4, -1.3])];
  figure.parts.push({
    id: `horn_${side}`,
    parent: figure.head.part,
    z: 33,
    pivot: headPoint(figure, s * 0.34, -0.8),
    limits: null,
    stage: 'features',
    svg: paths.map((path) => figure.ink.mass(path, 'accent', { shade: 0 })).join(''),
    rims: paths,
  });
}

function addAntenna(figure: FigureDraft, id: string, x: number, lean: number): void {
  const { ink, head } = figure;
  const [base, tip] = [headPoint(figure, x, -0.86), headPoint(figure, x + lean * 1.2, -1.44)];
  const width = Math.max(9, head.rx * 0.09);
  const stalk = limb([base, [(base[0] + tip[0]) / 2 + lean * 4, (base[1] + tip[1]) / 2], tip], width, width * 0.9);
  const bulb = ellipse(tip[0], tip[1], head.rx * 0.13, head.rx * 0.13);
  const stem = figure.brief.species === 'robot' ? 'body' : figure.material('horns', 'accent');
  const top = figure.material('horns', 'accent');
  figure.parts.push({
    id,
    parent: head.part,
    z: 33,
    pivot: base,
    limits: [-30, 30],
    stage: 'features',
    svg: ink.mass(stalk.fill, stem, { width: ink.look.outer * 0.8, shade: 0 }) + ink.mass(bulb, top),
    rims: [stalk.fill, bulb],
  });
}

function addTuft(figure: FigureDraft): void {
  const path = blob(
    headNodes(figure, [
      [-0.22, -0.88],
      [-0.2, -1.1],
      [-0.02, -1.24],
      [0.3, -1.3, 0.5],
      [0.18, -1.12],
      [0.4, -1.1, 0.5],
      [0.26, -0.88],
      [0, -0.8],
    ]),
  );
  figure.parts.push({
    id: 'tuft',
    parent: figure.head.part,
    z: 34,
    pivot: headPoint(figure, 0, -0.9),
    limits: [-15, 15],
    stage: 'features',
    svg: figure.ink.mass(path, 'body'),
    rims: [path],
  });
}
