import { heldRotation } from '@/lib/core/rig/limits';
import type { PartPose, Pose } from '@/lib/core/rig/pose';
import { round } from '@/lib/core/geometry/number-text';
import { NO_POSE } from '../../stage/stage-pose';
import { partTitle } from '../parts/part-title';
import { isKeying, keyPose } from './auto-key';
import { remember, type Editor } from './editor';
import { partOf } from './parts';
import { sealChange } from './shown';

/** The pose of a part as the stage shows it. */
export const shownPose = ({ stagePose }: Editor, id: string): Partial<PartPose> =>
  stagePose.shown.getState().pose[id] ?? {};

/** Holds a part in a pose, without a step in the history: while it is dragged. */
export function holdPose({ playhead, stagePose }: Editor, id: string, pose: Partial<PartPose>): void {
  playhead.setState({ playing: false });
  stagePose.held.setState(({ pose: now }) => ({ pose: { ...now, [id]: { ...now[id], ...pose } } }));
}

/**
 * Ends a drag that began at a pose: one step in the history, or one with those before it of the same `merge`. In a
 * motion that is animated it becomes keys, those of a `merge` when it is sealed.
 */
export function keepPose(editor: Editor, before: Pose, label: string, merge?: string): void {
  const after = editor.stagePose.held.getState().pose;
  if (after === before) return;
  if (isKeying(editor.store.getState())) {
    editor.posedFrom ??= before;
    if (merge === undefined) sealPose(editor);
    return;
  }
  const to = (pose: Pose) => () => {
    editor.playhead.setState({ playing: false });
    editor.stagePose.held.setState({ pose });
  };
  remember(editor, { label, merge, undo: to(before), redo: to(after) });
}

/** Ends a pose that goes on: it becomes keys of the motion. */
function sealPose(editor: Editor): void {
  const before = editor.posedFrom;
  editor.posedFrom = null;
  if (before) keyPose(editor, before);
}

/** Turns a part to an angle in degrees, within its limits; goes on until it is sealed. */
export function poseAt(editor: Editor, id: string, degrees: number): void {
  const part = partOf(editor, id);
  if (!part?.rotateLimits) return;
  const before = editor.stagePose.held.getState().pose;
  holdPose(editor, id, { rotate: round(heldRotation(degrees, part.rotateLimits), 2) });
  keepPose(editor, before, `Pose ${partTitle(id).toLowerCase()}`, `pose:${id}`);
}

/** Ends turning a part: the next turn is a change of its own. */
export function endPose(editor: Editor): void {
  sealPose(editor);
  sealChange(editor);
}

/** Turns a part further by degrees. */
export const poseBy = (editor: Editor, id: string, degrees: number): void =>
  poseAt(editor, id, (shownPose(editor, id).rotate ?? 0) + degrees);

/** Shows a drawing of a part on the stage, null for its own; one step in the history. */
export function showState(editor: Editor, id: string, state: string | null): void {
  const before = editor.stagePose.held.getState().pose;
  holdPose(editor, id, { state });
  keepPose(editor, before, `Show ${state ?? 'the drawing'} of ${partTitle(id).toLowerCase()}`);
}

/** Lets go of the pose; one step in the history. */
export function clearPose(editor: Editor): void {
  const before = editor.stagePose.held.getState().pose;
  if (before === NO_POSE) return;
  editor.stagePose.held.setState({ pose: NO_POSE });
  keepPose(editor, before, 'Clear the pose');
}
