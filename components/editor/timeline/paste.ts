import { EASES } from '@/lib/core/clip/ease-names';
import type { AnimationClip, Track } from '@/lib/core/clip/schema';
import { TRACK_PROPS } from '@/lib/core/clip/track-props';
import { addKey, allowedValue, type EditedKeys } from './edit-keys';
import { addressOf, keyIn, type AnyKey, type TrackAddress } from './keys';

/** A copied key with its track, and its seconds after the first of the copied keys. */
export interface CopiedKey extends TrackAddress {
  after: number;
  v: AnyKey['v'];
  ease?: string;
}

/** The JSON field that marks a clipboard text as copied keys. */
const MARK = 'liverig_keys';
/** The most keys that are pasted; a selection by hand has fewer. */
const MAX_COPIED_KEYS = 2000;

/** Copies of the named keys, the earliest first. */
export function copyKeys(clip: AnimationClip, names: readonly string[]): CopiedKey[] {
  const found = names.flatMap((name) => {
    const key = keyIn(clip, name);
    const { part, prop } = addressOf(name);
    return key ? [{ part, prop, key }] : [];
  });
  const first = Math.min(...found.map(({ key }) => key.t));
  return found
    .toSorted((a, b) => a.key.t - b.key.t)
    .map(({ part, prop, key: { t, ...rest } }) => ({ part, prop, after: (t - first) * clip.duration, ...rest }));
}

/** Copied keys as JSON text for the clipboard. */
export const textOfKeys = (keys: readonly CopiedKey[]): string => JSON.stringify({ [MARK]: keys });

/** The copied keys in a clipboard text; null if the text is something else. */
export function keysInText(text: string): CopiedKey[] | null {
  if (!text.startsWith(`{"${MARK}":`)) return null;
  try {
    const { [MARK]: list } = JSON.parse(text) as Record<string, unknown>;
    return Array.isArray(list) && list.length <= MAX_COPIED_KEYS && list.every(isCopied) ? list : null;
  } catch {
    return null;
  }
}

function isCopied(value: unknown): value is CopiedKey {
  if (typeof value !== 'object' || value === null) return false;
  const { part, prop, after, v, ease } = value as Record<string, unknown>;
  if (typeof part !== 'string' || typeof after !== 'number' || !(after >= 0)) return false;
  if (prop === 'state') return typeof v === 'string' && ease === undefined;
  return TRACK_PROPS.some((each) => each === prop) && typeof v === 'number' && EASES.some((each) => each === ease);
}

interface PasteInto {
  /** The moment of the first pasted key, in seconds. */
  at: number;
  /** The only selected part; keys that were copied from one part are pasted onto it. */
  onto: string | null;
  /** Whether a part can have a value, such as the name of one of its drawings. */
  fits: (part: string, prop: Track['prop'], v: AnyKey['v']) => boolean;
}

/** Pastes copied keys into a clip, the first at a moment; keys after the clip's end are left out. */
export function pasteKeys(clip: AnimationClip, copied: readonly CopiedKey[], into: PasteInto): EditedKeys {
  const isOfOnePart = new Set(copied.map(({ part }) => part)).size === 1;
  const targets = new Set<string>();
  let pasted = clip;
  const added: (TrackAddress & { t: number })[] = [];
  for (const { part: from, prop, after, v, ease } of copied) {
    const part = isOfOnePart && into.onto !== null ? into.onto : from;
    const t = (into.at + after) / clip.duration;
    if (t > 1 + 1e-9 || !into.fits(part, prop, v)) continue;
    const value = allowedValue(prop, v);
    const key = (prop === 'state' ? { t, v: value } : { t, v: value, ease }) as AnyKey;
    const { clip: next, keys } = addKey(pasted, { part, prop }, key);
    pasted = next;
    const name = keys[0];
    if (name !== undefined) added.push({ part, prop, t: keyIn(next, name)?.t ?? t });
    targets.add(`${part} ${prop}`);
  }
  const keys = pasted.tracks
    .filter(({ part, prop }) => targets.has(`${part} ${prop}`))
    .flatMap((track) =>
      track.keys.flatMap(({ t }, index) =>
        added.some((each) => each.part === track.part && each.prop === track.prop && each.t === t)
          ? [`${track.part} ${track.prop} ${index}`]
          : [],
      ),
    );
  return { clip: pasted, keys };
}
