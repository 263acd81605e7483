'use client';

import { useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Dialog } from '../ui/dialog';
import { Field, Input } from '../ui/input';

/** Asks for a mascot's new name. */
export function RenameDialog({ mascot, onClose, onRename }: { mascot: Mascot | null; onClose: () => void; onRename: (mascot: Mascot, name: string) => Promise<void> }) {
  return (
    <Dialog open={mascot !== null} onOpenChange={(open) => !open && onClose()} title="Rename">
      {mascot ? <RenameForm mascot={mascot} onDone={onClose} onRename={onRename} /> : null}
    </Dialog>
  );
}

function RenameForm({ mascot, onDone, onRename }: { mascot: Mascot; onDone: () => void; onRename: (mascot: Mascot, name: string) => Promise<void> }) {
  const [name, setName] = useState(mascot.name);
  const next = name.trim();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== mascot.name) void onRename(mascot, next);
        onDone();
      }}
    >
      <Field label="Name" htmlFor="rename"><Input id="rename" value={name} maxLength={LIMITS.mascot.name.max} autoComplete="off" onFocus={(event) => event.target.select()} onChange={(event) => setName(event.target.value)} /></Field>
      <div className="flex justify-end gap-2"><Button onClick={onDone}>Cancel</Button><Button type="submit" look="primary" disabled={!next}>Rename</Button></div>
    </form>
  );
}

/** Asks before a mascot is deleted. */
export function DeleteDialog({ mascot, onClose, onDelete }: { mascot: Mascot | null; onClose: () => void; onDelete: (mascot: Mascot) => Promise<void> }) {
  return (
    <Confirm
      open={mascot !== null} onOpenChange={(open) => !open && onClose()} title={`Delete ${mascot?.name ?? 'mascot'}?`}
      body="Its versions, animations and files go with it. This cannot be undone." action="Delete mascot"
      onConfirm={() => mascot && void onDelete(mascot)}
    />
  );
}
