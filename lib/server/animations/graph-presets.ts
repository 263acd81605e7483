import { ApiError } from '@/lib/contract/errors';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { PRESET_NAMES, type AnimationClip, type PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { presetsInThread } from './compose';

/** Clips of presets by their names. */
export type PresetClips = Partial<Record<PresetName, AnimationClip>>;

/**
 * The presets that the states of a graph play, composed for a rig, without those whose name is that of an own
 * animation. None for a rig that takes too long.
 */
export async function presetsOfGraph(
  spec: MascotSpec,
  { states }: CanvasGraph,
  own: readonly string[],
): Promise<PresetClips> {
  const played = new Set(states.map(({ animation }) => animation));
  const presets = PRESET_NAMES.filter((name) => played.has(name) && !own.includes(name));
  try {
    const clips = await presetsInThread(spec, presets);
    return Object.fromEntries(presets.map((name, at) => [name, clips[at]]));
  } catch (error) {
    if (error instanceof ApiError) return {};
    throw error;
  }
}
