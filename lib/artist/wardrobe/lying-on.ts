import { both, box, line, mark, mass, panel, oval, rod, round, way } from '../kit/strokes';
import type { UnderId } from '../kit/under';
import { LOW_BED } from './bed';
import type { Ride } from './mounts';

/** The half width of a thing that a figure lies on, in units of the reference figure. */
export const LYING_WIDTH = 204;

/** A sofa for two: its back and arms behind the figure, its cushions below it. */
const SOFA: Ride = {
  behind: (w) => [
    mass('armchair', round([-w * 0.94, -150, 0, -166, w * 0.94, -150, w, -40, 0, -24, -w, -40])),
    line('armchair', way([0, -158, 0, -80]), 4),
    ...both((s) => mass('armchair', box(s * w * 0.98, -66, w * 0.22, 104, 22))),
  ],
  under: (w) => [
    ...both((s) => rod('chair_foot', [s * w * 0.88, -10, s * w * 0.92, 12], 15, 10)),
    mass('armchair', box(0, -26, w * 1.96, 42, 14)),
    ...both((s) => mass('chair_cushion', box(s * w * 0.44, -58, w * 0.86, 32, 13))),
  ],
};

/** A hammock whose front edge covers the lower half of the figure in it. */
const HAMMOCK: Ride = {
  inside: true,
  behind: (w) => both((s) => rod('hammock_post', [s * w, 10, s * w, -198], 17, 14)),
  under: (w) => [
    mass('hammock_bed', round([-w, -186, -w * 0.5, -120, 0, -104, w * 0.5, -120, w, -186, 0, -60]), { shade: 0.2 }),
  ],
  before: (w) => {
    const stripe = (share: number) => mark('hammock_stripe', box(w * share, -90, w * 0.13, 240, 2));
    return [
      mass(
        'hammock_bed',
        round([-w, -186, -w * 0.6, -112, 0, -84, w * 0.6, -112, w, -186, w * 0.7, -66, 0, -26, -w * 0.7, -66]),
        { inside: [-0.64, -0.22, 0.22, 0.64].map(stripe), shade: 0.7 },
      ),
      ...both((s) => panel('hammock_post', oval(s * w, -186, 8, 8))),
    ];
  },
};

/** A sun lounger: striped cloth on a low wooden frame. */
const LOUNGER: Ride = {
  under: (w) => [
    ...both((s) => rod('deck_frame', [s * w * 0.74, -40, s * w * 0.84, 12], 15)),
    mass('deck_chair', box(0, -50, w * 1.9, 24, 11), {
      inside: [-0.72, -0.36, 0, 0.36, 0.72].map((x) => mark('deck_stripe', box(x * w, -50, w * 0.16, 60, 1))),
    }),
    rod('deck_frame', [-w, -36, w, -36], 15),
  ],
};

/** The things that a figure may lie on instead of sitting. */
export const LYING_RIDES: Readonly<Partial<Record<UnderId, Ride>>> = {
  armchair: SOFA,
  hammock_bed: HAMMOCK,
  deck_chair: LOUNGER,
  bed: LOW_BED,
};
