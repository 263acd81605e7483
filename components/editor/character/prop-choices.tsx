'use client';

import { useMemo, useState } from 'react';
import type { CharacterTraits, ItemPlace, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { Segmented } from '../../ui/segmented';
import { FloorItems } from './floor-items';
import { ItemGrid } from './item-grid';
import type { SectionProps } from './radio-section';
import { thingsOf, withoutThing, withThing } from './sheet-changes';
import { WardrobeChoices } from './wardrobe-choices';

const PLACES: readonly ItemPlace[] = ['held', 'under'];

const WHERE = [
  { value: 'hands', label: 'With it' },
  { value: 'floor', label: 'Beside it' },
] as const;

interface PropChoicesProps extends SectionProps {
  items: readonly WardrobeItem[];
  traits: CharacterTraits;
  onSettle: () => void;
}

/** Things to hold and to stand on, and things that stand on the floor beside the character. */
export function PropChoices(props: PropChoicesProps) {
  const [where, setWhere] = useState<(typeof WHERE)[number]['value']>('hands');
  return (
    <>
      <div className="flex px-4 pt-3 *:grow">
        <Segmented label="Where" value={where} options={WHERE} onChange={setWhere} />
      </div>
      {where === 'hands' ? <WardrobeChoices {...props} places={PLACES} what="props" /> : <FloorChoices {...props} />}
    </>
  );
}

const stands = (sheet: CharacterSheet, id: string): boolean => thingsOf(sheet).some(({ item }) => item === id);
const viewOf = () => 'figure' as const;

/** Things that can stand on the floor, and those that do. */
function FloorChoices({ items, sheet, choose, onSettle }: PropChoicesProps) {
  const sections = useMemo(() => [{ title: 'On the floor', items: items.filter((item) => item.stands) }], [items]);
  const standing = thingsOf(sheet).flatMap((thing) =>
    items.filter(({ id }) => id === thing.item).map(({ title }) => ({ ...thing, title })),
  );
  const toggle = ({ id, title }: Pick<WardrobeItem, 'id' | 'title'>) => {
    const isOff = !stands(sheet, id);
    choose({
      label: isOff ? `Put down ${title.toLowerCase()}` : `Take away ${title.toLowerCase()}`,
      change: (latest) => (isOff ? withThing : withoutThing)(latest, id),
    });
  };
  return (
    <ItemGrid
      what="things"
      sheet={sheet}
      sections={sections}
      isChosen={stands}
      withItem={withThing}
      viewOf={viewOf}
      onToggle={toggle}
    >
      <FloorItems
        things={standing}
        choose={choose}
        onSettle={onSettle}
        onRemove={({ item, title }) => toggle({ id: item, title })}
      />
    </ItemGrid>
  );
}
