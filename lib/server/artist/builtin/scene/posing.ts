import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { SceneBrief } from './reading';
import type { SettingId } from './settings';

/** The telling moment of each motion, as a share of its length. */
const MOMENTS: Record<PresetName, number> = {
  idle: 0.1, wave: 0.42, nod: 0.35, shake: 0.3, bounce: 0.25, celebrate: 0.4, jump: 0.42, talk: 0.34, sad: 0.6, surprised: 0.4, dance: 0.3, think: 0.5, working: 0.2, listen: 0.5, sleep: 0.5,
};

/** What a mascot does of itself in a place when the words do not say. */
const MANNERS: Partial<Record<SettingId, PresetName>> = {};

/** A pose that suits the words, or the place: a clip and the second to hold it at. */
export function poseFor(spec: MascotSpec, brief: SceneBrief): { clip: AnimationClip; seconds: number; name: PresetName } {
  const name = brief.pose ?? MANNERS[brief.setting] ?? 'idle';
  const clip = presetClip(spec, name);
  return { clip, seconds: clip.duration * MOMENTS[name], name };
}
