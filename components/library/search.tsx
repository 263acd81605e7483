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
import { filtersOf, withoutFilters, type LibraryView } from './view';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  words: string;
  busy: boolean;
  onWords: (words: string) => void;
}

/** The search field of the library, with a spinner while results load. */
export function SearchField({ ref, words, busy, onWords }: SearchFieldProps) {
  return (
    <div role="search" className="relative min-w-0 grow sm:w-56 sm:grow-0">
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
  view: LibraryView;
  state: ListState;
  /** The number of loaded mascots. `more` tells whether further pages exist. */
  found: number;
  more: boolean;
  onChange: (view: LibraryView) => void;
  onAgain: () => void;
}

/** The number of mascots in words. */
const countOf = (found: number, more: boolean): string =>
  more ? `More than ${found} mascots` : found === 1 ? '1 mascot' : `${found} mascots`;

/** The number of results for screen readers; if there are none, a message in place of the grid. */
export function SearchOutcome({ view, state, found, more, onChange, onAgain }: SearchOutcomeProps) {
  if (typeof state === 'object')
    return (
      <Notice title="The mascots could not be loaded" action={<Button onClick={onAgain}>Try again</Button>}>
        {state.failed}
      </Notice>
    );
  const isFiltered = filtersOf(view).length > 0;
  const isSettled = state === 'ready' && (isFiltered || view.q !== '');
  const announced = <Announced text={isSettled ? countOf(found, more) : ''} />;
  if (!isSettled || found > 0) return announced;
  return (
    <>
      {announced}
      {isFiltered ? (
        <Notice
          title="No mascot meets these filters"
          action={<Button onClick={() => onChange(withoutFilters(view))}>Clear filters</Button>}
        >
          {view.q ? `None of them has “${view.q}” in its name, tags or prompt.` : 'Remove one to see more.'}
        </Notice>
      ) : (
        <Notice
          title={`No mascot is called “${view.q}”`}
          action={<Button onClick={() => onChange({ ...view, q: '' })}>Clear search</Button>}
        >
          No prompt and no tag contains these words either.
        </Notice>
      )}
    </>
  );
}
