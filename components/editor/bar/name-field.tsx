'use client';

import { useEditor, useEditorState } from '../state/context';
import { rename } from '../state/versions';

/** The mascot's name, renamed in place: Enter keeps it, Escape does not. */
export function NameField() {
  const editor = useEditor();
  const name = useEditorState(({ mascot }) => mascot.name);
  const renaming = useEditorState((state) => state.renaming);
  const set = (next: boolean) => editor.store.setState({ renaming: next });
  if (!renaming) {
    return (
      <h1 className="min-w-0 max-w-64">
        <button type="button" aria-label={`Rename ${name}`} onClick={() => set(true)} className="block h-8 max-w-full truncate rounded-ui px-2 font-medium transition-colors hover:bg-hover">{name}</button>
      </h1>
    );
  }
  return (
    <input
      autoFocus aria-label="Name" defaultValue={name} maxLength={80} autoComplete="off" size={Math.max(8, name.length)}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        rename(editor, event.target.value);
        set(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') set(false);
      }}
      className="h-8 max-w-64 min-w-0 rounded-ui bg-surface px-2 font-medium shadow-[inset_0_0_0_1.5px_var(--accent)] outline-none max-sm:text-[1rem]"
    />
  );
}
