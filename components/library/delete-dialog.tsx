'use client';

import type { Mascot } from '@/lib/contract/mascot';
import { Confirm } from '../ui/confirm';

/** Asks before a mascot is deleted. */
export function DeleteDialog({
  mascot,
  onClose,
  onDelete,
}: {
  mascot: Mascot | null;
  onClose: () => void;
  onDelete: (mascot: Mascot) => Promise<void>;
}) {
  return (
    <Confirm
      open={mascot !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${mascot?.name ?? 'mascot'}?`}
      body="Its versions, animations and files go with it. This cannot be undone."
      action="Delete mascot"
      onConfirm={() => mascot && void onDelete(mascot)}
    />
  );
}
