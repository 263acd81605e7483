'use client';

import { clsx } from 'clsx';
import { useRef } from 'react';
import { DialogFrame, DialogTitle } from '../layers/dialog-layer';
import { BarBody } from './bar-body';
import { OPEN_BAR, showBar, useCommandBar } from './bar-state';

/** The command bar: a search over commands, pages and mascots. */
export function CommandBar() {
  const shown = useCommandBar((state) => state.shown);
  const chosen = useRef<(() => void) | null>(null);
  return (
    <DialogFrame
      open={shown}
      onOpenChange={showBar}
      // The command runs after the focus was restored, because it may move the focus itself.
      onClosed={() => {
        const run = chosen.current;
        chosen.current = null;
        run?.();
      }}
      className={clsx(
        'inset-x-2 top-2 h-[min(27rem,calc(100dvh-1rem))] rounded-ui max-sm:animate-fade',
        'sm:inset-x-auto sm:top-[min(14dvh,8rem)] sm:left-1/2 sm:h-[min(27rem,76dvh)] sm:w-150 sm:-translate-x-1/2',
      )}
    >
      <DialogTitle className="sr-only">{OPEN_BAR.title}</DialogTitle>
      <BarBody
        onChoose={(run) => {
          chosen.current = run;
          showBar(false);
        }}
      />
    </DialogFrame>
  );
}
