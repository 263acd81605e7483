import type { FaceMood, RestPoseId } from '@/lib/core/sheet/vocabulary';

/** Poses with closed eyes, and those in which the eyes of the sleepy are closed. */
const SHUT_IN: ReadonlySet<RestPoseId> = new Set(['sleeping', 'curled_up', 'howling']);
const LYING_IN: ReadonlySet<RestPoseId> = new Set(['lying', 'lying_on_back', 'lying_on_belly']);

/** Whether the eyes are closed in a pose; null is no pose. */
export const isShutIn = (pose: RestPoseId | null, mood: FaceMood): boolean =>
  pose !== null && (SHUT_IN.has(pose) || (mood === 'sleepy' && LYING_IN.has(pose)));
