import type { FigureDraft } from '../../figure';
import { SIDES, sign } from '../../figure';
import { blob, curve, ellipse, placed, symmetric } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { limb } from '../../shape/limb';
import { shift } from '../../shape/path';
import type { Node, Path, Point } from '../../shape/path';
import { addHead, sleevesOf } from '../biped';
import { addExtras } from '../extras';
import { faceFrame } from '../frame';
import { GROUND, MIDDLE } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import { addFaceBody, addHand, fitOf } from './face-body';
import type { Form } from './form';

/** An insect that stands or hovers upright. Sizes in pixels of the usual figure. */
interface Bug {
  head: readonly [rx: number, ry: number];
  trunk: readonly [rx: number, ry: number];
  floats: number;
  /** The abdomen's right half in half sizes of the trunk. */
  outline: readonly Node[];
  bands: readonly number[];
  wings?: readonly {
    id: string;
    nodes: readonly Node[];
    inner?: readonly Node[];
    spots?: readonly (readonly [x: number, y: number, r: number])[];
    at: Point;
    clear: boolean;
  }[];
  arms: 1 | 2;
  glow?: boolean;
}

const EGG: readonly Node[] = [
  [0, -0.96],
  [0.6, -0.84],
  [0.94, -0.3],
  [0.92, 0.26],
  [0.62, 0.8],
  [0, 1],
];
const POD: readonly Node[] = [
  [0, -1],
  [0.6, -0.86],
  [0.9, -0.5],
  [0.6, -0.12],
  [0.86, 0.24],
  [0.84, 0.66],
  [0.44, 0.96],
  [0, 1],
];

const KINDS: Readonly<Record<string, Bug>> = {
  butterfly: {
    head: [78, 70],
    trunk: [40, 96],
    floats: 26,
    outline: EGG,
    bands: [0.1, 0.42, 0.72],
    arms: 1,
    wings: [
      {
        id: 'lower_wing',
        at: [8, 20],
        nodes: [
          [-10, -20],
          [40, -14],
          [104, 4],
          [138, 52],
          [118, 104],
          [72, 112],
          [34, 72],
          [-8, 20],
        ],
        inner: [
          [20, 6],
          [70, 12],
          [106, 50],
          [94, 86],
          [68, 88],
          [40, 56],
        ],
        spots: [[84, 60, 13]],
        clear: false,
      },
      {
        id: 'wing',
        at: [10, -30],
        nodes: [
          [-14, 14],
          [8, -50],
          [60, -118],
          [132, -136],
          [170, -100],
          [160, -36],
          [110, 16],
          [40, 30],
        ],
        inner: [
          [20, -24],
          [66, -92],
          [124, -110],
          [144, -86],
          [132, -40],
          [92, -4],
          [36, 10],
        ],
        spots: [
          [108, -76, 17],
          [74, -36, 11],
        ],
        clear: false,
      },
    ],
  },
  dragonfly: {
    head: [84, 72],
    trunk: [38, 112],
    floats: 40,
    outline: [
      [0, -1],
      [0.9, -0.84],
      [1.1, -0.5],
      [0.62, -0.2],
      [0.54, 0.3],
      [0.6, 0.8],
      [0.3, 1],
      [0, 1.02],
    ],
    bands: [-0.02, 0.26, 0.54, 0.8],
    arms: 1,
    wings: [
      {
        id: 'lower_wing',
        at: [12, -6],
        nodes: [
          [-8, -10],
          [60, -4],
          [138, 24],
          [146, 50],
          [104, 54],
          [40, 30],
          [-8, 14],
        ],
        clear: true,
      },
      {
        id: 'wing',
        at: [14, -52],
        nodes: [
          [-10, 12],
          [50, -22],
          [140, -54],
          [176, -50],
          [172, -22],
          [110, 6],
          [40, 20],
        ],
        clear: true,
      },
    ],
  },
  firefly: {
    head: [88, 78],
    trunk: [74, 98],
    floats: 26,
    outline: EGG,
    bands: [],
    arms: 1,
    glow: true,
    wings: [
      {
        id: 'wing',
        at: [26, -40],
        nodes: [
          [-12, 14],
          [34, -34],
          [92, -64],
          [136, -48],
          [132, -6],
          [84, 18],
          [30, 26],
        ],
        clear: true,
      },
    ],
  },
  fly: {
    head: [92, 80],
    trunk: [72, 88],
    floats: 30,
    outline: EGG,
    bands: [0.24, 0.6],
    arms: 2,
    wings: [
      {
        id: 'wing',
        at: [26, -36],
        nodes: [
          [-12, 14],
          [30, -40],
          [84, -78],
          [128, -66],
          [126, -18],
          [84, 14],
          [30, 26],
        ],
        clear: true,
      },
    ],
  },
  ant: { head: [96, 80], trunk: [66, 112], floats: 40, outline: POD, bands: [0.36, 0.62], arms: 2 },
};

