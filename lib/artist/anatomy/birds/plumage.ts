import type { HalfMark } from './winged-form';

/** A pale breast, as the right half of a marking in half widths and half heights of the trunk. */
export const BREAST: readonly HalfMark[] = [
  {
    nodes: [
      [0, -0.9],
      [0.5, -0.8],
      [0.74, -0.3],
      [0.76, 0.3],
      [0.56, 0.78],
      [0, 1.02],
    ],
    material: 'belly',
  },
];

/** A dark band across a trunk or head at height y, in half heights from its centre. */
export const band = (y: number): HalfMark => ({
  nodes: [
    [0, y - 0.05],
    [1.2, y - 0.13],
    [1.2, y + 0.11],
    [0, y + 0.2],
  ],
  material: 'marking',
});

/** A dark patch on the top of the head, down to the eyes. */
export const CAP: HalfMark = {
  nodes: [
    [0, -1.2],
    [1.2, -1.2],
    [1.1, -0.36],
    [0.62, -0.4],
    [0.26, -0.3],
    [0, -0.42, 0.5],
  ],
  material: 'accent',
};
