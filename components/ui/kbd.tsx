'use client';

import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';

const NAMES: Record<string, string> = {
  shift: '⇧',
  space: 'Space',
  escape: 'Esc',
  enter: '↵',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  f2: 'F2',
  delete: 'Del',
  backspace: '⌫',
};
const unchanging = () => () => {};

/** Whether this is a Mac, which has a ⌘ key; false on the server. */
function useIsMac(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
}

function keyName(key: string, mac: boolean): string {
  if (key === 'mod') return mac ? '⌘' : 'Ctrl';
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** A shortcut such as `mod+z`, one keycap for each key. */
export function Kbd({ keys }: { keys: string }) {
  const mac = useIsMac();
  return (
    <span className="inline-flex gap-0.5" aria-hidden>
      {keys
        .split('+')
        .filter(Boolean)
        .concat(keys.endsWith('+') ? ['+'] : [])
        .map((key) => (
          <kbd
            key={key}
            className={clsx(
              'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-[4px] bg-hover px-1 font-sans',
              'text-[0.6875rem] leading-none text-muted',
            )}
          >
            {keyName(key, mac)}
          </kbd>
        ))}
    </span>
  );
}
