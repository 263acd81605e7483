import { thing } from '../thing';

/** Draws a slice of bread with its crust. */
export const toast = thing({ rx: 124, ry: 126 }, ({ ink, even, evenPoly }) => {
  const outline = even([
    [0, -126],
    [72, -130],
    [122, -100],
    [122, -52],
    [106, -28, 0.4],
    [110, 90],
    [96, 124],
    [0, 128],
  ]);
  const crumb = even([
    [0, -106],
    [66, -110],
    [102, -88],
    [102, -56],
    [86, -32, 0.4],
    [90, 84],
    [80, 104],
    [0, 108],
  ]);
  return {
    outline,
    face: { y: 14, rx: 86, ry: 76 },
    shoulder: [96, 36],
    hip: [50, 112],
    hat: { y: -112, width: 78 },
    over:
      ink.mass(crumb, 'belly', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(
        evenPoly(
          [
            [30, -96],
            [34, -64],
          ],
          9,
        ),
        'marking',
        { shade: 0.6, width: ink.look.inner },
      ),
  };
});
