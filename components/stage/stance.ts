import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pose } from '@/lib/core/rig/pose';
import type { Rig } from '@/lib/core/rig/rig';
import type { StagePlayhead } from './playhead';

/** The pose that hands have given the mascot, over the moment of its motion; and what the stage shows now. */
export interface Stance {
  held: StoreApi<{ pose: Pose }>;
  /** The rig and the whole pose as they are on the stage; the stage writes it with each frame. */
  shown: StoreApi<{ rig: Rig | null; pose: Pose }>;
}

/** No pose but that of the motion. */
export const AT_EASE: Pose = {};

/** A stance at ease; it lets go when the motion plays on. */
export function createStance(playhead: StagePlayhead): Stance {
  const held = createStore<{ pose: Pose }>(() => ({ pose: AT_EASE }));
  playhead.subscribe((now, before) => {
    if (now.playing && !before.playing && held.getState().pose !== AT_EASE) held.setState({ pose: AT_EASE });
  });
  return { held, shown: createStore<{ rig: Rig | null; pose: Pose }>(() => ({ rig: null, pose: AT_EASE })) };
}

/** A motion's pose with what hands hold over it. */
export function withHeld(motion: Pose, held: Pose): Pose {
  if (held === AT_EASE) return motion;
  const both: Record<string, Pose[string]> = { ...motion };
  for (const [id, pose] of Object.entries(held)) both[id] = { ...motion[id], ...pose };
  return both;
}
