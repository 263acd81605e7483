/**
 * A spread tail to the right; nodes and pivot are pixels of the reference figure from the centre of the trunk, y down.
 */
export const TAIL = {
  nodes: [
    [30, 42],
    [96, 37],
    [158, 17, 0.4],
    [152, 52, 0.4],
    [168, 75, 0.4],
    [100, 85],
    [30, 83],
  ],
  material: 'accent',
  pivot: [48, 62],
} as const;

/** A tail that is held up behind the body. */
export const COCKED = {
  nodes: [
    [44, 40],
    [86, -12],
    [120, -58, 0.5],
    [136, -30, 0.5],
    [160, -22, 0.5],
    [128, 36],
    [56, 76],
  ],
  material: 'accent',
  pivot: [62, 50],
} as const;

/** A long tail to the right. */
export const LONG_TAIL = {
  nodes: [
    [26, 40],
    [92, 62],
    [150, 78],
    [178, 104, 0.6],
    [120, 112],
    [60, 96],
    [24, 80],
  ],
  material: 'accent',
  pivot: [46, 66],
} as const;