const bug =
  (kind: Bug): Form =>
  (figure, hatRise) => {
    const { ink, brief, species } = figure;
    const u = fitOf(
      figure,
      (kind.head[1] + kind.trunk[1]) * 2 - 30 + kind.floats,
      Math.max(hatRise, species.extras?.includes('antennae') ? 46 : 0),
    );
    figure.unit = u;
    const grown = Math.sqrt(ink.look.head) * brief.shape.head;
    const [rx, ry] = [kind.trunk[0] * u * brief.shape.width, kind.trunk[1] * u];
    const cy = GROUND - kind.floats * u - ry;
    const [hrx, hry] = [kind.head[0] * u * grown, kind.head[1] * u * grown];
    const head = { cx: MIDDLE, cy: cy - ry + 30 * u - hry, rx: hrx, ry: hry };
    addRoot(figure, Math.max(rx, 60 * u) * 0.9);
    const trunk = symmetric(placed(kind.outline, [MIDDLE, cy], rx, ry), MIDDLE);
    const skull = ellipse(head.cx, head.cy, head.rx, head.ry, 0.1 + ink.look.square * 0.4);
    figure.torso = {
      part: 'body',
      cx: MIDDLE,
      neckY: head.cy + hry,
      waistY: cy + ry * 0.3,
      hemY: cy + ry * 0.84,
      neck: rx * 0.74,
      waist: rx * 0.92,
      hem: rx * 0.7,
      path: trunk,
      merged: false,
    };
    const dressed = sleevesOf(figure);
    figure.parts.push({
      id: 'body',
      parent: 'root',
      z: 20,
      pivot: [MIDDLE, cy + ry * 0.9],
      limits: [-20, 20],
      stage: 'body',
      svg: ink.mass(trunk, dressed ?? 'body', {
        inside: dressed ? [] : bandsOf(kind, cy, rx, ry),
        cast: shift(skull, 4 * u, 14 * u),
      }),
      rims: [trunk],
    });
    addBugWings(figure, kind, cy - ry * 0.3, u);
    addThinLimbs(figure, kind, rx, cy, ry, u);
    figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...head });
    addHead(figure, head.cy + hry * 0.84);
    addExtras(figure);
    addHeadAnchors(figure);
  };

function bandsOf(kind: Bug, cy: number, rx: number, ry: number): Marking[] {
  if (kind.glow)
    return [
      {
        path: blob([
          [MIDDLE - rx * 1.2, cy + ry * 0.12],
          [MIDDLE, cy + ry * 0.22],
          [MIDDLE + rx * 1.2, cy + ry * 0.12],
          [MIDDLE + rx * 1.2, cy + ry * 1.2],
          [MIDDLE - rx * 1.2, cy + ry * 1.2],
        ]),
        material: 'belly',
      },
    ];
  return kind.bands.map((y) => ({
    path: limb(
      [
        [MIDDLE - rx * 1.1, cy + ry * y],
        [MIDDLE, cy + ry * (y + 0.06)],
        [MIDDLE + rx * 1.1, cy + ry * y],
      ],
      ry * 0.13,
      ry * 0.13,
    ).fill,
    material: 'marking',
  }));
}

function addBugWings(figure: FigureDraft, kind: Bug, y: number, u: number): void {
  const { ink } = figure;
  kind.wings?.forEach(({ id, nodes, inner, spots = [], at, clear }, index) => {
    const joint: Point = [MIDDLE + at[0] * u, y + at[1] * u];
    const material = clear ? figure.material('wings', 'wing') : figure.material('wings', 'accent');
    for (const side of SIDES) {
      const s = sign(side);
      const place = (list: readonly Node[]): Path =>
        blob(
          list.map(([x, dy, corner]): Node => [
            MIDDLE + s * (joint[0] - MIDDLE + x * u),
            joint[1] + dy * u,
            corner ?? 0,
          ]),
        );
      const wing = place(nodes);
      const inside: Marking[] = [
        ...(inner ? [{ path: place(inner), material: 'belly' }] : []),
        ...spots.map(([x, dy, r]) => ({
          path: ellipse(MIDDLE + s * (joint[0] - MIDDLE + x * u), joint[1] + dy * u, r * u, r * u * 1.1),
          material: 'marking',
        })),
      ];
      const end = nodes[Math.floor(nodes.length / 2)] ?? [0, 0];
      const vein = clear
        ? ink.line(
            curve([
              [MIDDLE + s * (joint[0] - MIDDLE + 20 * u), joint[1]],
              [MIDDLE + s * (joint[0] - MIDDLE + end[0] * 0.74 * u), joint[1] + end[1] * 0.7 * u],
            ]),
            material,
            ink.look.inner * 0.8,
          )
        : '';
      figure.parts.push({
        id: `${id}_${side}`,
        parent: 'body',
        z: 2 + index,
        pivot: [MIDDLE + s * (joint[0] - MIDDLE), joint[1]],
        limits: [-30, 30],
        stage: 'features',
        svg: ink.mass(wing, material, { inside, shade: 0.8 }) + vein,
        rims: [wing],
      });
    }
  });
}

