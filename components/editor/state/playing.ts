import { PRESETS } from '@/lib/core/clip/presets';
import { load, seek } from '../../stage/playhead';
import { onlyKeys } from '../selection/selection';
import type { Editor, StageMotion } from './editor';
import { presetFor } from './preset-for';

/** Plays a motion on the stage from its start. */
export function play(editor: Editor, motion: StageMotion): void {
  editor.store.setState(({ selection }) => ({ motion, mark: null, selection: onlyKeys(selection, []) }));
  load(editor.playhead, motion.clip);
}

/** Plays the idle preset. */
export function playIdle(editor: Editor): void {
  play(editor, { key: 'preset:idle', title: 'Idle', clip: presetFor(editor.store.getState().spec, 'idle') });
}

/** Stops the motion: the mascot returns to rest. */
export function stop(editor: Editor): void {
  editor.store.setState(({ selection }) => ({ motion: null, mark: null, selection: onlyKeys(selection, []) }));
  editor.playhead.setState({ time: 0, duration: 0, playing: false });
}

/** Pauses the motion at a time, in seconds, and highlights parts until it plays again. */
export function pointAt(editor: Editor, parts: readonly string[], seconds: number): void {
  seek(editor.playhead, seconds);
  editor.store.setState({ mark: { parts, time: editor.playhead.getState().time } });
}

/** The debounce before the preset on the stage is composed again for a changed rig, in milliseconds. */
const SETTLED_MS = 250;

/** Composes the preset on the stage again once the rig stops changing, because this takes longer than a frame. */
export function refitSoon(editor: Editor): void {
  clearTimeout(editor.refitting);
  editor.refitting = setTimeout(() => refitPreset(editor), SETTLED_MS);
}

/** Composes the preset on the stage for the current rig; the playhead stays. */
export function refitPreset(editor: Editor): void {
  const { motion, spec } = editor.store.getState();
  const preset = PRESETS.find(({ name }) => motion?.key === `preset:${name}`);
  if (motion && preset) editor.store.setState({ motion: { ...motion, clip: presetFor(spec, preset.name) } });
}
