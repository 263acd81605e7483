import { clipTime, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { PartPose, Pose } from '@/lib/core/rig/pose';
import { motionOn } from '../../stage/motion-on';
import { clipValue, poseKeys, type PosedValue } from '../timeline/pose-keys';
import { partTitle } from '../parts/part-title';
import { keepClip, keptClip } from './clips';
import type { Editor, EditorState } from './editor';

/** Whether the timeline is open: as the user set it, or by default in animate mode. */
export const isTimelineOpen = ({ timeline, mode, motion }: EditorState): boolean =>
  timeline ?? (mode === 'animate' && motion !== null);

/** Whether posing by hand writes keys to the motion on the stage. */
export const isKeying = (state: EditorState): boolean =>
  state.autoKey && state.mode === 'animate' && isTimelineOpen(state) && keptClip(state) !== null;

/** Writes the manual pose changes since `before` as keys at the playhead, as one undo step, and resets the pose. */
export function keyPose(editor: Editor, before: Pose): void {
  const { held } = editor.stagePose;
  const posed = held.getState().pose;
  const clip = keptClip(editor.store.getState());
  if (!clip || posed === before) return;
  const ids = Object.keys(posed).filter((id) => posed[id] !== before[id]);
  const values = ids.flatMap((id) => valuesOf(editor, clip, id, posed[id] ?? {}, before[id] ?? {}));
  held.setState({ pose: before });
  const { clip: keyed, keys } = poseKeys(clip, momentOf(editor, clip), values);
  keepClip(editor, { label: `Key ${ids.map(partTitle).join(', ').toLowerCase()}`, keys }, keyed);
}

/** The playhead's position in a clip, 0 to 1; at the end it is 1, even for a loop. */
export const momentOf = ({ playhead }: Editor, { duration }: AnimationClip): number =>
  Math.min(Math.max(playhead.getState().time / duration, 0), 1);

/** The track values that result in this pose of a part. */
function valuesOf(
  editor: Editor,
  clip: AnimationClip,
  part: string,
  posed: Partial<PartPose>,
  before: Partial<PartPose>,
): PosedValue[] {
  const { spec } = editor.store.getState();
  const t = momentOf(editor, clip);
  const motion = motionOn(spec, clip);
  const moved = sample(motion, Math.min(t * clip.duration, lastMoment(clip)))[part] ?? {};
  return (Object.keys(posed) as (keyof PartPose)[]).flatMap((prop): PosedValue[] => {
    if (posed[prop] === before[prop]) return [];
    if (prop === 'state') return [{ part, prop, v: posed.state ?? 'default' }];
    // Springs and breathing are added to a track's value, so the key stores the value without them.
    const own = clipValue(clip, { part, prop }, clipTime(motion, t * clip.duration));
    const shown = moved[prop];
    const adds = typeof own === 'number' && shown !== undefined && prop === 'rotate' ? shown - own : 0;
    return [{ part, prop, v: (posed[prop] ?? 0) - adds }];
  });
}

/**
 * The last time of a clip to sample, in seconds. For a loop it is just before the end, where the loop wraps to its
 * start.
 */
const lastMoment = ({ duration, loop }: AnimationClip): number => (loop ? duration * (1 - 1e-6) : duration);
