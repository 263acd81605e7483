'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '../layers/toast';
import { expectField, takeTyped } from '../hooks/type-ahead';
import { useShortcuts } from '../hooks/use-shortcuts';
import { OPEN_BAR, showBar, useCommandBar } from './bar-state';

const SHORTCUTS = [OPEN_BAR];

/** Registers the command bar's shortcut, and loads the bar when it is first opened. */
export function CommandBarHost() {
  const shown = useCommandBar((state) => state.shown);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useShortcuts(SHORTCUTS, () => useCommandBar.getState().shown);
  useEffect(() => {
    if (!shown || Bar) return;
    expectField();
    import('./command-bar').then(
      (loaded) => setBar(() => loaded.CommandBar),
      () => {
        takeTyped();
        showBar(false);
        toast.error('The command bar could not be loaded. Try again once you are online.');
      },
    );
  }, [shown, Bar]);
  return Bar ? <Bar /> : null;
}
