import type { ComposedClip, ArtistContext } from '@/lib/artist/types';
import type { ModelTool } from '../../tool';
import { finishMotion } from './finish';
import { holdInHand } from './hand';
import { askCritic } from './judge';
import { lookAtPose, lookAtStrip } from './look';
import { putModifiers, removeModifiers } from './modifiers';
import { putProp } from './props';
import type { MotionSketch } from './sketch';
import { reachWithLimb } from './reach';
import { startFromPreset, startFromWords } from './start';
import { putTracks, removeTracks, setTiming } from './tracks';

/** The tools of one motion of one mascot; `name` is the requested one. */
export function motionTools(
  sketch: MotionSketch,
  name: string | undefined,
  context: ArtistContext,
): ModelTool<ComposedClip>[] {
  return [
    setTiming(sketch),
    putTracks(sketch),
    removeTracks(sketch),
    putProp(sketch),
    holdInHand(sketch),
    reachWithLimb(sketch),
    putModifiers(sketch),
    removeModifiers(sketch),
    startFromPreset(sketch),
    startFromWords(sketch, context),
    lookAtPose(sketch),
    lookAtStrip(sketch),
    askCritic(sketch),
    finishMotion(sketch, name),
  ];
}
