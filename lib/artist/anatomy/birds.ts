import type { Node, Point } from '../shape/path';

/** A marking as its right half, in half sizes of what it lies on. */
export interface HalfMark {
  nodes: readonly Node[];
  material: string;
}

/** How a winged body is built. Sizes in pixels of the usual figure. */
export interface WingedForm {
  head: { rx: number; ry: number; outline: readonly Node[] };
  trunk: { rx: number; ry: number; outline: readonly Node[] };
  /** How deep the head sits in the trunk. */
  sink: number;
  /** The right wing from its joint. */
  wing: readonly Node[];
  wingMaterial: string;
  /** The joint of the wing: share of the trunk's half width, and of its height from the top. */
  joint: Point;
  feet: 'bird' | 'none';
  floats: number;
  /** Painted on the trunk and on the head. */
  chest: readonly HalfMark[];
  face: readonly HalfMark[];
  /** From the middle of the trunk, and its material. */
  tail?: { nodes: readonly Node[]; material: string; pivot: Point };
  /** In half sizes of the head. */
  crest?: readonly Node[];
  /** Head in another material than the body's. */
  headMaterial?: string;
}

const EGG: readonly Node[] = [
  [0, -1],
  [0.5, -0.92],
  [0.84, -0.5],
  [1, 0.1],
  [0.92, 0.6],
  [0.58, 0.94],
  [0, 1],
];
const ROUND: readonly Node[] = [
  [0, -1],
  [0.56, -0.85],
  [0.92, -0.36],
  [0.98, 0.16],
  [0.84, 0.66],
  [0.46, 0.93],
  [0, 1],
];
/** Full in the chest. */
const PROUD: readonly Node[] = [
  [0, -1],
  [0.6, -0.9],
  [0.98, -0.4],
  [1, 0.06],
  [0.84, 0.58],
  [0.5, 0.94],
  [0, 1],
];
/** Broad below, as on water. */
const BOAT: readonly Node[] = [
  [0, -1],
  [0.44, -0.9],
  [0.82, -0.4],
  [1.04, 0.16],
  [0.98, 0.66],
  [0.6, 0.96],
  [0, 1],
];

const BREAST: readonly HalfMark[] = [
  {
    nodes: [
      [0, -0.9],
      [0.5, -0.8],
      [0.74, -0.3],
      [0.76, 0.3],
      [0.56, 0.78],
      [0, 1.02],
    ],
    material: 'belly',
  },
];
const band = (y: number): HalfMark => ({
  nodes: [
    [0, y - 0.05],
    [1.2, y - 0.13],
    [1.2, y + 0.11],
    [0, y + 0.2],
  ],
  material: 'marking',
});
/** What is dark on the top of a head, down to the eyes. */
const CAP: HalfMark = {
  nodes: [
    [0, -1.2],
    [1.2, -1.2],
    [1.1, -0.36],
    [0.62, -0.4],
    [0.26, -0.3],
    [0, -0.42, 0.5],
  ],
  material: 'accent',
};

const WING: readonly Node[] = [
  [-12, -14],
  [22, -18],
  [56, 12],
  [84, 58, 0.4],
  [62, 62],
  [66, 84, 0.4],
  [38, 82],
  [34, 100, 0.4],
  [6, 80],
  [-14, 30],
];
const SHORT_WING: readonly Node[] = [
  [-12, -14],
  [18, -16],
  [46, 8],
  [62, 40, 0.3],
  [34, 48],
  [0, 38],
  [-14, 16],
];
const CLOSED_WING: readonly Node[] = [
  [-14, -14],
  [14, -16],
  [34, 16],
  [38, 66],
  [26, 116, 0.5],
  [4, 100],
  [-14, 56],
  [-18, 14],
];
const LONG_WING: readonly Node[] = [
  [-14, -14],
  [20, -20],
  [50, 8],
  [68, 52],
  [82, 102, 0.5],
  [50, 92],
  [24, 76],
  [-2, 58],
  [-16, 20],
];
const RAISED_WING: readonly Node[] = [
  [-12, 6],
  [14, -30],
  [66, -62],
  [118, -70, 0.4],
  [112, -46],
  [128, -26, 0.4],
  [112, -8],
  [120, 18, 0.4],
  [106, 30],
  [104, 56, 0.4],
  [70, 60],
  [24, 56],
  [-14, 30],
];

