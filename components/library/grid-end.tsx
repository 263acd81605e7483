'use client';

import { clsx } from 'clsx';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { GRID_CLASSES } from './mascot-grid';
import { useEndless } from './use-endless';
import type { ListState } from './use-mascot-pages';

/** The keys of the placeholder cards that are shown while a page loads. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface GridEndProps {
  state: ListState;
  onLoad: () => void;
}

/** The end of a list with more pages. The next page loads when this comes near the window, or by its button. */
export function GridEnd({ state, onLoad }: GridEndProps) {
  const end = useEndless(state === 'ready', onLoad);
  return (
    <>
      {/* It has no height, so that it does not shift the layout. */}
      <div ref={end} />
      {state === 'loading' ? (
        <div aria-hidden className={clsx('mt-5', GRID_CLASSES)}>
          {PLACEHOLDERS.map((key) => (
            <Skeleton key={key} className="aspect-[5/6]" />
          ))}
        </div>
      ) : null}
      <div className="mx-auto mt-5 w-fit">
        <Button busy={state === 'loading'} onClick={onLoad}>
          {state === 'stalled' ? 'Try again' : 'Load more'}
        </Button>
      </div>
    </>
  );
}
