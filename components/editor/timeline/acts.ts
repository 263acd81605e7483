import { LIMITS } from '@/lib/core/limits';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { readClipboard, writeClipboard } from '../../session/clipboard';
import { FRAME_SECONDS, seek } from '../../stage/playhead';
import { momentOf } from '../state/auto-key';
import { keepClip, keptClip, selectKeys } from '../state/clips';
import type { Editor } from '../state/editor';
import { partOf } from '../state/parts';
import { moveKeys, removeKeys, setKeys, type EditedKeys } from './edit-keys';
import { existingKeys, type AnyKey, type TrackAddress } from './keys';
import { copyKeys, keysInText, pasteKeys, textOfKeys, type CopiedKey } from './paste';
import { clipValue, copyPose, poseKeys } from './pose-keys';
import { withoutSeam } from './seam';
import { nearestFrame } from './snap';

/** The largest distance, in seconds, at which the playhead counts as being on a key. */
const SAME_MOMENT_SECONDS = 1e-4;

/** The motion on the stage and its selected keys; null if there is no motion. */
export function selectedIn(editor: Editor): { clip: AnimationClip; keys: readonly string[] } | null {
  const state = editor.store.getState();
  const clip = keptClip(state);
  return clip && { clip, keys: existingKeys(clip, state.selection.keys) };
}

/** The noun for a number of keys: "key" or "3 keys". */
const keysText = (keys: readonly string[]): string => (keys.length === 1 ? 'key' : `${keys.length} keys`);

/** Saves a change of the selected keys as one undo step; does nothing without selected keys. */
function changeSelected(
  editor: Editor,
  verb: string,
  change: (clip: AnimationClip, keys: readonly string[]) => EditedKeys,
) {
  const selected = selectedIn(editor);
  if (!selected || selected.keys.length === 0) return;
  const { clip, keys } = change(selected.clip, selected.keys);
  keepClip(editor, { label: `${verb} ${keysText(selected.keys)}`, keys }, clip);
}

/** Deletes the selected keys. */
export const deleteKeys = (editor: Editor): void => changeSelected(editor, 'Delete', removeKeys);

/** Moves the selected keys by a number of frames. */
export const nudgeKeys = (editor: Editor, frames: number): void =>
  changeSelected(editor, 'Move', (clip, keys) => moveKeys(clip, keys, frames * FRAME_SECONDS));

/** Sets the value or the easing of the selected keys. */
export const changeKeys = (editor: Editor, change: { v?: AnyKey['v']; ease?: string }): void =>
  changeSelected(editor, 'Change', (clip, keys) => setKeys(clip, keys, change));

/**
 * Copies the selected keys to the clipboard. Without selected keys it copies the pose at the playhead, as keys: that of
 * the selected parts, or of all parts if none is selected.
 */
export async function copySelected(editor: Editor, clipboard?: DataTransfer): Promise<boolean> {
  const selected = selectedIn(editor);
  if (!selected) return false;
  const { clip, keys } = selected;
  const copied =
    keys.length > 0 ? copyKeys(clip, keys) : copyPose(clip, posedTracks(editor, clip), momentOf(editor, clip));
  if (copied.length === 0 || !(await writeClipboard(textOfKeys(copied), clipboard, editor.tell))) return false;
  const what = keys.length > 0 ? keysText(keys) : 'pose';
  editor.tell(`${what.charAt(0).toUpperCase()}${what.slice(1)} copied.`, 'done');
  return true;
}

const posedTracks = (editor: Editor, { tracks }: AnimationClip): readonly TrackAddress[] =>
  editor.store.getState().selection.parts.length > 0 ? tracksOfSelected(editor) : tracks;

/** Copies the selected keys and deletes them. */
export async function cutSelected(editor: Editor, clipboard?: DataTransfer): Promise<void> {
  if (selectedIn(editor)?.keys.length && (await copySelected(editor, clipboard))) deleteKeys(editor);
}

/** Pastes the keys of the clipboard at the playhead. */
export async function pasteFrom(editor: Editor, clipboard?: DataTransfer): Promise<void> {
  const copied = keysInText((await readClipboard(clipboard, editor.tell)) ?? '');
  if (copied) paste(editor, copied, 'Paste');
}

