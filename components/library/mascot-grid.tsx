'use client';

import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { openCardMenu } from './card-menu';
import { MascotCard, type CardActions } from './mascot-card';
import { useGridKeys } from './use-grid-keys';
import type { MascotSelection } from './use-selection';

/** The columns of the library and of its skeleton. */
export const GRID_CLASSES = clsx(
  'grid grid-cols-[repeat(auto-fill,minmax(min(10rem,44%),1fr))] gap-4',
  'sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-5',
);

interface MascotGridProps {
  mascots: readonly Mascot[];
  /** Whether a new result is loading. */
  busy: boolean;
  selection: MascotSelection;
  actions: CardActions;
}

/** The mascots as cards. Only the card that was hovered or focused last plays. */
export function MascotGrid({ mascots, busy, selection, actions }: MascotGridProps) {
  const { list, reachable, onReach, onKeyDown } = useGridKeys(mascots, selection);
  const [near, setNear] = useState<string | null>(null);
  const stable = useStableActions(selection, actions);
  return (
    // Key events bubble up from the links in the cards.
    <ul
      ref={list}
      aria-label="Mascots"
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => openCardMenu(event, { mascots, selection, actions })}
      className={clsx('transition-opacity aria-busy:opacity-60', GRID_CLASSES)}
    >
      {mascots.map((mascot) => (
        <MascotCard
          key={mascot.id}
          mascot={mascot}
          {...stable}
          selected={selection.has(mascot.id)}
          selecting={selection.selected.length > 0}
          reachable={mascot.id === reachable}
          playing={near === mascot.id}
          onNear={setNear}
          onReach={onReach}
        />
      ))}
    </ul>
  );
}

/** Stable callbacks, so that only the cards that change are rendered. */
function useStableActions(selection: MascotSelection, actions: CardActions) {
  const latest = useRef({ selection, actions });
  useEffect(() => {
    latest.current = { selection, actions };
  });
  const onToggle = useCallback((id: string, extend: boolean) => {
    const now = latest.current.selection;
    if (extend) now.reach(id);
    else now.toggle(id);
  }, []);
  const [stable] = useState<CardActions>(() => ({
    onRename: (mascot) => latest.current.actions.onRename(mascot),
    onTag: (some) => latest.current.actions.onTag(some),
    onDuplicate: (some) => latest.current.actions.onDuplicate(some),
    onDelete: (some) => latest.current.actions.onDelete(some),
    onPublish: (some, isPublic) => latest.current.actions.onPublish(some, isPublic),
  }));
  return { onToggle, actions: stable };
}
