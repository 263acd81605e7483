'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { PictureView } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { CharacterPicture } from './character-picture';
import { movedInGrid } from './grid-keys';

/** A choice as a card: a picture of the character after this choice. */
export interface ChoiceCard {
  id: string;
  title: string;
  /** A short description, for a tooltip. */
  about?: string;
  isChosen: boolean;
  sheet: CharacterSheet;
  view: PictureView;
}

interface ChoiceGridProps {
  label: string;
  /** Whether several cards can be chosen, each on or off; otherwise exactly one. */
  many?: boolean;
  cards: readonly ChoiceCard[];
  onChoose: (id: string) => void;
}

/** A grid of cards with one tab stop: arrow keys move the focus, Space and Enter choose. */
export function ChoiceGrid({ label, many = false, cards, onChoose }: ChoiceGridProps) {
  const [last, setLast] = useState<string | null>(null);
  const stop = cards.find(({ id }) => id === last) ?? cards.find(({ isChosen }) => isChosen) ?? cards[0];
  return (
    <div
      role={many ? 'group' : 'radiogroup'}
      aria-label={label}
      onKeyDown={moveFocus}
      className="-mx-1 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-1.5 gap-y-2"
    >
      {cards.map((card) => (
        <CardButton
          key={card.id}
          card={card}
          many={many}
          isStop={card.id === stop?.id}
          onFocus={() => setLast(card.id)}
          onChoose={() => onChoose(card.id)}
        />
      ))}
    </div>
  );
}

/** Moves the focus between the cards of a grid by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const next = at < 0 ? null : movedInGrid(event.key, at, { count: buttons.length, columns });
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

interface CardButtonProps {
  card: ChoiceCard;
  many: boolean;
  isStop: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

function CardButton({ card: { title, about, isChosen, sheet, view }, many, isStop, ...on }: CardButtonProps) {
  return (
    <button
      type="button"
      {...(many ? { 'aria-pressed': isChosen } : { role: 'radio', 'aria-checked': isChosen })}
      tabIndex={isStop ? 0 : -1}
      title={about}
      onFocus={on.onFocus}
      onClick={on.onChoose}
      className="group flex min-w-0 flex-col gap-1 rounded-ui outline-offset-1 disabled:opacity-50"
    >
      <span
        className={clsx(
          'relative block w-full rounded-ui bg-stage p-1 transition-shadow',
          isChosen
            ? 'shadow-[inset_0_0_0_2px_var(--accent)]'
            : 'group-hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      >
        <CharacterPicture sheet={sheet} view={view} />
        {isChosen ? (
          <span className="absolute top-1 right-1 grid size-4 place-items-center rounded-full bg-accent text-canvas">
            <Check aria-hidden className="size-3" strokeWidth={3} />
          </span>
        ) : null}
      </span>
      <span
        className={clsx(
          'block w-full px-0.5 text-center text-small leading-tight text-balance wrap-anywhere',
          isChosen ? 'text-ink' : 'text-muted group-hover:text-ink',
        )}
      >
        {title}
      </span>
    </button>
  );
}
