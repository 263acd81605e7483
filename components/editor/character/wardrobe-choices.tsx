'use client';

import { useCallback, useMemo } from 'react';
import type { CharacterTraits, ItemPlace, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { ItemGrid } from './item-grid';
import type { SectionProps } from './radio-section';
import { spotsOf, withItem, withoutItem } from './sheet-changes';
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
  traits: CharacterTraits;
  places: readonly ItemPlace[];
  /** The noun in the search field: "clothes". */
  what: string;
  onSettle: () => void;
}

const isWorn = ({ wears }: CharacterSheet, id: string): boolean => wears.some(({ item }) => item === id);
const viewOf = (item: string) => ({ item });

/** Wearable items grouped by place, and what is worn of them. */
export function WardrobeChoices({ items, places, what, onSettle, ...props }: WardrobeChoicesProps) {
  const { sheet, choose } = props;
  const spots = useMemo(() => spotsOf(items), [items]);
  const putOn = useCallback((before: CharacterSheet, id: string) => withItem(before, id, spots), [spots]);
  const sections = useMemo(
    () => places.map((place) => ({ title: PLACE_TITLES[place], items: items.filter((item) => item.place === place) })),
    [items, places],
  );
  const worn = items.filter(({ id, place }) => places.includes(place) && isWorn(sheet, id));
  const toggle = ({ id, title }: WardrobeItem) => {
    const isOff = !isWorn(sheet, id);
    choose({
      label: `${isOff ? 'Put on' : 'Take off'} ${title.toLowerCase()}`,
      change: (latest) => (isOff ? putOn(latest, id) : withoutItem(latest, id)),
    });
  };
  return (
    <ItemGrid
      what={what}
      sheet={sheet}
      sections={sections}
      isChosen={isWorn}
      withItem={putOn}
      viewOf={viewOf}
      onToggle={toggle}
    >
      <WornItems {...props} items={worn} onTakeOff={toggle} onSettle={onSettle} />
    </ItemGrid>
  );
}
