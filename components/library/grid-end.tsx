'use client';

import { clsx } from 'clsx';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { GRID_CLASSES } from './mascot-grid';
import { useEndless } from './use-endless';
import type { ListState } from './use-mascot-pages';

/** How many cards stand in for a page that is loaded. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface GridEndProps {
  state: ListState;
  onLoad: () => void;
}

/** The end of a list that goes on: the next page is loaded when it comes near, or by its button. */
export function GridEnd({ state, onLoad }: GridEndProps) {
  const end = useEndless(state === 'ready', onLoad);
  return (
    <>
      {/* It has no size, so that new cards push down nothing that is seen. */}
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
