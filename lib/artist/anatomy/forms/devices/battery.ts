import { thing } from '../thing';

/** A battery with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const battery = thing({ rx: 92, ry: 150 }, (bench) => {
  const { ink, box, poly, at } = bench;
  const cap = box(0, -140, 84, 44, 12);
  return {
    outline: box(0, 8, 184, 284, 30),
    face: { y: -2, rx: 84, ry: 78 },
    shoulder: [80, 42],
    hip: [42, 132],
    hat: { y: -124, width: 64 },
    inside: [{ path: box(0, -110, 240, 90, 2), material: 'accent' }],
    over: ink.mass(
      poly(
        [
          [14, 62],
          [-26, 104],
          [-4, 104],
          [-14, 138],
          [28, 92],
          [4, 92],
        ],
        4,
      ),
      'belly',
      { shade: 0, width: ink.look.inner },
    ),
    beside: [{ id: 'terminal', z: 14, pivot: at(0, -130), rims: [cap], svg: ink.mass(cap, 'marking', { shade: 0.5 }) }],
  };
});
