import type { AnimationClip, Keyframe, StateKey, Track } from '@/lib/core/clip/schema';

/** Which track of a clip: a part and what it moves. */
export interface TrackAddress {
  part: string;
  prop: Track['prop'];
}

/** A key of a track of either kind. */
export type AnyKey = Keyframe | StateKey;

/** The name of a track, unique in its clip: `head rotate`. */
export const trackName = ({ part, prop }: TrackAddress): string => `${part} ${prop}`;

/** The name of a key, unique in its clip: `head rotate 2`. */
export const keyName = (track: TrackAddress, index: number): string => `${trackName(track)} ${index}`;

/** The track that a key's name is of, and its index there. */
export function addressOf(name: string): TrackAddress & { index: number } {
  const [part = '', prop = 'rotate', index = '-1'] = name.split(' ');
  return { part, prop: prop as Track['prop'], index: Number(index) };
}

/** A track of a clip; null where it has none for that. */
export const trackIn = ({ tracks }: AnimationClip, { part, prop }: TrackAddress): Track | null =>
  tracks.find((track) => track.part === part && track.prop === prop) ?? null;

/** A key by its name; null where it is gone. */
export function keyIn(clip: AnimationClip, name: string): AnyKey | null {
  const { index, ...track } = addressOf(name);
  return trackIn(clip, track)?.keys[index] ?? null;
}

/** The names of the keys of a track, in order of time. */
export const keyNames = (track: Track): string[] => track.keys.map((_, index) => keyName(track, index));

/** Of these names, those whose keys exist; the same list where all do. */
export function existingKeys(clip: AnimationClip | null, names: readonly string[]): readonly string[] {
  const kept = clip ? names.filter((name) => keyIn(clip, name)) : [];
  return kept.length === names.length ? names : kept;
}
