import type { RestPoseId } from '@/lib/core/sheet/vocabulary';
import type { GarmentId } from '../words/garment-ids';
import { LYING_POSES, type RestPose } from './rest-poses';

/** Seats that are long enough to lie on, with their heights in pixels of the reference figure. */
export const BEDS: Readonly<Partial<Record<GarmentId, number>>> = {
  hammock_bed: 62,
  armchair: 68,
  deck_chair: 58,
  bed: 56,
};

/** Poses for which a figure in a hammock lies on its back. */
const RESTS: ReadonlySet<RestPoseId> = new Set(['lying', 'sleeping', 'curled_up', 'lying_on_back']);

/** How an upright figure lies in a pose, on its seats or on the floor; undefined if it does not lie. */
export function lyingPose(pose: RestPoseId, seats: readonly GarmentId[]): RestPose | undefined {
  const heights = seats.map((item) => BEDS[item]);
  if (heights.includes(undefined)) return undefined;
  const lying = LYING_POSES[seats.includes('hammock_bed') && RESTS.has(pose) ? 'lying_on_back' : pose];
  return lying && { ...lying, lift: Math.max(0, ...heights.map((height) => height ?? 0)) };
}
