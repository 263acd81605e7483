'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, type KeyboardEvent } from 'react';
import type { SearchEntry } from '@/lib/contract/docs';
import { movedBy } from '../../hooks/list-keys';
import { Input } from '../../ui/input';
import { Option } from '../../ui/option';
import { useIndex } from './use-index';

/** A search field with its results, selected with the arrows and Enter, or by a click. */
export function SearchBox({ onDone }: { onDone: () => void }) {
  const id = useId();
  const router = useRouter();
  const { find, failed } = useIndex();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = find && words.trim() ? find(words) : [];
  const go = ({ href }: SearchEntry) => {
    onDone();
    router.push(href);
  };
  const press = (event: KeyboardEvent) => {
    const next = movedBy(event.key, at, found.length);
    const chosen = found[at];
    if (next !== null) {
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex h-[min(32rem,70dvh)] flex-col">
      <Input
        role="combobox"
        aria-label="Search"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder="Pages, headings, endpoints"
        value={words}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={press}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        className="shrink-0"
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'py-6 text-center text-muted'}>
        {statusOf(words, found.length, failed, find === null)}
      </p>
      <Found id={id} found={found} at={at} onChoose={go} onPoint={setAt} />
    </div>
  );
}

function statusOf(words: string, count: number, failed: boolean, loading: boolean): string {
  if (failed) return 'The search could not be loaded. Close it and try again.';
  if (!words.trim()) return 'Type to search pages, headings and endpoints.';
  if (loading) return 'Loading…';
  return count === 0 ? `Nothing is found for “${words.trim()}”. Try fewer words, or others.` : `${count} found`;
}

interface FoundProps {
  /** The prefix of the ids of the list and its options, to which the field refers. */
  id: string;
  found: readonly SearchEntry[];
  at: number;
  onChoose: (entry: SearchEntry) => void;
  onPoint: (index: number) => void;
}

function Found({ id, found, at, onChoose, onPoint }: FoundProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Found"
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={-1}
      className="-mx-2 mt-2 flex min-h-0 grow flex-col overflow-y-auto px-2"
    >
      {found.map((entry, index) => (
        <Option
          key={entry.id}
          id={`${id}-${index}`}
          active={index === at}
          onChoose={() => onChoose(entry)}
          onPoint={() => onPoint(index)}
          className="rounded-ui px-3 py-2"
        >
          <span className="block font-medium">{entry.title}</span>
          <span className="block truncate text-small text-muted">{entry.page}</span>
        </Option>
      ))}
    </div>
  );
}
