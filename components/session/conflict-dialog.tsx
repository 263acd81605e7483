'use client';

import type { Preference } from '@/lib/core/merge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import type { Clash, Conflict } from './conflict';

interface ConflictDialogProps {
  conflict: Conflict<unknown> | null;
  onChoose: (which: Preference) => void;
}

/** Asks which of two conflicting changes to keep. Closing the dialog takes theirs; undo restores the other one. */
export function ConflictDialog({ conflict, onChoose }: ConflictDialogProps) {
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(open) => {
        if (!open) onChoose('theirs');
      }}
      title="Changed elsewhere too"
      description="Somebody else changed the same values. Undo restores the change that you do not keep."
    >
      <ul className="flex flex-col gap-1">
        {conflict?.clashes.map((clash) => (
          <ClashRow key={clash.name} clash={clash} />
        ))}
      </ul>
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={() => onChoose('mine')}>Keep mine</Button>
        <Button data-first look="primary" onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
      </div>
    </Dialog>
  );
}

function ClashRow({ clash: { name, colors } }: { clash: Clash }) {
  return (
    <li className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 font-medium wrap-anywhere first-letter:uppercase">{name}</span>
      {colors ? (
        <span className="flex gap-4">
          <Color title="Mine" color={colors.mine} />
          <Color title="Theirs" color={colors.theirs} />
        </span>
      ) : null}
    </li>
  );
}

function Color({ title, color }: { title: string; color: string }) {
  return (
    <span className="flex items-center gap-2 text-small text-muted">
      <span aria-hidden className="size-5 rounded-[5px] shadow-[0_0_0_1px_var(--line)]" style={{ background: color }} />
      {title}
      <span className="tabular-nums">{color}</span>
    </span>
  );
}
