'use client';

import { clsx } from 'clsx';
interface EditableNameProps {
  name: string;
  maxLength: number;
  /** Whether the name is being edited. */
  renaming: boolean;
  onRenaming: (renaming: boolean) => void;
  onRename: (name: string) => void;
  /** The heading that it is, where it does not name the page. */
  heading?: 'h1' | 'h4';
}

/** A name that can be edited in place: Enter saves it, Escape cancels. */
export function EditableName({
  name,
  maxLength,
  renaming,
  onRenaming,
  onRename,
  heading: Heading = 'h1',
}: EditableNameProps) {
  if (!renaming) {
    return (
      <Heading className="min-w-0 max-w-64">
        <button
          type="button"
          aria-label={`Rename ${name}`}
          onClick={() => onRenaming(true)}
          className="block h-8 max-w-full truncate rounded-ui px-2 font-medium transition-colors hover:bg-hover"
        >
          {name}
        </button>
      </Heading>
    );
  }
  return (
    <input
      autoFocus
      aria-label="Name"
      defaultValue={name}
      maxLength={maxLength}
      autoComplete="off"
      size={Math.max(8, name.length)}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        onRename(event.target.value);
        onRenaming(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') onRenaming(false);
      }}
      className={clsx(
        'h-8 max-w-64 min-w-0 rounded-ui bg-surface px-2 font-medium shadow-[inset_0_0_0_1.5px_var(--accent)]',
        'outline-none max-sm:text-[1rem]',
      )}
    />
  );
}