function addThinLimbs(figure: FigureDraft, kind: Bug, rx: number, cy: number, ry: number, u: number): void {
  const { ink } = figure;
  const material = figure.material('hands', 'marking');
  const rows =
    kind.arms === 2
      ? ([
          ['arm', -0.56, 46],
          ['lower_arm', -0.26, 40],
        ] as const)
      : ([['arm', -0.42, 42]] as const);
  for (const side of SIDES) {
    const s = sign(side);
    for (const [id, y, reach] of rows) {
      const joint: Point = [MIDDLE + s * rx * 0.6, cy + ry * y];
      const hand: Point = [joint[0] + s * reach * u, joint[1] + (id === 'arm' ? 26 : 34) * u];
      const path = limb([joint, [joint[0] + s * reach * 0.7 * u, joint[1] + 4 * u], hand], 22 * u, 19 * u).fill;
      figure.parts.push({
        id: id === 'arm' ? `arm_${side}` : `leg_${side}_2`,
        parent: 'body',
        z: id === 'arm' ? 30 : 28,
        pivot: joint,
        limits: side === 'left' ? [-40, 120] : [-120, 40],
        stage: 'limbs',
        svg: ink.mass(path, material, { shade: 0 }),
        rims: [path],
      });
      if (id === 'arm') addHand(figure, side, `arm_${side}`, hand, joint, 22);
    }
    const hip: Point = [MIDDLE + s * rx * 0.4, cy + ry * 0.72];
    const leg = limb(
      [
        hip,
        [hip[0] + s * 10 * u, cy + ry + 14 * u],
        [hip[0] + s * 16 * u, Math.min(GROUND - 10 * u, cy + ry + 30 * u)],
      ],
      22 * u,
      20 * u,
    ).fill;
    figure.parts.push({
      id: `leg_${side}`,
      parent: 'body',
      z: 12,
      pivot: hip,
      limits: [-40, 40],
      stage: 'limbs',
      svg: ink.mass(leg, material, { shade: 0 }),
      rims: [leg],
    });
  }
}

/** A round body that is all face on eight bent legs. */
const spider: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 318, Math.max(hatRise, 20));
  figure.unit = u;
  const [rx, ry] = [116 * u * Math.min(1.1, brief.shape.width), 108 * u];
  const cy = GROUND - 74 * u - ry;
  addRoot(figure, 150 * u);
  const outline = ellipse(MIDDLE, cy, rx, ry, 0.08);
  const belly = symmetric(
    placed(
      [
        [0, 0.5],
        [0.4, 0.54],
        [0.6, 0.74],
        [0.4, 1.2],
        [0, 1.2],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const more = [-1, 1]
    .map(
      (s) =>
        ink.area(ellipse(MIDDLE + s * rx * 0.2, cy - ry * 0.46, 9 * u, 10 * u), figure.darkFace ? 'sclera' : 'eye') +
        ink.area(
          ellipse(MIDDLE + s * rx * 0.2 - 3 * u, cy - ry * 0.5, 3.4 * u, 3.4 * u),
          figure.darkFace ? 'eye' : 'glint',
        ),
    )
    .join('');
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy, rx: 98 * u, ry: 86 * u },
    inside: [{ path: belly, material: 'belly' }],
    over: more,
    hat: { y: cy - ry * 0.74, width: rx * 0.56 },
    limits: [-12, 12],
  });
  const legs = [
    [0.72, -0.42, 150, -0.86, 176, -0.1],
    [0.86, -0.12, 162, -0.34, 198, 0.62],
    [0.84, 0.26, 150, 0.16, 180, 1.26],
    [0.66, 0.6, 120, 0.6, 138, 1.62],
  ] as const;
  legs.forEach(([x, y, kneeX, kneeY, tipX, tipY], index) => {
    for (const side of SIDES) {
      const s = sign(side);
      const joint: Point = [MIDDLE + s * rx * x, cy + ry * y];
      const path = limb(
        [
          joint,
          [MIDDLE + s * kneeX * u, cy + ry * kneeY],
          [MIDDLE + s * tipX * u, Math.min(GROUND - 6 * u, cy + ry * tipY)],
        ],
        26 * u,
        18 * u,
      ).fill;
      figure.parts.push({
        id: `leg_${side}_${index + 1}`,
        parent: 'body',
        z: 16 - index,
        pivot: joint,
        limits: [-24, 24],
        stage: 'limbs',
        svg: ink.mass(path, figure.material('feet', 'body'), { shade: 0.5, far: index % 2 === 1 }),
        rims: [path],
      });
      if (index === 0) addHand(figure, side, `leg_${side}_1`, [MIDDLE + s * tipX * u, cy + ry * tipY], joint, 26);
    }
  });
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Butterflies, ants, spiders and others of that size. */
export const BUGS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [name, bug(kind)])),
  spider,
};