const TAIL = {
  nodes: [
    [30, 42],
    [96, 37],
    [158, 17, 0.4],
    [152, 52, 0.4],
    [168, 75, 0.4],
    [100, 85],
    [30, 83],
  ],
  material: 'accent',
  pivot: [48, 62],
} as const;
/** Held up behind. */
const COCKED = {
  nodes: [
    [44, 40],
    [86, -12],
    [120, -58, 0.5],
    [136, -30, 0.5],
    [160, -22, 0.5],
    [128, 36],
    [56, 76],
  ],
  material: 'accent',
  pivot: [62, 50],
} as const;
const LONG_TAIL = {
  nodes: [
    [26, 40],
    [92, 62],
    [150, 78],
    [178, 104, 0.6],
    [120, 112],
    [60, 96],
    [24, 80],
  ],
  material: 'accent',
  pivot: [46, 66],
} as const;
const TUFT: readonly Node[] = [
  [-0.2, -0.86],
  [-0.35, -1.14, 0.5],
  [-0.1, -1.12],
  [0.06, -1.36, 0.5],
  [0.16, -1.1],
  [0.39, -1.18, 0.5],
  [0.24, -0.86],
  [0, -0.76],
];
const CURL: readonly Node[] = [
  [-0.14, -0.86],
  [-0.12, -1.16],
  [0.1, -1.34],
  [0.34, -1.26, 0.5],
  [0.2, -1.14],
  [0.26, -1.0],
  [0.2, -0.84],
  [0, -0.78],
];
const PLUMES: readonly Node[] = [
  [-0.24, -0.84],
  [-0.42, -1.2],
  [-0.24, -1.46, 0.5],
  [-0.06, -1.2, 0.6],
  [0.1, -1.56, 0.5],
  [0.22, -1.2, 0.6],
  [0.52, -1.36, 0.5],
  [0.44, -1.04],
  [0.3, -0.8],
  [0, -0.74],
];

const BODY: WingedForm = {
  head: { rx: 98, ry: 88, outline: ROUND },
  trunk: { rx: 102, ry: 104, outline: EGG },
  sink: 54,
  wing: WING,
  wingMaterial: 'accent',
  joint: [0.78, 0.36],
  feet: 'bird',
  floats: 0,
  chest: BREAST,
  face: [],
};
const BIRD: WingedForm = { ...BODY, tail: TAIL };

