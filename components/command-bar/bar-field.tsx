'use client';

import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { takeTyped } from '../hooks/type-ahead';
import { Button } from '../ui/button';
import { DialogClose } from '../layers/dialog-layer';
import { Spinner } from '../ui/spinner';
import { OPEN_BAR, useCommandBar } from './bar-state';

interface BarFieldProps {
  /** The prefix of the ids of the list and its rows, to which the field refers. */
  id: string;
  words: string;
  /** The index of the active row; null if there is none. */
  active: number | null;
  /** Whether a search is pending. */
  busy: boolean;
  onWords: (words: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The text field of the command bar. It keeps the focus while arrow keys move through the rows. */
export function BarField({ id, words, active, busy, onWords, onKeyDown }: BarFieldProps) {
  const takesWords = useCommandBar(({ taker }) => taker !== null);
  return (
    <div className="flex h-12 shrink-0 items-center gap-4 border-b pr-2 pl-5">
      <span className="text-muted">{busy ? <Spinner /> : <Search aria-hidden className="size-4" />}</span>
      <input
        role="combobox"
        aria-label={OPEN_BAR.title}
        aria-expanded={active !== null}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        aria-autocomplete="list"
        placeholder={takesWords ? 'Find, or say what to change' : 'Find a command or mascot'}
        value={words}
        maxLength={LIMITS.mascot.instruction.max}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => onWords(target.value)}
        // Inserts text that was typed while the bar was loading.
        onFocus={() => onWords(words + takeTyped())}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 grow bg-transparent text-ink outline-none max-sm:text-[1rem]"
      />
      <DialogClose asChild>
        <Button square look="quiet" aria-label="Close" className="pointer-fine:hidden">
          <X aria-hidden className="size-4" />
        </Button>
      </DialogClose>
    </div>
  );
}
