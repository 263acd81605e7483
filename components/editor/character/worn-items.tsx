'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { CharacterTraits, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { IconButton } from '../../ui/icon-button';
import { ItemRow } from './item-row';
import type { SectionProps } from './radio-section';
import { WornChoices } from './worn-choices';

interface WornItemsProps extends SectionProps {
  items: readonly WardrobeItem[];
  traits: CharacterTraits;
  onTakeOff: (item: WardrobeItem) => void;
  onSettle: () => void;
}

/** The worn items, each with its colour and, on demand, its other choices; renders nothing if there are none. */
export function WornItems({ items, ...props }: WornItemsProps) {
  const [open, setOpen] = useState<string | null>(null);
  if (items.length === 0) return null;
  return (
    <ul aria-label="Worn" className="-mx-1.5 flex flex-col">
      {items.map((item) => (
        <WornRow
          key={item.id}
          {...props}
          item={item}
          isOpen={open === item.id}
          onOpen={(isOpen) => setOpen(isOpen ? item.id : null)}
        />
      ))}
    </ul>
  );
}

interface WornRowProps extends Omit<WornItemsProps, 'items'> {
  item: WardrobeItem;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function WornRow({ item, isOpen, onOpen, onTakeOff, onSettle, ...props }: WornRowProps) {
  const panel = useId();
  const name = item.title.toLowerCase();
  return (
    <li>
      <ItemRow
        {...props}
        id={item.id}
        title={item.title}
        onSettle={onSettle}
        removal={{ label: `Take off ${name}`, run: () => onTakeOff(item) }}
      >
        <IconButton
          size="small"
          icon={SlidersHorizontal}
          label={`Adjust ${name}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => onOpen(!isOpen)}
        />
      </ItemRow>
      <div id={panel} hidden={!isOpen}>
        {isOpen ? <WornChoices {...props} item={item} onSettle={onSettle} /> : null}
      </div>
    </li>
  );
}
