/** The aspects that the critic judges. Of aspects with similar costs, the first ones are reported. */
export const DESIGN_ASPECTS = ['asked', 'face', 'arms', 'colors', 'silhouette', 'balance', 'legs', 'frame'] as const;
/** An aspect of a design. */
export type DesignAspect = (typeof DESIGN_ASPECTS)[number];

/** The verdict on one aspect: its cost, and a sentence about the drawing. */
export interface Verdict {
  aspect: DesignAspect;
  /** 0 for no fault; 1 for a fault that everybody sees at once. */
  cost: number;
  sentence: string;
}

/** The relative shortfall of a value below its target, from 0 to 1. */
export const shortfall = (value: number, wanted: number): number => Math.max(0, Math.min(1, (wanted - value) / wanted));
