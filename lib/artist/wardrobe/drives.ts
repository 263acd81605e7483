import { area, both, box, evenPoly, mass, oval, panel, rod, round, type KitStroke } from '../kit/strokes';
import type { Ride } from './mounts';

const wheel = (x: number, y: number, r: number): KitStroke[] => [
  mass('drive_wheels', oval(x, y, r), { shade: 0.4 }),
  panel('wheel_hub', oval(x, y, r * 0.5)),
  area('drive_wheels', oval(x, y, r * 0.16)),
];

/** Two wheels on an axle that replace the legs. */
export const DRIVE_WHEELS: Ride = {
  under: (w) => [
    mass('wheel_axle', evenPoly([w * 0.34, -92, w * 0.5, -40, w * 0.3, -24], 12)),
    mass('wheel_axle', box(0, -36, w * 1.2, 20, 9), { shade: 0.4 }),
    ...both((s) => wheel(s * w * 0.66, -34, 36)),
  ],
};

/** One big wheel in a fork that replaces the legs. */
export const DRIVE_WHEEL: Ride = {
  under: (w) => [
    mass('wheel_fork', evenPoly([w * 0.42, -100, w * 0.56, -74, 50, -44, 34, -36], 12)),
    mass('drive_wheel', oval(0, -48, 50), { shade: 0.5 }),
    panel('wheel_rim', oval(0, -48, 27)),
    area('drive_wheel', oval(0, -48, 8)),
    ...both((s) => rod('wheel_fork', [s * 44, -86, s * 12, -48], 11)),
  ],
};

/** Caterpillar tracks that replace the legs. */
export const TREADS: Ride = {
  under: (w) => [
    mass('tread_deck', evenPoly([w * 0.4, -96, w * 0.56, -56, w * 0.5, -44], 10)),
    mass(
      'treads',
      round([-w * 0.86, -66, 0, -70, w * 0.86, -66, w * 1.08, -36, w * 0.86, 0, 0, 2, -w * 0.86, 0, -w * 1.08, -36]),
      { shade: 0.4 },
    ),
    ...[-0.72, -0.24, 0.24, 0.72].map((x) => panel('tread_wheel', oval(w * x, -33, 17))),
    ...[-0.72, -0.24, 0.24, 0.72].map((x) => area('treads', oval(w * x, -33, 5))),
  ],
};
