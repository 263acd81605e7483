import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pose } from '@/lib/core/rig/pose';
import type { Rig } from '@/lib/core/rig/rig';
import type { StagePlayhead } from './playhead';

/** The manual pose on top of the motion's pose, and the pose that the stage shows. */
export interface StagePose {
  held: StoreApi<{ pose: Pose }>;
  /** The rig and the full pose on the stage; the stage updates it with every frame. */
  shown: StoreApi<{ rig: Rig | null; pose: Pose }>;
}

/** An empty pose, which leaves the motion's pose unchanged. */
export const NO_POSE: Pose = {};

/** Creates an empty manual pose; it is cleared whenever playback starts. */
export function createStagePose(playhead: StagePlayhead): StagePose {
  const held = createStore<{ pose: Pose }>(() => ({ pose: NO_POSE }));
  playhead.subscribe((now, before) => {
    if (now.playing && !before.playing && held.getState().pose !== NO_POSE) held.setState({ pose: NO_POSE });
  });
  return { held, shown: createStore<{ rig: Rig | null; pose: Pose }>(() => ({ rig: null, pose: NO_POSE })) };
}

/** The motion's pose with the manual pose applied on top. */
export function withHeld(motion: Pose, held: Pose): Pose {
  if (held === NO_POSE) return motion;
  const both: Record<string, Pose[string]> = { ...motion };
  for (const [id, pose] of Object.entries(held)) both[id] = { ...motion[id], ...pose };
  return both;
}
