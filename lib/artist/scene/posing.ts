import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { putOn } from '../dressing';
import type { SceneBrief } from './reading';
import type { SettingId } from './settings';

/** The moment of each motion that is shown in a still, as a share of its duration. */
const MOMENTS: Record<PresetName, number> = {
  idle: 0.15,
  wave: 0.27,
  nod: 0.35,
  shake: 0.3,
  bounce: 0.25,
  celebrate: 0.55,
  jump: 0.45,
  talk: 0.16,
  sad: 0.65,
  surprised: 0.45,
  dance: 0.85,
  think: 0.45,
  working: 0.25,
  listen: 0.15,
  sleep: 0.25,
};

/** The default pose of a mascot in each setting. */
const USUAL_POSES: Partial<Record<SettingId, PresetName>> = {
  beach: 'wave',
  wave: 'celebrate',
  fireside: 'idle',
  city: 'wave',
  cafe: 'idle',
  party: 'celebrate',
  christmas: 'wave',
  stage: 'talk',
  classroom: 'talk',
  library: 'think',
  laboratory: 'think',
  bedroom: 'sleep',
  office: 'wave',
  sport: 'celebrate',
  gym: 'celebrate',
  halloween: 'surprised',
  space: 'wave',
  clouds: 'jump',
  castle: 'wave',
  server_room: 'wave',
  studio: 'wave',
};

/** The pose of the prompt, or the default of the setting: a clip and the moment to show, in seconds. */
export function poseFor(
  spec: MascotSpec,
  brief: SceneBrief,
): { clip: AnimationClip; seconds: number; name: PresetName } {
  const name = brief.pose ?? USUAL_POSES[brief.setting] ?? 'idle';
  const clip = presetClip(spec, name);
  return { clip, seconds: clip.duration * MOMENTS[name], name };
}

/** The mascot with the garments and props of the prompt that it can wear. */
export function dressedFor(
  spec: MascotSpec,
  brief: SceneBrief,
): { spec: MascotSpec; refused: { item: string; why: string }[] } {
  if (brief.wear.length === 0) return { spec, refused: [] };
  const accepted = acceptSpec(spec);
  if (!accepted.ok) return { spec, refused: [] };
  return putOn(accepted.value.spec, brief.wear);
}
