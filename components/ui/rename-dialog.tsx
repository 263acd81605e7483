'use client';

import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field, Input } from './input';

interface RenameDialogProps<T> {
  /** The item to rename; null while the dialog is closed. */
  thing: T | null;
  maxLength: number;
  onClose: () => void;
  onRename: (thing: T, name: string) => Promise<void>;
}

/** A dialog that asks for a new name. */
export function RenameDialog<T extends { name: string }>({ thing, onClose, ...rest }: RenameDialogProps<T>) {
  return (
    <Dialog open={thing !== null} onOpenChange={(open) => !open && onClose()} title="Rename">
      {thing ? <RenameForm thing={thing} onDone={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function RenameForm<T extends { name: string }>({
  thing,
  maxLength,
  onDone,
  onRename,
}: Pick<RenameDialogProps<T>, 'maxLength' | 'onRename'> & { thing: T; onDone: () => void }) {
  const [name, setName] = useState(thing.name);
  const next = name.trim();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== thing.name) void onRename(thing, next);
        onDone();
      }}
    >
      <Field label="Name" htmlFor="rename">
        <Input
          id="rename"
          value={name}
          maxLength={maxLength}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="primary" disabled={!next}>
          Rename
        </Button>
      </div>
    </form>
  );
}
