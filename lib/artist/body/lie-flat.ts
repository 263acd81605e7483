import type { BuildId } from '@/lib/core/sheet/vocabulary';
import { BUILD_MEASURES } from './builds';
import type { RestPosture } from './rest-poses';

/** The heights on a trunk between which its side is straight, as shares of the trunk. */
const CHEST = 0.24;
const HIPS = 0.78;
/** The largest additional lean, in degrees. */
const MAX_FLAT_DEGREES = 20;

/** Leans a trunk that lies on its back further if its hips are wide, so that its lower side and the head are low. */
export function lieFlat(posture: RestPosture, build: BuildId): RestPosture {
  if (posture.legs !== 'lie_back') return posture;
  const { outline, trunk } = BUILD_MEASURES[build];
  const halfAt = (height: number): number => outline.find(([share]) => share >= height)?.[1] ?? 0;
  const slope = (halfAt(HIPS) - halfAt(CHEST)) / ((HIPS - CHEST) * trunk);
  const extra = Math.min(MAX_FLAT_DEGREES, Math.max(0, (Math.atan(slope) * 180) / Math.PI));
  const s = Math.sign(posture.lean);
  return { ...posture, lean: posture.lean + s * extra, tilt: posture.tilt - s * extra };
}
