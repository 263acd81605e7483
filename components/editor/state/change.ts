import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { editOf } from '../work/works';
import { remember, type Editor } from './editor';
import { sealChange, showSpec, ways, type MakeWays } from './shown';

/** The label of a change in the history. Consecutive changes with the same key are merged until `sealChange`. */
interface Named {
  label: string;
  key: string;
}

/**
 * Shows a changed drawing at once, saves it soon, and adds it to the history. Merges it with further changes of the
 * same key. `by` creates its undo and redo.
 */
export function changeOn(editor: Editor, { label, key }: Named, spec: MascotSpec, by: MakeWays = ways): void {
  // The running edit is based on the shown drawing, so that must not change.
  if (editOf(editor.store.getState())) return;
  if (editor.gesture && editor.gesture.key !== key) sealChange(editor);
  const gesture = editor.gesture ?? { key, before: editor.store.getState().spec, after: spec };
  gesture.after = spec;
  editor.gesture = gesture;
  showSpec(editor, spec);
  remember(editor, { label, merge: key, ...by(editor, gesture) });
}

/** Shows a changed drawing at once, saves it soon, and adds it to the history as a change of its own. */
export function changeOnce(editor: Editor, label: string, spec: MascotSpec): void {
  if (spec === editor.store.getState().spec) return;
  sealChange(editor);
  changeOn(editor, { label, key: label }, spec);
  sealChange(editor);
}

/** The spec with one part changed. */
export const withPart = (spec: MascotSpec, id: string, change: Partial<Part>): MascotSpec => ({
  ...spec,
  parts: spec.parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
});
