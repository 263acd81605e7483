import { round } from '@/lib/core/geometry/number-text';
import type { AnimationClip, Track } from '@/lib/core/clip/schema';
import { valueBound } from '@/lib/core/clip/track-props';
import { addressOf, keyName, trackName, type AnyKey, type TrackAddress } from './keys';

/** The result of a change of keys: the clip, and the new names of the changed keys. */
export interface EditedKeys {
  clip: AnimationClip;
  keys: string[];
}

/** A key in the result of an edit; `chosen` marks those that the edit changed. */
export interface KeyEntry {
  key: AnyKey;
  chosen: boolean;
}

/** Times closer than this count as equal, as a share of the clip; it is a hundredth of a frame in 20 seconds. */
const SAME_TIME = 1e-5;
const TIME_DIGITS = 6;

const isAt = (a: AnyKey, b: AnyKey): boolean => Math.abs(a.t - b.t) < SAME_TIME;

/** A time in the form that clips store: limited to 0 to 1, and rounded. */
const clipTime = (t: number): number => round(Math.min(Math.max(t, 0), 1), TIME_DIGITS);

/** A value limited to the range of its property. */
export function allowedValue(prop: Track['prop'], value: AnyKey['v']): AnyKey['v'] {
  if (prop === 'state' || typeof value === 'string') return value;
  const bound = prop === 'opacity' ? 1 : valueBound(prop);
  const least = prop === 'opacity' ? 0 : -bound;
  return round(Math.min(Math.max(value, least), bound), 4);
}

/**
 * A track with other keys, sorted by time; a chosen key replaces others at its time.
 * Null if no keys remain.
 */
function withEntries(track: Track, entries: readonly KeyEntry[]): { track: Track; keys: string[] } | null {
  const chosen = entries.filter((entry) => entry.chosen);
  const kept = entries.filter(
    (entry, at) =>
      (entry.chosen || !chosen.some(({ key }) => isAt(key, entry.key))) &&
      !entries.slice(at + 1).some((later) => later.chosen && entry.chosen && isAt(later.key, entry.key)),
  );
  const sorted = kept.toSorted((a, b) => a.key.t - b.key.t);
  if (sorted.length === 0) return null;
  const changed = { ...track, keys: sorted.map(({ key }) => key) } as Track;
  return { track: changed, keys: sorted.flatMap((entry, index) => (entry.chosen ? [keyName(track, index)] : [])) };
}

/** Edits the named keys one by one; `edit` returns the entries that replace each key. */
export function editKeys(
  clip: AnimationClip,
  names: readonly string[],
  edit: (key: AnyKey, track: Track) => KeyEntry[],
): EditedKeys {
  const chosen = new Set(names);
  const touched = new Set(names.map((name) => trackName(addressOf(name))));
  const keys: string[] = [];
  const tracks = clip.tracks.flatMap((track): Track[] => {
    if (!touched.has(trackName(track))) return [track];
    const entries = track.keys.flatMap((key, index) =>
      chosen.has(keyName(track, index)) ? edit(key, track) : [{ key, chosen: false }],
    );
    const changed = withEntries(track, entries);
    if (!changed) return [];
    keys.push(...changed.keys);
    return [changed.track];
  });
  return { clip: { ...clip, tracks }, keys };
}

/** Adds a key to a track, which is created if it does not exist; the key replaces another one at its time. */
export function addKey(clip: AnimationClip, address: TrackAddress, key: AnyKey): EditedKeys {
  const at = clip.tracks.findIndex(({ part, prop }) => part === address.part && prop === address.prop);
  const track = clip.tracks[at] ?? ({ part: address.part, prop: address.prop, keys: [] } as unknown as Track);
  const added = withEntries(track, [
    ...track.keys.map((each) => ({ key: each, chosen: false })),
    { key: { ...key, t: clipTime(key.t), v: allowedValue(address.prop, key.v) } as AnyKey, chosen: true },
  ]);
  if (!added) return { clip, keys: [] };
  const tracks = at < 0 ? [...clip.tracks, added.track] : clip.tracks.with(at, added.track);
  return { clip: { ...clip, tracks }, keys: added.keys };
}

/** Removes keys; a track without keys is removed too. */
export const removeKeys = (clip: AnimationClip, names: readonly string[]): EditedKeys =>
  editKeys(clip, names, () => []);

/** The range by which keys can be moved together without leaving the clip, as shares of its duration. */
function roomOf(times: readonly number[]): { least: number; most: number } {
  return { least: -Math.min(...times), most: 1 - Math.max(...times) };
}

/** Moves keys by seconds, limited so that all stay in the clip; `copies` keeps the original keys. */
export function moveKeys(clip: AnimationClip, names: readonly string[], seconds: number, copies = false): EditedKeys {
  const times = names.flatMap((name) => timeIn(clip, name) ?? []);
  if (times.length === 0) return { clip, keys: [] };
  const { least, most } = roomOf(times);
  const by = Math.min(Math.max(seconds / clip.duration, least), most);
  if (by === 0) return { clip, keys: [...names] };
  return editKeys(clip, names, (key) => [
    ...(copies ? [{ key, chosen: false }] : []),
    { key: { ...key, t: clipTime(key.t + by) }, chosen: true },
  ]);
}

function timeIn({ tracks }: AnimationClip, name: string): number | undefined {
  const { part, prop, index } = addressOf(name);
  return tracks.find((track) => track.part === part && track.prop === prop)?.keys[index]?.t;
}

/** Sets the value or the easing of keys; keys of a track that cannot have it stay unchanged. */
export const setKeys = (
  clip: AnimationClip,
  names: readonly string[],
  change: { v?: AnyKey['v']; ease?: string },
): EditedKeys =>
  editKeys(clip, names, (key, track) => {
    const isState = track.prop === 'state';
    const v = change.v !== undefined && (typeof change.v === 'string') === isState ? change.v : key.v;
    const eased = change.ease !== undefined && !isState ? { ease: change.ease } : {};
    return [{ key: { ...key, ...eased, v: allowedValue(track.prop, v) } as AnyKey, chosen: true }];
  });
