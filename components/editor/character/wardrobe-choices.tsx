'use client';

import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ItemPlace, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { LIMITS } from '@/lib/core/limits';
import { Input } from '../../ui/input';
import { InspectorSection } from '../inspector/section';
import { ChoiceGrid } from './choice-grid';
import type { SectionProps } from './radio-section';
import { withItem, withoutItem } from './sheet-changes';
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
  /** What is searched: "clothes". */
  what: string;
  onSettle: () => void;
}

/** Items to wear or hold, by the place where they go, with a search over their names. */
export function WardrobeChoices({ items, places, what, onSettle, ...props }: WardrobeChoicesProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const isWorn = (id: string) => props.sheet.wears.some(({ item }) => item === id);
  const here = items.filter(({ place }) => places.includes(place));
  const found = here.filter(({ title }) => title.toLowerCase().includes(words));
  const toggle = (item: WardrobeItem) => {
    const isOff = !isWorn(item.id);
    if (isOff && props.sheet.wears.length >= LIMITS.sheet.wears) return;
    props.choose({
      label: `${isOff ? 'Put on' : 'Take off'} ${item.title.toLowerCase()}`,
      change: (sheet) => (isOff ? withItem(sheet, item, items) : withoutItem(sheet, item.id)),
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
      {found.length === 0 ? <p className="px-4 py-3 text-muted">Nothing here is called “{search.trim()}”.</p> : null}
      {places.map((place) => (
        <PlaceSection
          key={place}
          title={PLACE_TITLES[place]}
          items={found.filter((item) => item.place === place)}
          all={items}
          sheet={props.sheet}
          onToggle={toggle}
        />
      ))}
    </>
  );
}

interface PlaceSectionProps {
  title: string;
  items: readonly WardrobeItem[];
  all: readonly WardrobeItem[];
  sheet: CharacterSheet;
  onToggle: (item: WardrobeItem) => void;
}

/** The items of one place, those that are worn first. */
function PlaceSection({ title, items, all, sheet, onToggle }: PlaceSectionProps) {
  const pictures = useMemo(
    () => new Map(all.map((item) => [item.id, { sheet: withItem(sheet, item, all), view: { item: item.id } }])),
    [all, sheet],
  );
  if (items.length === 0) return null;
  const cards = items
    .map(({ id, title: name }) => ({
      id,
      title: name,
      isChosen: sheet.wears.some(({ item }) => item === id),
      ...(pictures.get(id) ?? { sheet, view: 'figure' as const }),
    }))
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen));
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
