'use client';

import { clsx } from 'clsx';
import { Search as Glass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { Kbd } from '../../ui/kbd';
import { SearchBox } from './search-box';

const FIELDS_SELECTOR = 'input, textarea, select, [contenteditable=true]';

/** A button that opens the search, also on `/` and the usual search keys. */
export function Search() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest(FIELDS_SELECTOR) !== null;
      const asked =
        (event.key === 'k' && (event.metaKey || event.ctrlKey)) ||
        (event.key === '/' && !typing && !event.metaKey && !event.ctrlKey);
      if (!asked) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={clsx(
          'flex h-8 items-center gap-2 rounded-ui px-2.5 text-muted transition-colors hover:bg-hover',
          'hover:text-ink sm:w-56 sm:shadow-[inset_0_0_0_1px_var(--line-strong)] pointer-coarse:h-9',
        )}
      >
        <Glass aria-hidden className="size-4" />
        <span aria-hidden className="grow text-left max-sm:hidden">
          Search
        </span>
        <span className="max-sm:hidden">
          <Kbd keys="/" />
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Search the documentation" width="sm:w-140">
        <SearchBox onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
