import { thing } from '../thing';

/** An avocado with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const avocado = thing({ rx: 116, ry: 146 }, ({ ink, even, oval }) => {
  const outline = even([
    [0, -148],
    [50, -134],
    [74, -82],
    [98, -14],
    [118, 60],
    [92, 124],
    [0, 148],
  ]);
  const flesh = even([
    [0, -128],
    [38, -116],
    [56, -74],
    [80, -6],
    [98, 62],
    [76, 110],
    [0, 128],
  ]);
  return {
    outline,
    face: { y: -32, rx: 78, ry: 62 },
    shoulder: [88, 18],
    hip: [44, 118],
    hat: { y: -124, width: 60 },
    over:
      ink.mass(flesh, 'belly', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(oval(0, 80, 40, 40), 'accent', { shade: 0.8, width: ink.look.inner }) +
      ink.area(oval(-13, 67, 10, 8), 'accent_light'),
  };
});
