'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { HexField } from '../../color/hex-field';
import { Swatch } from '../../color/swatch';
import { IconButton } from '../../ui/icon-button';
import { useEditorState } from '../state/context';
import type { SectionProps } from './radio-section';
import { withItemColor } from './sheet-changes';

interface ItemRowProps extends Pick<SectionProps, 'choose'> {
  id: string;
  title: string;
  onSettle: () => void;
  /** The action that removes the item: "Take off scarf". */
  removal: { label: string; run: () => void };
  /** Further controls of the item, before its removal. */
  children?: ReactNode;
}

/** A chosen item: its colour, its name and its removal. */
export function ItemRow({ id, title, choose, onSettle, removal, children }: ItemRowProps) {
  const color = useEditorState(({ spec }) => spec.palette.find(({ name }) => name === id)?.color);
  const change = (next: string) =>
    choose({
      label: `Colour of ${title.toLowerCase()}`,
      key: `color:${id}`,
      change: (sheet) => withItemColor(sheet, id, next),
    });
  return (
    <div className="flex h-8 items-center gap-2 px-1.5 pointer-coarse:h-10">
      {color ? (
        <Swatch small label={`${title} colour`} color={color} onChange={change} onEnd={onSettle} />
      ) : (
        <span aria-hidden className="size-5 shrink-0" />
      )}
      <span title={title} className="min-w-0 grow truncate">
        {title}
      </span>
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
      <span className="flex shrink-0">
        {children}
        <IconButton size="small" icon={X} label={removal.label} onClick={removal.run} />
      </span>
    </div>
  );
}
