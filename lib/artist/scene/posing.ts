import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { putOn } from '../dressing';
import type { SceneBrief } from './reading';
import type { SettingId } from './settings';

/** The telling moment of each motion, as a share of its length. */
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

/** What a mascot does of itself in a place when the words do not say. */
const MANNERS: Partial<Record<SettingId, PresetName>> = {
  beach: 'wave',
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

/** A pose that suits the words, or the place: a clip and the second to hold it at. */
export function poseFor(
  spec: MascotSpec,
  brief: SceneBrief,
): { clip: AnimationClip; seconds: number; name: PresetName } {
  const name = brief.pose ?? MANNERS[brief.setting] ?? 'idle';
  const clip = presetClip(spec, name);
  return { clip, seconds: clip.duration * MOMENTS[name], name };
}

/** The mascot with what the words put on it or into its hands, as far as it can wear that. */
export function dressedFor(
  spec: MascotSpec,
  brief: SceneBrief,
): { spec: MascotSpec; refused: { item: string; why: string }[] } {
  if (brief.wear.length === 0) return { spec, refused: [] };
  const accepted = acceptSpec(spec);
  if (!accepted.ok) return { spec, refused: [] };
  return putOn(accepted.value.spec, brief.wear);
}
