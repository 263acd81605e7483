/** The pose of one part: degrees, canvas pixels, factors, opacity 0..1, shown state (null: the part's own svg). */
export interface PartPose {
  rotate: number;
  translateX: number;
  translateY: number;
  scaleX: number;
  scaleY: number;
  opacity: number;
  state: string | null;
}

/** The differences from rest by part id; a part that is missing is at rest. */
export type Pose = Readonly<Record<string, Partial<PartPose>>>;

/** The pose of a part at rest. */
export const REST: Readonly<Omit<PartPose, 'state'>> = {
  rotate: 0,
  translateX: 0,
  translateY: 0,
  scaleX: 1,
  scaleY: 1,
  opacity: 1,
};
