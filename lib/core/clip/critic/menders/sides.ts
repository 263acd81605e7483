import { trailing } from '../offset';
import { delayed, nearer, withKeys, withTracks, type Mender } from './edit';

/** The delay in seconds of the second of two limbs, and the factor of its swing (craft: 1 to 2 frames, or 10 %). */
const SECOND = { late: 0.06, swing: 0.9 };
/** The delay in seconds from one joint of a chain to the next (craft: 0.083 to 0.167). */
const JOINT = 0.085;

/** Delays the second limb a little and reduces its swing by a tenth. */
export const mendTwins: Mender = ({ clip }, { other, prop }) =>
  withKeys(clip, other ?? '', prop, (keys) =>
    delayed(nearer(keys, keys[0]?.v ?? 0, SECOND.swing), SECOND.late / clip.duration),
  );

/** Starts each joint after the one that carries it. */
export const mendOffset: Mender = (take) => {
  const { clip, figure } = take;
  const late = trailing(take);
  const depths = late.map((part) => figure.anatomy.depth(part));
  const first = Math.min(...depths);
  // Parts of equal depth, without ancestors among them: all but one are delayed.
  const waits = (part: string): number =>
    Math.max(figure.anatomy.depth(part) - first, late.indexOf(part) === late.length - 1 && late.length > 1 ? 0 : 1);
  return withTracks(clip, (track) =>
    late.includes(track.part) && track.prop !== 'opacity'
      ? { ...track, keys: delayed(track.keys, (waits(track.part) * JOINT) / clip.duration) }
      : track,
  );
};
