import type { AnimationClip, Keyframe, StateKey, Track } from '@/lib/core/clip/schema';

/** The address of a track in a clip: a part and one of its properties. */
export interface TrackAddress {
  part: string;
  prop: Track['prop'];
}

/** A key of a numeric track or of a drawing track. */
export type AnyKey = Keyframe | StateKey;

/** The name of a track, unique in its clip: `head rotate`. */
export const trackName = ({ part, prop }: TrackAddress): string => `${part} ${prop}`;

/** The name of a key, unique in its clip: `head rotate 2`. */
export const keyName = (track: TrackAddress, index: number): string => `${trackName(track)} ${index}`;

/** The track of a key's name, and the index of the key in it. */
export function addressOf(name: string): TrackAddress & { index: number } {
  const [part = '', prop = 'rotate', index = '-1'] = name.split(' ');
  return { part, prop: prop as Track['prop'], index: Number(index) };
}

/** The track at an address; null if the clip has none. */
export const trackIn = ({ tracks }: AnimationClip, { part, prop }: TrackAddress): Track | null =>
  tracks.find((track) => track.part === part && track.prop === prop) ?? null;

/** The key of a name; null if it no longer exists. */
export function keyIn(clip: AnimationClip, name: string): AnyKey | null {
  const { index, ...track } = addressOf(name);
  return trackIn(clip, track)?.keys[index] ?? null;
}

/** The names of the keys of a track, in order of time. */
export const keyNames = (track: Track): string[] => track.keys.map((_, index) => keyName(track, index));

/** The names whose keys exist; returns the same array if all do. */
export function existingKeys(clip: AnimationClip | null, names: readonly string[]): readonly string[] {
  const kept = clip ? names.filter((name) => keyIn(clip, name)) : [];
  return kept.length === names.length ? names : kept;
}
