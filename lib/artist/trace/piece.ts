import type { Labels } from './regions';

/** The parts that eyes become, from left to right. */
export const EYES = ['eye_left', 'eye_right'] as const;

/** Whether a part lies on the surface of another. */
export const isFeature = (id: string): boolean => id === 'mouth' || (EYES as readonly string[]).includes(id);

/**
 * One part of the figure as labels: what the picture shows of it, and what it is thought to have where others cover it.
 */
export interface FigurePiece {
  id: string;
  labels: Labels;
  /** 1 at each pixel where it is this piece that the picture shows. */
  shown: Uint8Array;
  /** Whether it lies over what carries it. */
  isFront: boolean;
}
