'use client';

import { Trash2 } from 'lucide-react';
import Link from 'next/link';
import type { Ref } from 'react';
import { Button } from '../ui/button';
import { Select } from '../ui/select';
import { Tooltip } from '../ui/tooltip';
import { FilterMenu } from './filter-menu';
import { SearchField } from './search';
import { SORT_OPTIONS, type LibraryView } from './view';

interface ToolbarProps {
  field: Ref<HTMLInputElement>;
  words: string;
  busy: boolean;
  view: LibraryView;
  onWords: (words: string) => void;
  onChange: (view: LibraryView) => void;
}

/** The search, filter and sort controls of the library. */
export function Toolbar({ field, words, busy, view, onWords, onChange }: ToolbarProps) {
  const sortBy = (value: string) => {
    const option = SORT_OPTIONS.find((each) => each.value === value);
    if (option) onChange({ ...view, sort: option.value });
  };
  return (
    <div className="flex items-center gap-1.5 max-sm:w-full">
      <SearchField ref={field} words={words} busy={busy} onWords={onWords} />
      <FilterMenu view={view} onChange={onChange} />
      <Select quiet label="Sort by" value={view.sort} options={SORT_OPTIONS} onChange={sortBy} />
      <Tooltip label="Trash">
        <Button square look="quiet" asChild>
          <Link href="/mascots/trash" aria-label="Trash">
            <Trash2 aria-hidden className="size-4" />
          </Link>
        </Button>
      </Tooltip>
    </div>
  );
}
