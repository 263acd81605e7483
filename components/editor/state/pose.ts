import { heldRotation } from '@/lib/core/rig/limits';
import type { PartPose, Pose } from '@/lib/core/rig/pose';
import { round } from '@/lib/core/geometry/number-text';
import { NO_POSE } from '../../stage/stage-pose';
import { partTitle } from '../parts/part-title';
import { isKeying, keyPose } from './auto-key';
import { remember, type Editor } from './editor';
import { partOf } from './parts';
import { sealChange } from './shown';

/** The manual pose of a part as shown. */
export const shownPose = ({ stagePose }: Editor, id: string): Partial<PartPose> =>
  stagePose.shown.getState().pose[id] ?? {};

/** Poses a part during a drag, without an undo step. */
export function holdPose({ playhead, stagePose }: Editor, id: string, pose: Partial<PartPose>): void {
  if (playhead.getState().playing) playhead.setState({ playing: false });
  stagePose.held.setState(({ pose: now }) => ({ pose: { ...now, [id]: { ...now[id], ...pose } } }));
}

/**
 * Ends a drag: adds one undo step, merged with earlier ones of the same `merge`. `before` is the pose before the drag.
 * While auto-key is on, writes keys instead; with `merge` they are written when the pose is sealed.
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

/** Seals an unfinished pose, which writes its keys. */
function sealPose(editor: Editor): void {
  const before = editor.posedFrom;
  editor.posedFrom = null;
  if (before) keyPose(editor, before);
}

/** Rotates a part to an angle in degrees, within its limits. Merges with further changes until it is sealed. */
export function poseAt(editor: Editor, id: string, degrees: number): void {
  const part = partOf(editor, id);
  if (!part?.rotateLimits) return;
  const before = editor.stagePose.held.getState().pose;
  holdPose(editor, id, { rotate: round(heldRotation(degrees, part.rotateLimits), 2) });
  keepPose(editor, before, `Pose ${partTitle(id).toLowerCase()}`, `pose:${id}`);
}

/** Ends the rotation of a part, so that the next one is a separate undo step. */
export function endPose(editor: Editor): void {
  sealPose(editor);
  sealChange(editor);
}

/** Rotates a part by degrees, relative to its current angle. */
export const poseBy = (editor: Editor, id: string, degrees: number): void =>
  poseAt(editor, id, (shownPose(editor, id).rotate ?? 0) + degrees);

/** Shows a drawing of a part on the stage; null for its own. Adds one undo step. */
export function showState(editor: Editor, id: string, state: string | null): void {
  const before = editor.stagePose.held.getState().pose;
  holdPose(editor, id, { state });
  keepPose(editor, before, `Show ${state ?? 'the drawing'} of ${partTitle(id).toLowerCase()}`);
}

/** Resets the manual pose, as one undo step. */
export function clearPose(editor: Editor): void {
  const before = editor.stagePose.held.getState().pose;
  if (before === NO_POSE) return;
  editor.stagePose.held.setState({ pose: NO_POSE });
  keepPose(editor, before, 'Clear the pose');
}
