'use client';

import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ItemPlace, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { Input } from '../../ui/input';
import { InspectorSection } from '../inspector/section';
import { ChoiceGrid } from './choice-grid';
import type { SectionProps } from './radio-section';
import { spotsOf, withItem, withoutItem, type ItemSpots } from './sheet-changes';
import { WornItems } from './worn-items';

const PLACE_TITLES: Readonly<Record<ItemPlace, string>> = {
  head: 'Head',
  face: 'Face',
  neck: 'Neck',
  trunk: 'Body',
  legs: 'Legs',
  feet: 'Feet',
  hands: 'Hands',
  back: 'Back',
  held: 'To hold',
  under: 'To stand on',
};

interface WardrobeChoicesProps extends SectionProps {
  items: readonly WardrobeItem[];
  places: readonly ItemPlace[];
  /** The noun in the search field: "clothes". */
  what: string;
  onSettle: () => void;
}

/** Wearable items grouped by place, with a search by name. */
export function WardrobeChoices({ items, places, what, onSettle, ...props }: WardrobeChoicesProps) {
  const [search, setSearch] = useState('');
  const spots = useMemo(() => spotsOf(items), [items]);
  const sections = useMemo(
    () => places.map((place) => ({ place, items: items.filter((item) => item.place === place) })),
    [items, places],
  );
  const here = sections.flatMap((section) => section.items);
  const isWorn = (id: string) => props.sheet.wears.some(({ item }) => item === id);
  const toggle = ({ id, title }: WardrobeItem) => {
    const isOff = !isWorn(id);
    props.choose({
      label: `${isOff ? 'Put on' : 'Take off'} ${title.toLowerCase()}`,
      change: (sheet) => (isOff ? withItem(sheet, id, spots) : withoutItem(sheet, id)),
    });
  };
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
        <WornItems {...props} items={here.filter(({ id }) => isWorn(id))} onTakeOff={toggle} onSettle={onSettle} />
      </div>
      {here.some((item) => isCalled(item, search)) ? null : (
        <p className="px-4 py-3 text-muted">Nothing here is called “{search.trim()}”.</p>
      )}
      {sections.map((section) => (
        <PlaceSection
          key={section.place}
          title={PLACE_TITLES[section.place]}
          items={section.items}
          search={search}
          spots={spots}
          sheet={props.sheet}
          onToggle={toggle}
        />
      ))}
    </>
  );
}

const isCalled = ({ title }: WardrobeItem, search: string): boolean =>
  title.toLowerCase().includes(search.trim().toLowerCase());

interface PlaceSectionProps {
  title: string;
  items: readonly WardrobeItem[];
  search: string;
  spots: ItemSpots;
  sheet: CharacterSheet;
  onToggle: (item: WardrobeItem) => void;
}

/** The items of one place that match the search; worn items come first. */
function PlaceSection({ title, items, search, spots, sheet, onToggle }: PlaceSectionProps) {
  const all = useMemo(
    () =>
      items.map((item) => ({
        item,
        card: {
          id: item.id,
          title: item.title,
          isChosen: sheet.wears.some((worn) => worn.item === item.id),
          sheet: withItem(sheet, item.id, spots),
          view: { item: item.id },
        },
      })),
    [items, sheet, spots],
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
