'use client';

import { useMemo, type ReactNode } from 'react';
import type { PictureView, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { ChoiceGrid, type ChoiceCard } from './choice-grid';
import type { SectionProps } from './radio-section';

/** One card of a choice about a worn item. */
export interface WornOption {
  id: string;
  title: string;
  isChosen: boolean;
  change: (sheet: CharacterSheet) => CharacterSheet;
}

/** The places whose items are seen only on the whole figure. */
const WIDE_PLACES: readonly string[] = ['back', 'held', 'under', 'trunk'];

interface WornChoiceProps extends SectionProps {
  item: WardrobeItem;
  title: string;
  options: readonly WornOption[];
  /** A control beside the title. */
  children?: ReactNode;
}

/** One choice about a worn item, as pictures. */
export function WornChoice({ title, options, item, sheet, choose, children }: WornChoiceProps) {
  const view: PictureView = useMemo(
    () => (WIDE_PLACES.includes(item.place) ? 'figure' : { item: item.id }),
    [item.id, item.place],
  );
  const cards: ChoiceCard[] = options.map(({ id, title: name, isChosen, change }) => ({
    id,
    title: name,
    isChosen,
    sheet: change(sheet),
    view,
  }));
  const label = choiceLabel(title, item);
  const chosen = (id: string) => {
    const option = options.find((each) => each.id === id);
    if (!option || option.isChosen) return;
    choose({ label: `${label}: ${option.title.toLowerCase()}`, change: option.change });
  };
  return (
    <section aria-label={label}>
      <div className="mb-1 flex items-center justify-between gap-2">
        <h3 className="text-small font-medium text-muted">{title}</h3>
        {children}
      </div>
      <ChoiceGrid label={label} cards={cards} onChoose={chosen} />
    </section>
  );
}

/** The name of a choice about a worn item: "Mark of cap". */
export const choiceLabel = (title: string, item: WardrobeItem): string => `${title} of ${item.title.toLowerCase()}`;
