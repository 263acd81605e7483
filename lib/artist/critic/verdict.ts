/** The aspects of a design that the critic judges, what is said of them first stands first. */
export const DESIGN_ASPECTS = ['asked', 'face', 'arms', 'colors', 'silhouette', 'balance', 'legs', 'frame'] as const;
export type DesignAspect = (typeof DESIGN_ASPECTS)[number];

/** What the critic says of one aspect: a sentence that is true of the drawing, and what it costs the design. */
export interface Verdict {
  aspect: DesignAspect;
  /** 0 where nothing is wrong; 1 is a fault that anybody sees at once. */
  cost: number;
  sentence: string;
}

/** How far a value is below what it should reach, from 0 to 1. */
export const shortfall = (value: number, wanted: number): number => Math.max(0, Math.min(1, (wanted - value) / wanted));
