import {
  area,
  both,
  line,
  mass,
  oval,
  panel,
  poly,
  rod,
  round,
  stroke,
  wire,
  way,
  type KitStroke,
} from '../kit/strokes';

/**
 * The layers of a ride, a seat or a stand: behind the figure, under its feet, and in front of its legs. The origin is
 * on the ground between the feet, in units of the reference figure. `width` is the half width. `depth` is the height
 * that covers the figure, for things that it is inside of.
 */
export interface Ride {
  behind?: (width: number, depth: number) => readonly KitStroke[];
  under: (width: number, depth: number) => readonly KitStroke[];
  before?: (width: number, depth: number) => readonly KitStroke[];
  /** Whether the front layer also covers the lower trunk. */
  inside?: boolean;
}

/** A wheel with spokes; the figure sits in front of it. */
const wheel = (x: number, y: number, r: number): KitStroke[] => [
  ...[0, 1, 2, 3].map((spoke) => {
    const [dx, dy] = [Math.cos((spoke * Math.PI) / 4) * r, Math.sin((spoke * Math.PI) / 4) * r];
    return stroke('bike_metal', way([x - dx, y - dy, x + dx, y + dy]), 3);
  }),
  ...wire('bike_tyre', oval(x, y, r), 11),
  mass('bike_metal', oval(x, y, 9), { thin: true, shade: 0.2 }),
];

/** A pony in side view, with its head on the viewer's left. */
const pony = (coat: string, w: number): KitStroke[] => [
  mass(
    `${coat}_mane`,
    round([w * 1.3, -96, w * 1.62, -104, w * 1.86, -64, w * 1.78, -14, w * 1.56, -30, w * 1.4, -70]),
  ),
  ...[-w * 0.86, w * 0.9].map((x) => rod(coat, [x + 16, -50, x + 14, 2], 26, 22)),
  ...[-w * 1.06, w * 1.12].map((x) => rod(coat, [x, -50, x - 2, 8], 28, 24)),
  ...[-w * 1.06, w * 1.12].map((x) => panel(`${coat}_mane`, poly([x - 17, 0, x + 13, 0, x + 16, 16, x - 20, 16], 4))),
  mass(
    coat,
    round([
      -w * 1.3,
      -96,
      -w * 1.02,
      -118,
      -w * 0.4,
      -110,
      w * 0.4,
      -110,
      w * 1.08,
      -112,
      w * 1.42,
      -84,
      w * 1.36,
      -46,
      w * 0.9,
      -32,
      0,
      -26,
      -w * 0.9,
      -32,
      -w * 1.34,
      -54,
    ]),
  ),
  mass(`${coat}_saddle`, round([-w * 0.62, -118, 0, -108, w * 0.62, -118, w * 0.58, -78, 0, -62, -w * 0.58, -78])),
];

/** The pony's neck and head, beside the rider. */
const ponyHead = (coat: string, w: number): KitStroke[] => {
  const x = -w * 1.3;
  return [
    mass(`${coat}_mane`, round([x + 8, -218, x + 44, -206, x + 60, -150, x + 58, -100, x + 26, -110, x + 18, -170])),
    mass(coat, round([x - 18, -214, x - 12, -244, x + 4, -216]), { shade: 0.3 }),
    mass(
      coat,
      round([
        x - 4,
        -218,
        x + 26,
        -196,
        x + 44,
        -140,
        x + 48,
        -84,
        x + 4,
        -70,
        x - 20,
        -96,
        x - 22,
        -142,
        x - 56,
        -132,
        x - 84,
        -138,
        x - 88,
        -166,
        x - 60,
        -190,
        x - 32,
        -212,
      ]),
    ),
    mass(
      `${coat}_muzzle`,
      round([x - 58, -182, x - 46, -160, x - 56, -136, x - 82, -140, x - 88, -166, x - 74, -182]),
      {
        thin: true,
        shade: 0.4,
      },
    ),
    area(`${coat}_mane`, oval(x - 76, -164, 4, 5)),
    area(`${coat}_mane`, oval(x - 26, -180, 7, 9)),
    area(`${coat}_muzzle`, oval(x - 24, -184, 2.6, 3)),
    line(`${coat}_muzzle`, way([x - 82, -148, x - 70, -145, x - 62, -150]), 3),
    stroke(`${coat}_saddle`, way([x - 46, -204, x - 40, -176, x - 44, -138]), 6),
    stroke(`${coat}_saddle`, way([x - 42, -160, x + 30, -130, x + 78, -112]), 5),
  ];
};

/** Mounts, vehicles and a lily pad. */
export const MOUNTS = {
  mount: { behind: (w) => ponyHead('mount', w), under: (w) => pony('mount', w) },
  unicorn_mount: {
    behind: (w) => [
      mass('unicorn_mount_horn', poly([-w * 1.3 - 50, -196, -w * 1.3 - 70, -268, -w * 1.3 - 18, -206], 3)),
      ...ponyHead('unicorn_mount', w),
    ],
    under: (w) => pony('unicorn_mount', w),
  },
  pedal_bike: {
    behind: (w) => [
      ...wheel(-w * 1.24, -44, 52),
      ...wheel(w * 1.24, -44, 52),
      ...wire('pedal_bike', way([-w * 1.24, -44, -w * 0.98, -134]), 10),
      ...wire('pedal_bike', poly([-w, -122, w * 0.5, -112, 0, -44], 4), 9),
      ...wire('pedal_bike', poly([w * 0.5, -112, w * 1.24, -44, 0, -44], 4), 9),
    ],
    under: (w) => [
      mass('bike_tyre', round([w * 0.1, -116, w * 0.5, -126, w * 0.9, -118, w * 0.6, -104, w * 0.3, -104])),
    ],
    before: (w) => [
      rod('bike_metal', [-w * 1.02, -126, -w * 0.94, -150], 9),
      rod('bike_tyre', [-w * 1.26, -154, -w * 0.7, -150], 14),
    ],
  },
  unicycle: {
    under: () => [rod('bike_metal', [-36, -4, 36, -4], 9)],
    before: () => [
      ...both((side) => rod('unicycle', [side * 20, -22, side * 10, -104], 9)),
      mass('bike_tyre', oval(0, -24, 17, 58)),
      mass('bike_metal', oval(0, -24, 7, 46), { thin: true, shade: 0.2 }),
      mass('bike_tyre', round([-34, -118, 0, -108, 34, -118, 22, -92, 0, -88, -22, -92])),
    ],
  },
  lily_pad: {
    under: (w) => [
      mass('lily_water', oval(0, 14, w * 1.7, 30), { thin: true, shade: 0.2 }),
      mass(
        'lily_pad',
        round([
          -w * 1.4,
          8,
          -w * 0.8,
          -12,
          0,
          -18,
          w * 0.9,
          -12,
          w * 1.42,
          6,
          w * 1.1,
          14,
          w * 0.66,
          12,
          w,
          24,
          0,
          32,
          -w,
          26,
        ]),
      ),
      ...[-0.8, -0.2, 0.5].map((x) => line('lily_pad', way([0, 4, w * x, 24 - Math.abs(x) * 6]), 3)),
    ],
  },
} as const satisfies Record<string, Ride>;
