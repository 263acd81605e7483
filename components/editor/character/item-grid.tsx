'use client';

import { Search } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { PictureView, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { Input } from '../../ui/input';
import { InspectorSection } from '../inspector/section';
import { ChoiceGrid } from './choice-grid';

/** A titled group of items. */
export interface ItemSection {
  title: string;
  items: readonly WardrobeItem[];
}

interface ItemCards {
  sheet: CharacterSheet;
  isChosen: (sheet: CharacterSheet, id: string) => boolean;
  /** The sheet with an item, which its picture shows. */
  withItem: (sheet: CharacterSheet, id: string) => CharacterSheet;
  viewOf: (id: string) => PictureView;
  onToggle: (item: WardrobeItem) => void;
}

interface ItemGridProps extends ItemCards {
  /** The noun in the search field: "clothes". */
  what: string;
  sections: readonly ItemSection[];
  /** The chosen items, below the search field. */
  children: ReactNode;
}

/** Items as pictures in titled groups, with a search by name; each can be on or off. */
export function ItemGrid({ what, sections, children, ...cards }: ItemGridProps) {
  const [search, setSearch] = useState('');
  const isNone = !sections.some(({ items }) => items.some((item) => isCalled(item, search)));
  return (
    <>
      <div className="flex flex-col gap-3 border-b px-4 py-3">
        <label className="relative block">
          <Search aria-hidden className="absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 stroke-muted" />
          <Input
            type="search"
            aria-label={`Search ${what}`}
            placeholder={`Search ${what}`}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="pl-8!"
          />
        </label>
        {children}
      </div>
      {isNone ? <p className="px-4 py-3 text-muted">Nothing here is called “{search.trim()}”.</p> : null}
      {sections.map((section) => (
        <Cards key={section.title} {...cards} {...section} search={search} />
      ))}
    </>
  );
}

const isCalled = ({ title }: WardrobeItem, search: string): boolean =>
  title.toLowerCase().includes(search.trim().toLowerCase());

/** The items of one group that match the search; chosen items come first. */
function Cards({
  title,
  items,
  search,
  sheet,
  isChosen,
  withItem,
  viewOf,
  onToggle,
}: ItemCards & ItemSection & { search: string }) {
  const all = useMemo(
    () =>
      items.map((item) => ({
        item,
        card: {
          id: item.id,
          title: item.title,
          isChosen: isChosen(sheet, item.id),
          sheet: withItem(sheet, item.id),
          view: viewOf(item.id),
        },
      })),
    [items, sheet, isChosen, withItem, viewOf],
  );
  const found = all.filter(({ item }) => isCalled(item, search));
  if (found.length === 0) return null;
  const cards = found.map(({ card }) => card).toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen));
  const toggle = (id: string) => {
    const item = items.find((each) => each.id === id);
    if (item) onToggle(item);
  };
  return (
    <InspectorSection title={title}>
      <ChoiceGrid many label={title} cards={cards} onChoose={toggle} />
    </InspectorSection>
  );
}
