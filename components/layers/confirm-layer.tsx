'use client';

import { clsx } from 'clsx';
import { AlertDialog } from 'radix-ui';
import { useFocusReturn } from '../hooks/use-focus-return';
import { Button } from '../ui/button';

/** The texts and callbacks of a confirmation. */
export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  body: string;
  /** The label of the confirm button. */
  action: string;
  /** The label of the cancel button. */
  cancel?: string;
  onConfirm: () => void;
}

/** The dialog that asks for a confirmation. */
export function ConfirmLayer({ open, onOpenChange, title, body, action, cancel = 'Keep it', onConfirm }: ConfirmProps) {
  const focus = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(10_10_16/0.4)]" />
        <AlertDialog.Content
          onOpenAutoFocus={focus.keep}
          onCloseAutoFocus={focus.giveBack}
          className={clsx(
            'fixed top-1/2 left-1/2 z-40 max-h-[92dvh] w-[min(24rem,calc(100vw-2rem))] -translate-1/2',
            'animate-fade overflow-y-auto rounded-ui bg-raised p-5 wrap-anywhere shadow-ui outline-none',
          )}
        >
          <AlertDialog.Title className="text-title font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-muted">{body}</AlertDialog.Description>
          <div className="mt-5 flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="danger" onClick={onConfirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
