'use client';

import { create } from 'zustand';
import { useActiveShortcuts, useShortcuts } from '../hooks/use-shortcuts';
import { Dialog } from '../ui/dialog';
import { Kbd } from '../ui/kbd';
import { flipTheme } from './theme';

interface Help {
  shown: boolean;
  open: () => void;
  set: (shown: boolean) => void;
}

/** Whether the list of shortcuts is open. */
export const useHelp = create<Help>((set) => ({
  shown: false,
  open: () => set({ shown: true }),
  set: (shown) => set({ shown }),
}));

/** The list of this page's shortcuts, opened by `?`. */
export function HelpDialog() {
  const { shown, open, set } = useHelp();
  useShortcuts([
    { title: 'Keyboard shortcuts', group: 'Everywhere', keys: ['?'], run: open },
    { title: 'Light or dark', group: 'Everywhere', keys: ['t'], run: flipTheme },
  ]);
  const shortcuts = useActiveShortcuts().filter(({ keys, unlisted }) => !unlisted && keys.length > 0);
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Dialog open={shown} onOpenChange={set} title="Keyboard shortcuts" width="sm:w-140">
      <div className="gap-x-8 sm:columns-2">
        {groups.map((group) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-small font-medium text-muted">{group}</h3>
            <dl>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ title, helpTitle = title, keys }) => (
                  <div key={title} className="flex h-8 items-center justify-between border-b">
                    <dt>{helpTitle}</dt>
                    <dd>
                      <span className="sr-only">{keys[0]}</span>
                      <Kbd keys={keys[0] ?? ''} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
