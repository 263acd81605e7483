import type { Labels } from './regions';

/** The part ids of eyes, from left to right. */
export const EYES = ['eye_left', 'eye_right'] as const;

/** Whether a part is a feature on the surface of another part. */
export const isFeature = (id: string): boolean => id === 'mouth' || (EYES as readonly string[]).includes(id);

/** One part of the figure as labels: its visible pixels, and the estimated ones where others cover it. */
export interface FigurePiece {
  id: string;
  labels: Labels;
  /** 1 at each pixel where this piece is visible. */
  shown: Uint8Array;
  /** Whether it is painted above its carrier. */
  isFront: boolean;
}
