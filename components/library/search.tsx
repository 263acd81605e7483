'use client';

import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { Announced } from '../ui/announced';
import { Button } from '../ui/button';
import { Input } from '../ui/input';
import { Notice } from '../ui/notice';
import { Spinner } from '../ui/spinner';
import type { ListState } from './use-mascot-pages';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  words: string;
  busy: boolean;
  onWords: (words: string) => void;
}

/** The search field of the library, with a spinner while results are loaded. */
export function SearchField({ ref, words, busy, onWords }: SearchFieldProps) {
  return (
    <div role="search" className="relative w-56">
      <span className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-faint">
        {busy ? <Spinner /> : <Search aria-hidden className="size-4" />}
      </span>
      <Input
        ref={ref}
        type="search"
        aria-label="Search mascots"
        placeholder="Search"
        maxLength={LIMITS.search.max}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        className="pl-8"
      />
    </div>
  );
}

interface SearchOutcomeProps {
  q: string;
  state: ListState;
  /** The number of results. */
  found: number;
  onClear: () => void;
  onAgain: () => void;
}

/** The message in place of mascots: the search failed, or it found none. */
export function SearchOutcome({ q, state, found, onClear, onAgain }: SearchOutcomeProps) {
  if (typeof state === 'object')
    return (
      <Notice title="The search failed" action={<Button onClick={onAgain}>Try again</Button>}>
        {state.failed}
      </Notice>
    );
  if (state !== 'ready' || !q) return null;
  if (found > 0) return <Announced text={`Mascots were found for ${q}.`} />;
  return (
    <Notice title={`No mascot is called “${q}”`} action={<Button onClick={onClear}>Clear search</Button>}>
      Nor was one made from these words.
    </Notice>
  );
}