/** Birds and bees by a species' `form`; each bird with a posture, a tail and a head of its own. */
export const WINGED = {
  bird: { ...BIRD, crest: TUFT },
  sparrow: {
    ...BIRD,
    head: { rx: 96, ry: 82, outline: ROUND },
    trunk: { rx: 108, ry: 88, outline: EGG },
    sink: 58,
    wing: SHORT_WING.map(([x, y, corner = 0]): Node => [x * 1.1, y * 1.4, corner]),
    tail: COCKED,
    face: [
      {
        nodes: [
          [0, -0.2, 0.4],
          [0.3, -0.26],
          [0.84, -0.3],
          [1.0, 0.3],
          [0.6, 0.84],
          [0, 0.98],
        ],
        material: 'belly',
      },
      CAP,
    ],
  },
  robin: {
    ...BIRD,
    head: { rx: 102, ry: 88, outline: ROUND },
    trunk: { rx: 116, ry: 96, outline: ROUND },
    sink: 78,
    wing: SHORT_WING.map(([x, y, corner = 0]): Node => [x, y * 1.7, corner]),
    tail: { ...COCKED, nodes: COCKED.nodes.map(([x, y, corner = 0]): Node => [x * 1.04, y * 0.8 + 10, corner]) },
    chest: [
      {
        nodes: [
          [0, -0.9],
          [0.5, -0.86],
          [0.8, -0.4],
          [0.72, 0.1],
          [0.4, 0.4],
          [0, 0.46],
        ],
        material: 'belly',
      },
      {
        nodes: [
          [0, 0.5],
          [0.42, 0.42],
          [0.6, 0.6],
          [0.4, 1.02],
          [0, 1.06],
        ],
        material: 'tooth',
      },
    ],
    face: [
      {
        nodes: [
          [0, -0.3, 0.5],
          [0.3, -0.5],
          [0.72, -0.34],
          [0.82, 0.2],
          [0.76, 0.8],
          [0.5, 1.2],
          [0, 1.2],
        ],
        material: 'belly',
      },
    ],
  },
  pigeon: {
    ...BIRD,
    head: { rx: 84, ry: 76, outline: ROUND },
    trunk: { rx: 116, ry: 114, outline: PROUD },
    sink: 50,
    wing: CLOSED_WING.map(([x, y, corner = 0]): Node => [x * 1.15, y, corner]),
    tail: LONG_TAIL,
    chest: [
      ...BREAST,
      {
        nodes: [
          [0, -1.1],
          [1.1, -1.1],
          [0.96, -0.52],
          [0.5, -0.4],
          [0, -0.34],
        ],
        material: 'marking',
      },
    ],
  },
  dove: {
    ...BIRD,
    head: { rx: 90, ry: 80, outline: ROUND },
    trunk: { rx: 98, ry: 98, outline: PROUD },
    wing: RAISED_WING.map(([x, y, corner = 0]): Node => [x * 0.9, y * 0.9, corner]),
    tail: { ...LONG_TAIL, nodes: LONG_TAIL.nodes.map(([x, y, corner = 0]): Node => [x * 0.96, y * 0.8, corner]) },
  },
  gull: {
    ...BIRD,
    head: { rx: 88, ry: 78, outline: ROUND },
    trunk: { rx: 106, ry: 100, outline: BOAT },
    sink: 50,
    wing: LONG_WING,
    tail: { ...TAIL, material: 'body' },
    chest: [],
  },
  crow: {
    ...BIRD,
    head: { rx: 94, ry: 82, outline: ROUND },
    trunk: { rx: 96, ry: 110, outline: EGG },
    wing: LONG_WING.map(([x, y, corner = 0]): Node => [x * 0.86, y, corner]),
    tail: { ...LONG_TAIL, nodes: LONG_TAIL.nodes.map(([x, y, corner = 0]): Node => [x, y * 1.04, corner]) },
    crest: [
      [-0.3, -0.8],
      [-0.44, -1.04, 0.6],
      [-0.22, -1.04],
      [-0.12, -1.26, 0.6],
      [0.04, -1.08],
      [0.26, -1.24, 0.6],
      [0.26, -1.02],
      [0.5, -1.02, 0.6],
      [0.34, -0.8],
      [0, -0.74],
    ],
  },
  duck: {
    ...BIRD,
    head: { rx: 92, ry: 84, outline: ROUND },
    trunk: { rx: 124, ry: 90, outline: BOAT },
    sink: 44,
    wing: SHORT_WING.map(([x, y, corner = 0]): Node => [x * 0.86, y * 1.5, corner]),
    wingMaterial: 'body',
    joint: [0.84, 0.4],
    tail: {
      nodes: [
        [60, 20],
        [112, -24],
        [138, -76, 0.4],
        [162, -34],
        [158, 16],
        [116, 60],
        [60, 70],
      ],
      material: 'body',
      pivot: [78, 40],
    },
    crest: CURL,
  },
  toucan: {
    ...BIRD,
    head: { rx: 94, ry: 86, outline: ROUND },
    trunk: { rx: 94, ry: 106, outline: EGG },
    wing: CLOSED_WING.map(([x, y, corner = 0]): Node => [x * 1.2, y * 0.9, corner]),
    tail: LONG_TAIL,
    chest: [
      {
        nodes: [
          [0, -1.1],
          [0.6, -0.96],
          [0.8, -0.4],
          [0.6, 0.1],
          [0, 0.24],
        ],
        material: 'belly',
      },
    ],
    face: [
      {
        nodes: [
          [0, -0.14, 0.5],
          [0.3, -0.4],
          [0.68, -0.3],
          [0.78, 0.2],
          [0.7, 0.7],
          [0.56, 1.2],
          [0, 1.2],
        ],
        material: 'belly',
      },
    ],
  },
  parrot: {
    ...BIRD,
    head: { rx: 100, ry: 90, outline: ROUND },
    trunk: { rx: 92, ry: 106, outline: EGG },
    wing: LONG_WING,
    tail: { ...LONG_TAIL, nodes: LONG_TAIL.nodes.map(([x, y, corner = 0]): Node => [x * 1.1, y * 1.02, corner]) },
    crest: PLUMES,
    face: [
      {
        nodes: [
          [0, 0.0, 0.5],
          [0.24, -0.36],
          [0.64, -0.3],
          [0.76, 0.16],
          [0.5, 0.5],
          [0.2, 0.56],
          [0, 0.5],
        ],
        material: 'tooth',
      },
    ],
  },
  hummingbird: {
    ...BIRD,
    head: { rx: 88, ry: 80, outline: ROUND },
    trunk: { rx: 74, ry: 96, outline: EGG },
    sink: 44,
    wing: [
      [-12, 16],
      [4, -30],
      [50, -84],
      [116, -124, 0.5],
      [108, -78],
      [116, -48, 0.5],
      [88, -22],
      [60, 10],
      [10, 34],
    ],
    wingMaterial: 'wing',
    joint: [0.74, 0.34],
    floats: 44,
    feet: 'none',
    tail: {
      nodes: [
        [-10, 80],
        [26, 80],
        [62, 108],
        [86, 132, 0.5],
        [46, 128],
        [26, 112, 0.5],
        [0, 124, 0.5],
        [-14, 100],
      ],
      material: 'accent',
      pivot: [10, 88],
    },
    chest: [
      ...BREAST,
      {
        nodes: [
          [0, -1.1],
          [0.7, -1],
          [0.66, -0.56],
          [0.3, -0.36],
          [0, -0.3],
        ],
        material: 'marking',
      },
    ],
  },
  eagle: { ...BIRD, crest: TUFT, wing: RAISED_WING, tail: { ...TAIL, material: 'belly' }, headMaterial: 'belly' },
  chick: { ...BODY, crest: TUFT, trunk: { rx: 108, ry: 88, outline: EGG }, wing: SHORT_WING, wingMaterial: 'body' },
  owl: {
    ...BODY,
    head: {
      rx: 116,
      ry: 92,
      outline: [
        [0, -0.9],
        [0.4, -0.92],
        [0.84, -0.76],
        [1, -0.1],
        [0.94, 0.46],
        [0.6, 0.88],
        [0, 1],
      ],
    },
    trunk: { rx: 106, ry: 108, outline: EGG },
    sink: 52,
    wing: [
      [-12, -12],
      [12, -12],
      [30, 26],
      [32, 74],
      [18, 112, 0.5],
      [-2, 98],
      [-16, 54],
      [-20, 14],
    ],
    joint: [0.82, 0.34],
    face: [
      {
        nodes: [
          [0, -0.36, 0.6],
          [0.24, -0.6],
          [0.62, -0.6],
          [0.88, -0.1],
          [0.74, 0.46],
          [0.36, 0.72],
          [0, 0.62, 0.3],
        ],
        material: 'belly',
      },
    ],
  },
  penguin: {
    ...BODY,
    head: { rx: 104, ry: 88, outline: ROUND },
    trunk: { rx: 104, ry: 124, outline: EGG },
    sink: 58,
    wing: [
      [-12, -12],
      [16, -12],
      [40, 30],
      [54, 82],
      [50, 112, 0.4],
      [24, 96],
      [0, 60],
      [-14, 20],
    ],
    wingMaterial: 'body',
    joint: [0.8, 0.32],
    face: [
      {
        nodes: [
          [0, -0.2, 0.7],
          [0.22, -0.5],
          [0.6, -0.5],
          [0.82, -0.06],
          [0.76, 0.5],
          [0.5, 1.0],
          [0, 1.2],
        ],
        material: 'belly',
      },
    ],
  },
  bee: {
    ...BODY,
    head: { rx: 92, ry: 82, outline: ROUND },
    trunk: {
      rx: 84,
      ry: 96,
      outline: [
        [0, -0.96],
        [0.6, -0.84],
        [0.96, -0.3],
        [0.94, 0.2],
        [0.6, 0.74],
        [0.16, 0.98],
        [0, 1.06, 0.3],
      ],
    },
    sink: 46,
    wing: [],
    joint: [0.5, 0.3],
    feet: 'none',
    floats: 34,
    chest: [band(-0.28), band(0.24), band(0.72)],
  },
} as const satisfies Record<string, WingedForm>;
