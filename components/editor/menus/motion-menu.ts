import type { Animation } from '@/lib/contract/animation';
import type { PresetEntry } from '@/lib/core/clip/presets';
import { motionTitle } from '../../gallery/motion-title';
import { MENU_LINE, type MenuEntry } from '../../layers/context-menu';
import { withClip } from '../state/clip-reads';
import { commandEntry } from './part-menu';
import type { Editor, StageMotion } from '../state/editor';
import { addPreset, deleteAnimation, duplicateAnimation } from '../state/motions';
import { play } from '../state/playing';
import { presetFor } from '../state/preset-for';

/** Plays a motion and opens it in the timeline. */
function editKeys(editor: Editor, motion: StageMotion): void {
  play(editor, motion);
  editor.playhead.setState({ playing: false });
  editor.store.setState({ timeline: true });
}

/** The actions on an animation of the mascot. */
export function animationMenu(editor: Editor, animation: Animation): MenuEntry[] {
  const { id, name } = animation;
  const begin = (act: (of: Editor, motion: StageMotion) => void) => () =>
    withClip(editor, id, (clip) => act(editor, { key: id, title: motionTitle(name), clip }));
  return [
    { title: 'Play', run: begin(play) },
    { title: 'Edit its keys', run: begin(editKeys) },
    { title: 'Duplicate', run: () => void duplicateAnimation(editor, animation) },
    MENU_LINE,
    commandEntry(editor, 'export'),
    MENU_LINE,
    { title: 'Delete', danger: true, run: () => void deleteAnimation(editor, animation) },
  ];
}

/** The actions on a preset. */
export function presetMenu(editor: Editor, { name, title }: PresetEntry): MenuEntry[] {
  const motion = () => ({ key: `preset:${name}`, title, clip: presetFor(editor.store.getState().spec, name) });
  return [
    { title: 'Play', run: () => play(editor, motion()) },
    { title: 'Look at its keys', run: () => editKeys(editor, motion()) },
    { title: 'Add to the animations', run: () => void addPreset(editor, name) },
  ];
}