/** Pastes copies of the selected keys at the playhead. */
export function duplicateSelected(editor: Editor): void {
  const selected = selectedIn(editor);
  if (selected?.keys.length) paste(editor, copyKeys(selected.clip, selected.keys), 'Duplicate', null);
}

function paste(editor: Editor, copied: readonly CopiedKey[], verb: string, onto = onlyPart(editor)): void {
  const clip = keptClip(editor.store.getState());
  if (!clip) return;
  const pasted = pasteKeys(clip, copied, {
    at: editor.playhead.getState().time,
    onto,
    fits: (part, prop, v) => canHave(editor, { part, prop }, v),
  });
  if (pasted.keys.length === 0) return editor.tell('None of these keys can be pasted here.', 'failed');
  keepClip(editor, { label: `${verb} ${keysText(copied.map(({ part }) => part))}`, keys: pasted.keys }, pasted.clip);
}

/** The selected part; null if none or several are selected. */
function onlyPart({ store }: Editor): string | null {
  const { parts } = store.getState().selection;
  return parts.length === 1 ? (parts[0] ?? null) : null;
}

function canHave(editor: Editor, { part: id, prop }: TrackAddress, v: AnyKey['v']): boolean {
  const part = partOf(editor, id);
  if (!part || prop !== 'state') return part !== undefined;
  return v === 'default' || part.states.some(({ name }) => name === v);
}

/** Adds keys with the motion's current values at a moment (0 to 1), by default at the playhead. */
export function addKeys(editor: Editor, tracks: readonly TrackAddress[], moment?: number): void {
  const clip = keptClip(editor.store.getState());
  if (!clip || tracks.length === 0) return;
  const t = moment ?? momentOf(editor, clip);
  const { clip: next, keys } = poseKeys(
    clip,
    t,
    tracks.map((track) => ({ ...track, v: clipValue(clip, track, t) })),
  );
  keepClip(editor, { label: `Add ${keysText(keys)}`, keys }, next);
  selectKeys(editor, keys);
}

/** The tracks of the selected parts, or the rotation of a part without tracks. */
export function tracksOfSelected({ store }: Editor): TrackAddress[] {
  const clip = keptClip(store.getState());
  const { parts } = store.getState().selection;
  return parts.flatMap((part): TrackAddress[] => {
    const own = clip?.tracks.filter((track) => track.part === part) ?? [];
    return own.length > 0 ? own.map(({ prop }) => ({ part, prop })) : [{ part, prop: 'rotate' }];
  });
}

/** Moves the playhead to the next or previous key of the selected parts, or of all parts if none is selected. */
export function jumpToKey({ store, playhead }: Editor, step: 1 | -1): void {
  const clip = keptClip(store.getState());
  if (!clip) return;
  const { parts } = store.getState().selection;
  const tracks = clip.tracks.filter(({ part }) => parts.length === 0 || parts.includes(part));
  const moments = tracks.flatMap(({ keys }) => keys.map(({ t }) => t * clip.duration)).toSorted((a, b) => a - b);
  const now = playhead.getState().time;
  const next =
    step > 0
      ? moments.find((moment) => moment > now + SAME_MOMENT_SECONDS)
      : moments.findLast((moment) => moment < now - SAME_MOMENT_SECONDS);
  if (next !== undefined) seek(playhead, next);
}

/** A duration in seconds, limited to the range that a motion may have. */
export function allowedDuration(seconds: number): number {
  const { min, max } = LIMITS.clip.duration;
  return Math.min(Math.max(Math.round(nearestFrame(seconds) * 1000) / 1000, min), max);
}

/** Sets the duration of the motion; its keys keep their positions relative to it. */
export function setDuration(editor: Editor, seconds: number): void {
  const clip = keptClip(editor.store.getState());
  if (clip) keepClip(editor, { label: 'Change the length' }, { ...clip, duration: allowedDuration(seconds) });
}

/** Adds a last key that equals the first, so that the loop does not jump. */
export function closeSeam(editor: Editor, track: TrackAddress): void {
  const clip = keptClip(editor.store.getState());
  if (clip) keepClip(editor, { label: 'Close the loop' }, withoutSeam(clip, track));
}

/** Sets whether the motion loops. */
export function setLoop(editor: Editor, loop: boolean): void {
  const clip = keptClip(editor.store.getState());
  if (clip) keepClip(editor, { label: loop ? 'Loop the motion' : 'End the motion' }, { ...clip, loop });
  editor.playhead.setState({ loop });
}
