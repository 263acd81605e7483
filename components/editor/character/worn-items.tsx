'use client';

import { X } from 'lucide-react';
import type { WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { IconButton } from '../../ui/icon-button';
import { HexField } from '../../color/hex-field';
import { Swatch } from '../../color/swatch';
import { useEditorState } from '../state/context';
import type { SectionProps } from './radio-section';
import { withItemColor } from './sheet-changes';

interface WornItemsProps extends SectionProps {
  items: readonly WardrobeItem[];
  onTakeOff: (item: WardrobeItem) => void;
  onSettle: () => void;
}

/** The worn items, each with its colour; renders nothing if there are none. */
export function WornItems({ items, choose, onTakeOff, onSettle }: WornItemsProps) {
  const palette = useEditorState(({ spec }) => spec.palette);
  if (items.length === 0) return null;
  return (
    <ul aria-label="Worn" className="-mx-1.5 flex flex-col">
      {items.map((item) => {
        const { id, title } = item;
        const color = palette.find(({ name }) => name === id)?.color;
        const change = (next: string) =>
          choose({
            label: `Colour of ${title.toLowerCase()}`,
            key: `color:${id}`,
            change: (sheet) => withItemColor(sheet, id, next),
          });
        return (
          <li key={id} className="flex h-8 items-center gap-2 px-1.5 pointer-coarse:h-10">
            {color ? (
              <Swatch small label={`${title} colour`} color={color} onChange={change} onEnd={onSettle} />
            ) : (
              <span aria-hidden className="size-5" />
            )}
            <span className="min-w-0 grow truncate">{title}</span>
            {color ? (
              <HexField
                label={`${title} hex`}
                color={color}
                onChange={(next) => {
                  change(next);
                  onSettle();
                }}
              />
            ) : null}
            <IconButton
              size="small"
              icon={X}
              label={`Take off ${title.toLowerCase()}`}
              onClick={() => onTakeOff(item)}
            />
          </li>
        );
      })}
    </ul>
  );
}
