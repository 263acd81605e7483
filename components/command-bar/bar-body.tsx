'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { movedBy } from '../hooks/list-keys';
import { expectField } from '../hooks/type-ahead';
import { matches, useActiveShortcuts } from '../hooks/use-shortcuts';
import { useSession } from '../shell/session';
import { BarField } from './bar-field';
import { BarFooter } from './bar-footer';
import { BarList } from './bar-list';
import { showBar, useCommandBar } from './bar-state';
import { groupsOf } from './entries';
import { CREATE_PATH, placesFor } from './places';
import { useFoundMascots, type SearchStatus } from './use-found-mascots';

/** The content of the open bar; `onChoose` is called with the action of the selected row. */
export function BarBody({ onChoose }: { onChoose: (run: () => void) => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { mascots, status, again } = useFoundMascots(words);
  const groups = useGroups(words, mascots);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  );
  const active = entries[at];

  const type = (next: string) => {
    setWords(next);
    setChosen(null);
    list.current?.scrollTo({ top: 0 });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = isPlain(event) ? movedBy(event.key, at, entries.length) : null;
    if (next !== null) {
      setChosen(entries[next]?.key ?? null);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (matches(event.nativeEvent, 'mod+k')) showBar(false);
    else if (event.key === 'Enter' && active) onChoose(active.run);
    else return;
    event.preventDefault();
  };
  return (
    <div data-dialog-body className="flex min-h-0 grow flex-col">
      <BarField
        id={id}
        words={words}
        active={active ? at : null}
        busy={status === 'busy'}
        onWords={type}
        onKeyDown={press}
      />
      <Outcome words={words.trim()} count={entries.length} status={status} />
      <BarList ref={list} id={id} groups={groups} active={active} onPoint={setChosen} onChoose={onChoose} />
      <BarFooter failed={status === 'failed'} onAgain={again} />
    </div>
  );
}

const isPlain = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(shiftKey || altKey || ctrlKey || metaKey);

function useGroups(words: string, mascots: ReturnType<typeof useFoundMascots>['mascots']) {
  const router = useRouter();
  const here = usePathname();
  const { role } = useSession();
  const shortcuts = useActiveShortcuts();
  const taker = useCommandBar((state) => state.taker);
  const go = (href: string) => {
    // Text that is typed while the creation page opens goes into its prompt.
    if (href === CREATE_PATH) expectField();
    router.push(href);
  };
  return groupsOf({ words, shortcuts, places: placesFor(role), here, mascots, taker, go });
}

interface OutcomeProps {
  words: string;
  count: number;
  status: SearchStatus;
}

/** The number of results for screen readers, and the empty state if there are none. */
function Outcome({ words, count, status }: OutcomeProps) {
  return (
    <p
      role="status"
      className={count > 0 ? 'sr-only' : 'grow animate-late px-6 py-12 text-center wrap-anywhere text-muted'}
    >
      {textOf(words, count, status)}
    </p>
  );
}

function textOf(words: string, count: number, status: SearchStatus): string {
  if (count > 0) return words ? `${count} found` : '';
  if (status === 'busy') return 'Searching…';
  return status === 'failed' ? `No command is called “${words}”.` : `Nothing is called “${words}”.`;
}
