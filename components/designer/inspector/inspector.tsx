'use client';

import { MousePointerClick } from 'lucide-react';
import { useEffect } from 'react';
import { late } from '../../hooks/late';
import { warmUp } from '../../hooks/warm-up';
import { Skeleton } from '../../ui/skeleton';
import { loadComposer } from '../motions';
import { useDesignerState } from '../state/context';
import { loadInputFields } from '../trial/input-editor';

const [Chosen, loadChosen] = late(
  () => import('./chosen').then((module) => module.Chosen),
  () => (
    <div aria-busy className="flex flex-col gap-5 p-4">
      <Skeleton className="h-13" />
      <Skeleton className="h-18" />
      <Skeleton className="h-13" />
    </div>
  ),
);

/** Loaders of the code that selecting a card or an input needs, or choosing a motion. */
const LATE = [loadChosen, loadInputFields, loadComposer];

/** What can be done when nothing is selected. */
export const HINT_TEXT =
  'Select a state or the label of a line to edit it. Drag from the dot of a state to draw a transition.';

/** The properties of the selection. Their code is loaded at the first interaction with the page. */
export function Inspector() {
  const isChosen = useDesignerState(({ selection }) => selection.states.length + selection.transitions.length > 0);
  useEffect(() => warmUp(LATE), []);
  return isChosen ? <Chosen /> : <Nothing />;
}

function Nothing() {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-10 text-center text-muted">
      <MousePointerClick aria-hidden className="size-5 text-faint" />
      <p>{HINT_TEXT}</p>
    </div>
  );
}
