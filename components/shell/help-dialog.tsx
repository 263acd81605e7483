'use client';

import { useActiveShortcuts } from '../hooks/use-shortcuts';
import { Dialog } from '../ui/dialog';
import { Kbd } from '../ui/kbd';
import { useHelp } from './help-state';

/** The list of this page's shortcuts. */
export function HelpDialog() {
  const { shown, set } = useHelp();
  const shortcuts = useActiveShortcuts().filter(({ keys, unlisted }) => !unlisted && keys.length > 0);
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Dialog open={shown} onOpenChange={set} title="Keyboard shortcuts" width="sm:w-140">
      {/* Focusable, so that arrow keys scroll a list that is longer than the window. */}
      <div data-first tabIndex={0} role="group" aria-label="Shortcuts" className="gap-x-8 outline-none sm:columns-2">
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
