'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { PartsTree } from './parts-tree';

/** The tree of the mascot's parts, with a search field. */
export function PartsPanel() {
  const [query, setQuery] = useState('');
  return (
    <section aria-label="Parts" className="flex min-h-0 flex-col">
      <div className="sticky top-0 z-10 flex items-center gap-2 bg-surface px-3 pt-3 pb-2">
        <h2 className="px-1 text-small font-medium text-muted max-lg:sr-only">Parts</h2>
        <label className="flex h-7 min-w-0 grow items-center gap-1.5 rounded-[6px] bg-hover px-2 pointer-coarse:h-9">
          <Search aria-hidden className="size-3.5 shrink-0 text-muted" />
          <input
            type="search"
            aria-label="Find a part"
            placeholder="Find"
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setQuery('');
            }}
            className="w-full min-w-0 bg-transparent text-small outline-none max-sm:text-[1rem]"
          />
        </label>
      </div>
      <div className="px-2 pb-3">
        <PartsTree query={query} />
      </div>
    </section>
  );
}
