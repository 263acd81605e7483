import { both, box, line, mass, oval, rod, round, way } from '../kit/strokes';
import type { Ride } from './mounts';

/** The half width of a bed: more than that of the figure in it. */
const reachOf = (width: number): number => Math.min(190, Math.max(width * 1.4, 140));

/** A bed seen from its foot: headboard and pillow behind the figure, a blanket with a folded sheet over its lap. */
export const BED: Ride = {
  inside: true,
  behind: (w, h) => {
    const x = reachOf(w);
    return [
      ...both((s) => mass('bed', oval(s * x * 1.04, -h - 112, 17, 17))),
      mass('bed', round([-x * 1.06, -h - 96, 0, -h - 140, x * 1.06, -h - 96, x * 1.06, 4, 0, 10, -x * 1.06, 4])),
      mass(
        'bed_pillow',
        round([-x * 0.86, -h - 98, 0, -h - 110, x * 0.86, -h - 98, x * 0.92, -h + 6, -x * 0.92, -h + 6]),
      ),
    ];
  },
  under: (w, h) => [mass('bed_linen', box(0, -h / 2, reachOf(w) * 1.9, h, 16), { shade: 0.2 })],
  before: (w, h) => {
    const x = reachOf(w);
    return [
      ...both((s) => rod('bed', [s * x * 0.9, -6, s * x * 0.9, 18], 18, 14)),
      mass(
        'bed_cover',
        round([-x, -h + 6, -x * 0.5, -h - 8, 0, -h - 14, x * 0.5, -h - 8, x, -h + 6, x * 1.03, 4, 0, 12, -x * 1.03, 4]),
      ),
      ...[-0.5, 0, 0.5].map((share) => line('bed_cover', way([share * x, -h + 30, share * x * 1.06, 4]), 3)),
      line('bed_cover', way([-x * 0.98, -h * 0.4, 0, -h * 0.4 + 10, x * 0.98, -h * 0.4]), 3),
      mass(
        'bed_linen',
        round([
          -x,
          -h - 2,
          -x * 0.5,
          -h - 16,
          0,
          -h - 22,
          x * 0.5,
          -h - 16,
          x,
          -h - 2,
          x,
          -h + 22,
          0,
          -h + 12,
          -x,
          -h + 22,
        ]),
        { shade: 0.2 },
      ),
    ];
  },
};

/** A bed from the side, below a figure that lies on it. */
export const LOW_BED: Ride = {
  behind: (w) => both((s) => mass('bed', box(s * w * 0.98, -62, 20, 136, 9))),
  under: (w) => [
    mass('bed_linen', box(0, -42, w * 1.92, 36, 14), { shade: 0.3 }),
    mass('bed_cover', box(0, -22, w * 1.94, 30, 8)),
    mass('bed', box(0, -2, w * 1.98, 18, 6)),
  ],
};
