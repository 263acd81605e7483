import { puffy } from '../../../shape/curve';
import { thing } from '../thing';

/** A tree with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const tree = thing({ rx: 138, ry: 166, legs: 0, limits: [-12, 12] }, ({ ink, at, u, even, figure, oval }) => {
  const wide = Math.sqrt(figure.character.shape.width);
  const trunk = even([
    [0, 10],
    [34, 16],
    [34, 110],
    [64, 160, 0.4],
    [0, 166],
  ]);
  return {
    outline: puffy(...at(0, -48), 122 * u * wide, 104 * u, 9, 0.34),
    face: { y: -36, rx: 98, ry: 80 },
    shoulder: [104, 0],
    hip: [20, 150],
    hat: { y: -140, width: 76 },
    limbs: 'accent',
    inside: [
      [-84, -92, 12],
      [76, -106, 14],
      [104, -30, 10],
      [-104, -16, 10],
    ].map(([x = 0, y = 0, r = 0]) => ({ path: oval(x, y, r, r), material: 'belly' })),
    beside: [{ id: 'trunk', z: 12, pivot: at(0, 60), rims: [trunk], svg: ink.mass(trunk, 'accent', { shade: 0.7 }) }],
  };
});
