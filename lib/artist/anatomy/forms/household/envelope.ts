import { thing } from '../thing';

/** An envelope with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const envelope = thing({ rx: 140, ry: 96 }, ({ ink, box, poly, straight, oval }) => {
  const flap = poly(
    [
      [-140, -94],
      [140, -94],
      [0, 2],
    ],
    20,
  );
  return {
    outline: box(0, 0, 280, 192, 24),
    face: { y: 30, rx: 104, ry: 60 },
    shoulder: [124, 36],
    hip: [58, 80],
    hat: { y: -84, width: 84 },
    over:
      ink.line(straight(-132, 86, -84, 40), 'body') +
      ink.line(straight(132, 86, 84, 40), 'body') +
      ink.mass(flap, 'belly', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(oval(0, -16, 24, 22), 'accent', { shade: 0.4, width: ink.look.inner }) +
      ink.area(oval(-7, -23, 6, 5), 'glint', 0.7),
    limbs: 'accent',
  };
});
