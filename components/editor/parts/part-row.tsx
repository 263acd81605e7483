'use client';

import { clsx } from 'clsx';
import { ChevronRight, Eye, EyeOff, Focus, Lock, LockOpen, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useStore } from 'zustand';
import { useEditor, useEditorState } from '../state/context';
import { toggleHidden, toggleLocked, toggleSolo } from '../state/part-view';
import { PartPicture } from './part-picture';
import type { TreeRow } from './rows';

interface PartRowProps {
  row: TreeRow;
  /** Whether its picture is drawn; before that its place is empty. */
  pictured: boolean;
  /** Whether the row has the roving tab stop of the tree. */
  focused: boolean;
  /** Where a dragged row would be inserted, relative to this row. */
  drop: 'above' | 'below' | null;
  onChoose: (row: TreeRow, adds: boolean) => void;
  onFlip: (part: string) => void;
}

/** The indent of a level, in pixels. */
const INDENT_PX = 14;

/** A row of the parts tree. */
export const PartRow = memo(function PartRow({ row, pictured, focused, drop, onChoose, onFlip }: PartRowProps) {
  const editor = useEditor();
  const { key, part, state, title, level, place, of, open } = row;
  const isPart = state === undefined;
  const selected = useEditorState(({ selection }) => isPart && selection.parts.includes(part));
  const shown = useStore(editor.stagePose.held, ({ pose }) => !isPart && pose[part]?.state === state);
  const pointed = useStore(editor.pointed, (now) => isPart && now.part === part);
  const dimmed = useEditorState(
    ({ hidden, solo }) => hidden.includes(part) || (solo.length > 0 && !solo.includes(part)),
  );
  const svg = useEditorState(({ spec }) => {
    const found = spec.parts.find(({ id }) => id === part);
    return (state ? found?.states.find(({ name }) => name === state)?.svg : found?.svg) ?? '';
  });
  return (
    <li
      role="treeitem"
      aria-label={title}
      data-row={key}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={open ?? undefined}
      aria-selected={selected || shown}
      tabIndex={focused ? 0 : -1}
      onClick={(event) => onChoose(row, event.shiftKey || event.metaKey || event.ctrlKey)}
      onPointerEnter={() => isPart && editor.pointed.setState({ part })}
      style={{ paddingLeft: (level - 1) * INDENT_PX + 2 }}
      className={clsx(
        'group relative flex h-7 scroll-my-8 items-center gap-1.5 rounded-[6px] pr-1 -outline-offset-2! select-none',
        'pointer-coarse:h-10 [content-visibility:auto]',
        selected || shown ? 'bg-accent-soft' : pointed && 'bg-hover',
        drop === 'above' && 'shadow-[inset_0_2px_var(--accent)]',
        drop === 'below' && 'shadow-[inset_0_-2px_var(--accent)]',
      )}
    >
      <Twist open={open} onFlip={() => onFlip(part)} />
      <span className={clsx('size-5 shrink-0 rounded-[4px] bg-paper p-0.5', dimmed && 'opacity-40')}>
        {pictured ? <PartPicture svg={svg} name={`row-${key.replace(':', '-')}`} className="block size-full" /> : null}
      </span>
      <span
        className={clsx(
          'min-w-0 grow truncate',
          isPart && 'group-hover:mr-18 group-has-aria-pressed:mr-18 pointer-coarse:mr-25',
          dimmed ? 'text-faint' : isPart ? 'text-ink' : 'text-muted',
        )}
      >
        {title}
      </span>
      {isPart ? <RowButtons part={part} title={title} /> : null}
    </li>
  );
});

function Twist({ open, onFlip }: { open: boolean | null; onFlip: () => void }) {
  if (open === null) return <span className="w-4 shrink-0" />;
  return (
    <span
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onFlip();
      }}
      className="flex size-4 shrink-0 cursor-pointer items-center justify-center text-muted hover:text-ink"
    >
      <ChevronRight className={clsx('size-3.5 transition-transform', open && 'rotate-90')} />
    </span>
  );
}

/** The buttons to hide, to show alone and to lock; visible on hover, or if one of them is on. */
function RowButtons({ part, title }: { part: string; title: string }) {
  const editor = useEditor();
  const hidden = useEditorState((state) => state.hidden.includes(part));
  const solo = useEditorState((state) => state.solo.includes(part));
  const locked = useEditorState((state) => state.locked.includes(part));
  return (
    <span className="absolute right-1 flex">
      <RowButton icon={Focus} label={`Show ${title} alone`} on={solo} onClick={() => toggleSolo(editor, [part])} />
      <RowButton
        icon={locked ? Lock : LockOpen}
        label={`Lock ${title}`}
        on={locked}
        onClick={() => toggleLocked(editor, [part])}
      />
      <RowButton
        icon={hidden ? EyeOff : Eye}
        label={`Hide ${title}`}
        on={hidden}
        onClick={() => toggleHidden(editor, [part])}
      />
    </span>
  );
}

interface RowButtonProps {
  icon: LucideIcon;
  label: string;
  on: boolean;
  onClick: () => void;
}

/** A button of a row. For keyboards the same action is in the inspector or has a shortcut. */
function RowButton({ icon: Icon, label, on, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={on}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
      className={clsx(
        'flex size-5.5 items-center justify-center rounded-[4px] text-muted hover:bg-hover hover:text-ink',
        'pointer-coarse:size-8',
        on ? 'text-accent!' : 'opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
