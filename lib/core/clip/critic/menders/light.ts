import type { StateKey } from '../../schema';
import { nearer, withKeys, type Mender } from './edit';

/** The seconds between two changes: three flashes, each on and off, then take longer than a second. */
const MIN_SECONDS_BETWEEN = 0.18;
/** The factor for the amplitude of a flicker, too little to be seen as a flash. */
const SHIMMER = 0.15;
/** The amplitude of a quiet breath and its length in seconds (craft: 12 a minute at rest). */
const BREATH = { amount: 0.015, seconds: 5 };

/** Spaces changes of drawings further apart, reduces a flicker to a shimmer, and removes a blink. */
export const mendFlashes: Mender = ({ clip }, { part }) => {
  const calm = withKeys(clip, part, 'opacity', (keys) => {
    const most = Math.max(...keys.map(({ v }) => v));
    const swing = most - Math.min(...keys.map(({ v }) => v));
    return swing > SHIMMER ? nearer(keys, most, SHIMMER / swing) : keys;
  });
  return {
    ...calm,
    tracks: calm.tracks.map((track) =>
      track.prop === 'state' && track.part === part
        ? { ...track, keys: apart(track.keys, MIN_SECONDS_BETWEEN / clip.duration) }
        : track,
    ),
    modifiers: calm.modifiers.map((modifier) =>
      modifier.type === 'blink' && modifier.part === part
        ? { ...modifier, count: Math.max(1, modifier.count - 1) }
        : modifier,
    ),
  };
};

/** Selects the keys that come long enough after the last selected one; the last drawing stays the last. */
function apart(keys: readonly StateKey[], gap: number): StateKey[] {
  return keys.reduce<StateKey[]>((kept, key, i) => {
    const before = kept.at(-1);
    if (!before || key.t - before.t >= gap) return [...kept, key];
    return i === keys.length - 1 && kept.length > 1 ? [...kept.slice(0, -1), { ...key, t: before.t }] : kept;
  }, []);
}

/** Adds a breath to a still figure. */
export const mendHold: Mender = ({ clip, figure }) => {
  const part = figure.roles.body;
  const cycles = Math.max(1, Math.round(clip.duration / BREATH.seconds));
  const others = clip.modifiers.filter((modifier) => modifier.type !== 'breathing' || modifier.part !== part);
  return { ...clip, modifiers: [...others, { type: 'breathing', part, amount: BREATH.amount, cycles }] };
};
