'use client';

import { useState } from 'react';
import { FindField } from '../../ui/find-field';
import { PartsTree } from './parts-tree';

/** The tree of the mascot's parts, with a search field. */
export function PartsPanel() {
  const [query, setQuery] = useState('');
  return (
    <section aria-label="Parts" className="flex min-h-0 flex-col">
      <div className="sticky top-0 z-10 flex items-center gap-2 bg-surface px-3 pt-3 pb-2">
        <h2 className="px-1 text-small font-medium text-muted max-lg:sr-only">Parts</h2>
        <FindField label="Find a part" value={query} onChange={setQuery} />
      </div>
      <div className="px-2 pb-3">
        <PartsTree query={query} />
      </div>
    </section>
  );
}
