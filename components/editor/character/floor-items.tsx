'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { ItemRow } from './item-row';
import type { SectionProps } from './radio-section';
import { withThingMoved, type FloorThing } from './sheet-changes';

/** A thing on the floor with its name. */
export type NamedThing = FloorThing & { title: string };

interface FloorItemsProps extends Pick<SectionProps, 'choose'> {
  things: readonly NamedThing[];
  onRemove: (thing: NamedThing) => void;
  onSettle: () => void;
}

/** The things on the floor, each with its colour and its side; renders nothing if there are none. */
export function FloorItems({ things, choose, onRemove, onSettle }: FloorItemsProps) {
  if (things.length === 0) return null;
  return (
    <ul aria-label="On the floor" className="-mx-1.5 flex flex-col">
      {things.map((thing) => {
        const { item, side, title } = thing;
        const to = side === 'left' ? 'right' : 'left';
        const name = title.toLowerCase();
        return (
          <li key={item}>
            <ItemRow
              id={item}
              title={title}
              choose={choose}
              onSettle={onSettle}
              removal={{ label: `Take away ${name}`, run: () => onRemove(thing) }}
            >
              <IconButton
                size="small"
                icon={side === 'left' ? ArrowRight : ArrowLeft}
                label={`Move ${name} to the ${to}`}
                onClick={() =>
                  choose({ label: `Move ${name} to the ${to}`, change: (sheet) => withThingMoved(sheet, item) })
                }
              />
            </ItemRow>
          </li>
        );
      })}
    </ul>
  );
}
