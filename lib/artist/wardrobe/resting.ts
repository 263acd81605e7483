import { at, both, box, line, mark, mass, oval, panel, rod, round, stroke, way } from '../kit/strokes';
import type { Ride } from './mounts';

/** The half width of a tub: more than the figure's, and wide enough for its height. */
const reachOf = (width: number, depth: number): number => Math.max(width * 1.36, depth * 0.72);

/** A round wooden tub. Its water is behind the figure, with foam and steam above the edge. */
export const HOT_TUB: Ride = {
  inside: true,
  behind: (w, h) => {
    const x = reachOf(w, h);
    return [
      ...both((s) => stroke('tub_water', way([s * x * 0.78, -h - 30, s * x * 0.7, -h - 52, s * x * 0.86, -h - 74]), 6)),
    ];
  },
  under: (w, h) => [
    mass('hot_tub', oval(0, -h, reachOf(w, h), 25), { shade: 0.2 }),
    mass('tub_water', oval(0, -h + 2, reachOf(w, h) * 0.92, 18), { thin: true, shade: 0.2 }),
  ],
  before: (w, h) => {
    const x = reachOf(w, h);
    const hoop = (y: number, share: number) =>
      mark(
        'tub_hoop',
        round([-x * 1.1, y - 6, 0, y + 10, x * 1.1, y - 6, x * 1.1, y + 6, 0, y + 22 * share, -x * 1.1, y + 6]),
      );
    return [
      mass(
        'hot_tub',
        round([
          -x,
          -h - 2,
          -x * 0.6,
          -h + 15,
          0,
          -h + 20,
          x * 0.6,
          -h + 15,
          x,
          -h - 2,
          x * 0.96,
          -h * 0.4,
          x * 0.88,
          8,
          x * 0.5,
          18,
          0,
          21,
          -x * 0.5,
          18,
          -x * 0.88,
          8,
          -x * 0.96,
          -h * 0.4,
        ]),
        { inside: [hoop(-h * 0.66, 1), hoop(-h * 0.14, 1)], shade: 0.7 },
      ),
      ...[-0.66, -0.33, 0, 0.33, 0.66].map((share) =>
        line('hot_tub', way([x * share, -h + 19 - 9 * Math.abs(share), x * share * 0.93, 17 - 5 * Math.abs(share)]), 3),
      ),
      ...at([-x * 0.74, -h + 4, -x * 0.5, -h + 10, x * 0.58, -h + 8, x * 0.8, -h + 1], (bx, by) =>
        mass('tub_foam', oval(bx, by, 15, 13), { thin: true, shade: 0.2 }),
      ),
    ];
  },
};

/** The half width of a hammock in half widths of the figure, its largest value on the canvas, and that of the posts. */
const HAMMOCK = { reach: 1.9, most: 212, posts: 182 };

const spanOf = (width: number): number => Math.min(HAMMOCK.most, width * HAMMOCK.reach);

/** A hammock of striped cloth between two posts, in front of the legs. */
export const HAMMOCK_RIDE: Ride = {
  inside: true,
  behind: (w) => {
    const x = spanOf(w);
    return [...both((s) => rod('hammock_post', [s * x, 10, s * x, -HAMMOCK.posts], 19, 15))];
  },
  under: (w, h) => {
    const x = spanOf(w);
    return [
      mass(
        'hammock_bed',
        round([-x, -h - 52, -x * 0.5, -h - 16, 0, -h - 6, x * 0.5, -h - 16, x, -h - 52, 0, -h + 40]),
        {
          shade: 0.2,
        },
      ),
    ];
  },
  before: (w, h) => {
    const x = spanOf(w);
    const low = Math.min(-16, -h * 0.22);
    const stripe = (share: number) => mark('hammock_stripe', box(x * share, -h * 0.5, x * 0.15, h * 2.4 + 80, 2));
    return [
      mass(
        'hammock_bed',
        round([
          -x,
          -h - 54,
          -x * 0.62,
          -h - 2,
          0,
          -h + 18,
          x * 0.62,
          -h - 2,
          x,
          -h - 54,
          x * 0.7,
          low - 6,
          0,
          low + 14,
          -x * 0.7,
          low - 6,
        ]),
        { inside: [-0.68, -0.23, 0.23, 0.68].map(stripe), shade: 0.7 },
      ),
      ...both((s) => panel('hammock_post', oval(s * x, -h - 54, 8, 8))),
    ];
  },
};

/** A deck chair: striped cloth on a wooden frame behind the figure, and the seat under its legs. */
export const DECK_CHAIR: Ride = {
  behind: (w) => [
    ...both((s) => rod('deck_frame', [s * w * 0.98, 8, s * w * 0.98, -228], 15)),
    mass('deck_chair', box(0, -128, w * 1.8, 190, 10), {
      inside: [-0.6, -0.2, 0.2, 0.6].map((x) => mark('deck_stripe', box(x * w, -128, w * 0.2, 260, 1))),
    }),
    rod('deck_frame', [-w * 1.04, -220, w * 1.04, -220], 17),
  ],
  under: (w) => [
    ...both((s) => rod('deck_frame', [s * w * 1.02, -42, s * w * 1.14, 12], 15)),
    mass('deck_chair', box(0, -48, w * 1.9, 36, 12), {
      inside: [-0.6, -0.2, 0.2, 0.6].map((x) => mark('deck_stripe', box(x * w, -48, w * 0.2, 80, 1))),
    }),
    rod('deck_frame', [-w * 1.1, -32, w * 1.1, -32], 17),
  ],
};

/** An armchair: its back and arms behind the figure, its seat under the legs. */
export const ARMCHAIR: Ride = {
  behind: (w) => [
    mass('armchair', round([-w * 0.98, -216, 0, -236, w * 0.98, -216, w * 1.04, -40, 0, -24, -w * 1.04, -40])),
    ...both((s) => mass('armchair', box(s * w * 1.12, -74, w * 0.42, 118, 24))),
  ],
  under: (w) => [
    ...both((s) => rod('chair_foot', [s * w * 0.98, -10, s * w * 1.04, 12], 15, 10)),
    mass('armchair', box(0, -30, w * 2.1, 44, 14)),
    mass('chair_cushion', box(0, -64, w * 1.86, 36, 15)),
  ],
};
