'use client';

import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState, type MouseEvent } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { expectField } from '../hooks/type-ahead';
import { useShortcuts } from '../hooks/use-shortcuts';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { RenameDialog } from '../ui/rename-dialog';
import { Tooltip } from '../ui/tooltip';
import { EmptyLibrary } from './empty-library';
import { MascotCard } from './mascot-card';
import { SearchField, SearchOutcome } from './search';
import { useMascots } from './use-mascots';
import { useSearch } from './use-search';

interface LibraryProps {
  /** The first page of the search results, or of all mascots for an empty search. */
  first: { data: Mascot[]; next_cursor: string | null };
  search: string;
  /** The mascot that welcomes a new user. */
  host: MascotSpec;
}

/** Opens the creation page; text typed meanwhile goes into its prompt. */
function begin(push: (to: string) => void): void {
  expectField();
  push('/mascots/new');
}

/** The mascots of the workspace, all or what a search finds. */
export function Library({ first, search: initial, host }: LibraryProps) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [renamed, setRenamed] = useState<Mascot | null>(null);
  const { mascots, more, state, search, load, rename, remove } = useMascots(first, initial);
  const { words, q, type, again } = useSearch(initial, search);
  useShortcuts([
    { title: 'New mascot', group: 'Mascots', keys: ['n'], run: () => begin(router.push) },
    { title: 'Search', group: 'Mascots', keys: ['/'], run: () => field.current?.focus() },
  ]);
  const none = mascots.length === 0 && state === 'ready' && !words && !q;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar>{none ? null : <NewButton />}</TopBar>
      <main className="mx-auto w-full max-w-[90rem] grow px-4 pt-6 pb-16 sm:px-8">
        <div className={none ? 'sr-only' : 'mb-5 flex items-center justify-between gap-4'}>
          <h1 className="text-title font-semibold">Mascots</h1>
          <div className="flex items-center gap-2">
            <SearchField ref={field} words={words} busy={state === 'searching'} onWords={type} />
            <Tooltip label="Trash">
              <Button square look="quiet" asChild>
                <Link href="/mascots/trash" aria-label="Trash">
                  <Trash2 aria-hidden className="size-4" />
                </Link>
              </Button>
            </Tooltip>
          </div>
        </div>
        {none ? <EmptyLibrary host={host} /> : null}
        <SearchOutcome q={q} state={state} found={mascots.length} onClear={() => type('')} onAgain={again} />
        <Cards
          mascots={typeof state === 'object' ? [] : mascots}
          busy={state === 'searching'}
          onRename={setRenamed}
          onDelete={(mascot) => void remove(mascot)}
        />
        {more && (state === 'ready' || state === 'loading') ? (
          <div className="mt-8 flex justify-center">
            <Button busy={state === 'loading'} onClick={() => void load()}>
              Load more
            </Button>
          </div>
        ) : null}
      </main>
      <RenameDialog
        thing={renamed}
        maxLength={LIMITS.mascot.name.max}
        onClose={() => setRenamed(null)}
        onRename={rename}
      />
    </div>
  );
}

interface CardsProps {
  mascots: readonly Mascot[];
  /** Whether a new result is being loaded. */
  busy: boolean;
  onRename: (mascot: Mascot) => void;
  onDelete: (mascot: Mascot) => void;
}

function Cards({ mascots, busy, onRename, onDelete }: CardsProps) {
  return (
    <ul
      aria-label="Mascots"
      aria-busy={busy}
      className={clsx(
        'transition-opacity aria-busy:opacity-60',
        'grid grid-cols-[repeat(auto-fill,minmax(min(11rem,44%),1fr))] gap-4',
        'sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-5',
      )}
    >
      {mascots.map((mascot) => (
        <MascotCard
          key={mascot.id}
          mascot={mascot}
          onRename={() => onRename(mascot)}
          onDelete={() => onDelete(mascot)}
        />
      ))}
    </ul>
  );
}

/** Collects text typed while the creation page opens; with a modifier key the browser opens a new tab. */
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
