'use client';

import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState, type MouseEvent } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { steadily } from '../hooks/steadily';
import { expectField } from '../hooks/type-ahead';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { RenameDialog } from '../ui/rename-dialog';
import { DropHint } from '../upload/drop-hint';
import { FilterChips } from './filter-menu';
import { GridEnd } from './grid-end';
import { MascotGrid } from './mascot-grid';
import type { CardActions } from './mascot-card';
import { SearchOutcome } from './search';
import { SelectionBar } from './selection-bar';
import { Toolbar } from './toolbar';
import { useDrop } from './use-drop';
import { useGridShortcuts } from './use-grid-shortcuts';
import type { LibraryPage } from './use-mascot-pages';
import { useMascots } from './use-mascots';
import { useSelection } from './use-selection';
import { useView } from './use-view';
import { pathOf, WHOLE_LIBRARY, type LibraryView } from './view';

const EmptyLibrary = dynamic(() => steadily(() => import('./empty-library').then((module) => module.EmptyLibrary)));
const TagsDialog = dynamic(() => steadily(() => import('./tags-dialog').then((module) => module.TagsDialog)), {
  ssr: false,
});

interface LibraryProps {
  /** The first page of results. */
  first: LibraryPage;
  initial: LibraryView;
  /** The mascot that is shown in an empty library. */
  host: MascotSpec;
}

/** The mascots of the workspace, filtered by a search and filters. */
export function Library({ first, initial, host }: LibraryProps) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [renamed, setRenamed] = useState<Mascot | null>(null);
  const [tagged, setTagged] = useState<readonly Mascot[] | null>(null);
  const { mascots, more, state, show, load, add, rename, remove, canUndo, undo, publish, tag, duplicate } = useMascots(
    first,
    initial,
  );
  const { words, view, type, change, again } = useView(initial, show);
  const selection = useSelection(mascots);
  const held = useDrop(add);
  const actions: CardActions = {
    onRename: setRenamed,
    onTag: setTagged,
    onDuplicate: (some) => void duplicate(some).then((copies) => some.length > 1 && selection.only(copies)),
    onDelete: (some) => void remove(some),
    onPublish: (some, isPublic) => void publish(some, isPublic),
  };
  useGridShortcuts({
    mascots,
    selection,
    actions,
    canUndo,
    onUndo: undo,
    onNew: () => begin(router.push),
    search: field,
  });
  const none = mascots.length === 0 && state === 'ready' && !words && pathOf(view) === pathOf(WHOLE_LIBRARY);
  const [failed, busy] = [typeof state === 'object', state === 'searching'];
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar>{none ? null : <NewButton />}</TopBar>
      <main className="mx-auto w-full max-w-[90rem] grow px-4 pt-6 pb-16 sm:px-8">
        <div className={none ? 'sr-only' : 'mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2'}>
          <h1 className="text-title font-semibold">Mascots</h1>
          {none ? null : (
            <Toolbar field={field} words={words} busy={busy} view={view} onWords={type} onChange={change} />
          )}
        </div>
        <FilterChips view={view} onChange={change} />
        {none ? <EmptyLibrary host={host} /> : null}
        <SearchOutcome view={view} state={state} found={mascots.length} more={more} onChange={change} onAgain={again} />
        <MascotGrid mascots={failed ? [] : mascots} busy={busy} selection={selection} actions={actions} />
        {more && !failed && !busy ? <GridEnd state={state} onLoad={() => void load()} /> : null}
      </main>
      <SelectionBar selected={selection.selected} actions={actions} onClear={selection.clear} />
      <RenameDialog
        thing={renamed}
        maxLength={LIMITS.mascot.name.max}
        onClose={() => setRenamed(null)}
        onRename={rename}
      />
      {tagged ? <TagsDialog mascots={tagged} onClose={() => setTagged(null)} onTag={tag} /> : null}
      {held === null ? null : <DropHint text={held} />}
    </div>
  );
}

/** Opens the creation page. Text that is typed while it loads goes into its prompt. */
function begin(push: (to: string) => void): void {
  expectField();
  push('/mascots/new');
}

/**
 * Collects typed text while the creation page opens. With a modifier key the link opens in a new tab, so nothing is
 * collected.
 */
function follow({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (!metaKey && !ctrlKey && !shiftKey) expectField();
}

function NewButton() {
  return (
    <Button look="primary" asChild className="mx-1 max-sm:px-2.5">
      <Link href="/mascots/new" aria-label="New mascot" onClick={follow}>
        <Plus aria-hidden className="size-4" />
        <span className="max-sm:hidden">New mascot</span>
      </Link>
    </Button>
  );
}
