'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../hooks/use-focus-return';
import { Button } from '../ui/button';

/** The props of a dialog. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Tailwind width of the panel on larger screens. */
  width?: string;
  /** Gives the element to focus after closing; by default the one that had the focus before. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

/** Focuses the first field or option of a dialog, or else the dialog itself, but not its close button. */
function focusBody(event: Event): void {
  const content = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  event.preventDefault();
  const field = content?.querySelector<HTMLElement>(
    '[data-dialog-body] :is(input, textarea, [role=radio][data-state=checked], [data-first])',
  );
  (field ?? content)?.focus();
}

interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Classes for the position and size of the panel. */
  className: string;
  described?: boolean;
  /** Called after closing, once the focus has been restored. */
  onClosed?: () => void;
  /** Contains a `DialogTitle`, and in `[data-dialog-body]` the element to focus first. */
  children: ReactNode;
}

/** The panel of a modal dialog: dims the page, traps the focus and restores it. */
export function DialogFrame({ open, onOpenChange, className, described, onClosed, children }: DialogFrameProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(10_10_16/0.4)]" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            focus.keep();
            focusBody(event);
          }}
          onCloseAutoFocus={(event) => {
            focus.giveBack(event);
            onClosed?.();
          }}
          {...(described ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-40 flex flex-col overflow-hidden bg-raised shadow-ui outline-none sm:animate-fade',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The title of a dialog. */
export const DialogTitle = Radix.Title;

/** Closes the dialog. Its only child must be a button. */
export const DialogClose = Radix.Close;

/**
 * A modal dialog. On a phone it is a sheet at the bottom of the screen. On larger screens its top edge has a fixed
 * place, so that it does not move when its content grows. It traps the focus, and restores it when it closes.
 */
export function DialogLayer({
  open,
  onOpenChange,
  title,
  description,
  width = 'sm:w-104',
  focusAfter,
  children,
}: DialogProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      described={Boolean(description)}
      onClosed={() => focusAfter?.()?.focus()}
      className={clsx(
        'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-ui max-sm:animate-rise sm:inset-auto sm:top-[9dvh] sm:left-1/2 ' +
          'sm:max-h-[86dvh] sm:-translate-x-1/2 sm:rounded-ui',
        width,
      )}
    >
      <header className="flex items-start gap-4 px-5 pt-4 pb-3">
        <div className="min-w-0 grow wrap-anywhere">
          <DialogTitle className="text-title font-semibold">{title}</DialogTitle>
          {description ? <Radix.Description className="mt-0.5 text-muted">{description}</Radix.Description> : null}
        </div>
        <DialogClose asChild>
          <Button square look="quiet" aria-label="Close" className="-mr-2">
            <X aria-hidden className="size-4" />
          </Button>
        </DialogClose>
      </header>
      <div data-dialog-body className="min-h-0 overflow-y-auto px-5 pb-5">
        {children}
      </div>
    </DialogFrame>
  );
}
