import { ApiError } from '@/lib/contract/errors';
import { checkClip } from '@/lib/core/clip/check';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { problemLines } from '@/lib/core/problem';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Validates a clip against a rig; throws `invalid_request` with every problem found. */
export function requireClip(spec: MascotSpec, clip: unknown): AnimationClip {
  const checked = checkClip(clip, spec);
  if (!checked.ok) throw new ApiError('invalid_request', 'Clip is invalid.', problemLines(checked.problems));
  return checked.value;
}
