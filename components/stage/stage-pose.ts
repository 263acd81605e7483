import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pose } from '@/lib/core/rig/pose';
import type { Rig } from '@/lib/core/rig/rig';
import type { StagePlayhead } from './playhead';

/** The pose that the mascot was given by hand, over the moment of its motion; and what the stage shows now. */
export interface StagePose {
  held: StoreApi<{ pose: Pose }>;
  /** The rig and the whole pose as they are on the stage; the stage writes it with each frame. */
  shown: StoreApi<{ rig: Rig | null; pose: Pose }>;
}

/** No pose but that of the motion. */
export const NO_POSE: Pose = {};

/** No pose by hand; one that is given ends when the motion plays on. */
export function createStagePose(playhead: StagePlayhead): StagePose {
  const held = createStore<{ pose: Pose }>(() => ({ pose: NO_POSE }));
  playhead.subscribe((now, before) => {
    if (now.playing && !before.playing && held.getState().pose !== NO_POSE) held.setState({ pose: NO_POSE });
  });
  return { held, shown: createStore<{ rig: Rig | null; pose: Pose }>(() => ({ rig: null, pose: NO_POSE })) };
}

/** A motion's pose with the one given by hand over it. */
export function withHeld(motion: Pose, held: Pose): Pose {
  if (held === NO_POSE) return motion;
  const both: Record<string, Pose[string]> = { ...motion };
  for (const [id, pose] of Object.entries(held)) both[id] = { ...motion[id], ...pose };
  return both;
}
