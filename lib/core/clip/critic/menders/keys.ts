import type { Keyframe } from '../../schema';
import { withKeys, type Mender } from './edit';

/** The duration in seconds to which a jump is stretched if there is room. */
const MOVE = 0.1;

/** Separates different keys at one time, and drops duplicates. */
export const mendKeys: Mender = ({ clip }, { part, prop }) =>
  withKeys(clip, part, prop, (keys) =>
    keys.reduce<Keyframe[]>((done, key, i) => {
      const before = done.at(-1);
      if (!before || key.t !== before.t) return [...done, key];
      // Of several keys at the start only the last is visible; of several at the end only the first is reached.
      if (key.v === before.v || key.t <= 0) return [...done.slice(0, -1), { ...key, ease: before.ease }];
      const next = keys.find(({ t }, k) => k > i && t > key.t)?.t ?? 1;
      const late = Math.min(MOVE / clip.duration, (next - key.t) / 2);
      return late > 0 ? [...done, { ...key, t: key.t + late, ease: 'easeInOut' }] : done;
    }, []),
  );
