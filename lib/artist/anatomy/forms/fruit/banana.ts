import { thing } from '../thing';

/** A banana with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const banana = thing({ rx: 108, ry: 166 }, ({ ink, blob, straight }) => {
  const outline = blob([
    [-34, -166, 0.4],
    [-2, -172, 0.4],
    [12, -134],
    [62, -92],
    [94, -18],
    [92, 58],
    [58, 128],
    [4, 164, 0.2],
    [-26, 158, 0.5],
    [-26, 134, 0.3],
    [-58, 88],
    [-72, 20],
    [-70, -50],
    [-46, -110],
    [-38, -140],
  ]);
  const top = blob([
    [-60, -200],
    [30, -200],
    [18, -142],
    [-10, -148],
    [-56, -138],
  ]);
  const tip = blob([
    [-50, 150, 0.3],
    [-18, 136],
    [8, 150],
    [20, 190],
    [-50, 190],
  ]);
  return {
    outline,
    face: { x: 10, y: -14, rx: 80, ry: 82 },
    shoulder: [78, 34],
    leftShoulder: [56, 34],
    hip: [24, 126],
    hat: { y: -134, width: 52 },
    inside: [
      { path: top, material: 'accent' },
      { path: tip, material: 'accent' },
    ],
    over: ink.line(straight(20, -122, 62, -76), 'body') + ink.line(straight(70, 74, 44, 116), 'body'),
    feet: 'accent',
  };
});
