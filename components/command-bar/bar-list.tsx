'use client';

import type { Ref } from 'react';
import { Kbd } from '../ui/kbd';
import { Option } from '../ui/option';
import type { BarEntry, BarGroup } from './entries';

interface BarListProps {
  ref: Ref<HTMLDivElement>;
  /** The prefix of the ids of the list and its rows. */
  id: string;
  groups: readonly BarGroup[];
  active: BarEntry | undefined;
  /** Called with the key of the row under the pointer when it moves. */
  onPoint: (key: string) => void;
  onChoose: (run: () => void) => void;
}

/** The rows of the command bar, in groups. */
export function BarList({ ref, id, groups, active, onPoint, onChoose }: BarListProps) {
  const order = groups.flatMap(({ entries }) => entries);
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label="Found"
      tabIndex={-1}
      // Keeps the focus in the field when the list is pressed.
      onMouseDown={(event) => event.preventDefault()}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-2 outline-none empty:hidden"
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden className="px-3 pt-3 pb-1 text-small font-medium text-muted">
            {title}
          </div>
          {entries.map((entry) => (
            <Row
              key={entry.key}
              id={`${id}-${order.indexOf(entry)}`}
              entry={entry}
              active={entry === active}
              onPoint={() => onPoint(entry.key)}
              onChoose={() => onChoose(entry.run)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  id: string;
  entry: BarEntry;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Row({ id, entry, active, onPoint, onChoose }: RowProps) {
  const { title, note, keys } = entry;
  return (
    <Option
      id={id}
      active={active}
      onChoose={onChoose}
      onPoint={onPoint}
      // The margin keeps the heading of the first row visible.
      className="flex h-9 scroll-mt-9 scroll-mb-2 items-center gap-3 rounded-[5px] px-2 pointer-coarse:h-11"
    >
      <Lead entry={entry} />
      <span className="min-w-0 truncate">{title}</span>
      <span className="shrink-0 grow text-small text-muted">{note}</span>
      {keys ? (
        <span className="shrink-0 pointer-coarse:hidden">
          <Kbd keys={keys} />
        </span>
      ) : null}
    </Option>
  );
}

function Lead({ entry: { icon: Icon, picture } }: { entry: BarEntry }) {
  return (
    <span aria-hidden className="flex size-6 shrink-0 items-center justify-center overflow-hidden rounded-[5px]">
      {picture ? (
        <img src={picture} alt="" decoding="async" className="size-full object-contain" />
      ) : (
        <Icon className="size-4 text-muted" />
      )}
    </span>
  );
}
