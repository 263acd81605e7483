'use client';

import { clsx } from 'clsx';
import { Plus, Search } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState, type MouseEvent, type Ref } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { expectField } from '../hooks/type-ahead';
import { useShortcuts } from '../hooks/use-shortcuts';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { Input } from '../ui/input';
import { Notice } from '../ui/notice';
import { RenameDialog } from '../ui/rename-dialog';
import { EmptyLibrary } from './empty-library';
import { DeleteDialog } from './delete-dialog';
import { MascotCard } from './mascot-card';
import { useMascots } from './use-mascots';

interface LibraryProps {
  first: { data: Mascot[]; next_cursor: string | null };
  /** The mascot that welcomes a new user. */
  host: MascotSpec;
}

/** The mascot of an open dialog, and the dialog's purpose. */
type Question = 'rename' | 'delete';

/** Opens creation; collects what is typed meanwhile for its prompt. */
function begin(push: (to: string) => void): void {
  expectField();
  push('/mascots/new');
}

/** Every mascot of the workspace. */
export function Library({ first, host }: LibraryProps) {
  const router = useRouter();
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<{ what: Question; mascot: Mascot } | null>(null);
  const { mascots, more, loading, load, rename, remove } = useMascots(first);
  useShortcuts([
    { title: 'New mascot', group: 'Mascots', keys: ['n'], run: () => begin(router.push) },
    { title: 'Search', group: 'Mascots', keys: ['/'], run: () => search.current?.focus() },
  ]);
  const look = (next: string) => {
    setWords(next);
    // A search needs all pages: it finds only loaded mascots.
    if (more && next.trim()) void load('all');
  };
  const found = mascots.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const none = mascots.length === 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar>{none ? null : <NewButton />}</TopBar>
      <main className="mx-auto w-full max-w-[90rem] grow px-4 pt-6 pb-16 sm:px-8">
        <div className={none ? 'sr-only' : 'mb-5 flex items-center justify-between gap-4'}>
          <h1 className="text-title font-semibold">Mascots</h1>
          <SearchField ref={search} words={words} onWords={look} />
        </div>
        {none ? <EmptyLibrary host={host} /> : null}
        {!none && found.length === 0 && !loading ? (
          <Notice title="No mascot has that name" action={<Button onClick={() => setWords('')}>Show all</Button>} />
        ) : null}
        <Cards mascots={found} onAsk={(what, mascot) => setAsked({ what, mascot })} />
        {more ? (
          <div className="mt-8 flex justify-center">
            <Button busy={loading} onClick={() => void load('next')}>
              Load more
            </Button>
          </div>
        ) : null}
      </main>
      <RenameDialog
        thing={asked?.what === 'rename' ? asked.mascot : null}
        maxLength={LIMITS.mascot.name.max}
        onClose={() => setAsked(null)}
        onRename={rename}
      />
      <DeleteDialog
        mascot={asked?.what === 'delete' ? asked.mascot : null}
        onClose={() => setAsked(null)}
        onDelete={remove}
      />
    </div>
  );
}

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  words: string;
  onWords: (words: string) => void;
}

function SearchField({ ref, words, onWords }: SearchFieldProps) {
  return (
    <div className="relative w-56">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        ref={ref}
        type="search"
        aria-label="Search mascots"
        placeholder="Search"
        value={words}
        onChange={(event) => onWords(event.target.value)}
        className="pl-8"
      />
    </div>
  );
}

interface CardsProps {
  mascots: readonly Mascot[];
  onAsk: (what: Question, mascot: Mascot) => void;
}

function Cards({ mascots, onAsk }: CardsProps) {
  return (
    <ul
      aria-label="Mascots"
      className={clsx(
        'grid grid-cols-[repeat(auto-fill,minmax(min(11rem,44%),1fr))] gap-4',
        'sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-5',
      )}
    >
      {mascots.map((mascot) => (
        <MascotCard
          key={mascot.id}
          mascot={mascot}
          onRename={() => onAsk('rename', mascot)}
          onDelete={() => onAsk('delete', mascot)}
        />
      ))}
    </ul>
  );
}

/** Collects what is typed while creation opens; with a modifier key the browser opens a new tab. */
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
