'use client';

import { clsx } from 'clsx';
import { Copy, Ellipsis, Globe, Pencil, Tag, Trash2, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { memo, type MouseEvent } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { MENU_LINE, type MenuEntry } from '../layers/context-menu';
import { timeAgo } from '../hooks/time-ago';
import { Button } from '../ui/button';
import { CheckBox } from '../ui/check-box';
import { Menu } from '../ui/menu';
import { MenuEntries } from '../ui/menu-items';
import { Spinner } from '../ui/spinner';
import { LivePreview } from './live-preview';

/** The actions on a mascot of the library. */
export interface CardActions {
  onRename: (mascot: Mascot) => void;
  onTag: (mascots: readonly Mascot[]) => void;
  onDuplicate: (mascots: readonly Mascot[]) => void;
  onDelete: (mascots: readonly Mascot[]) => void;
  onPublish: (mascots: readonly Mascot[], isPublic: boolean) => void;
}

interface MascotCardProps {
  mascot: Mascot;
  actions: CardActions;
  selected: boolean;
  /** Whether any mascot is selected, so that every card shows its checkbox. */
  selecting: boolean;
  /** Whether this card has the tab stop of the grid. */
  reachable: boolean;
  playing: boolean;
  /** Toggles the mascot in the selection, or with `extend` selects the range up to it. */
  onToggle: (id: string, extend: boolean) => void;
  /** Called with the id when the card is hovered or focused, and with null afterwards. */
  onNear: (id: string | null) => void;
  /** Called when the card receives the focus. */
  onReach: (id: string) => void;
}

/** Whether a click changes the selection: with ⌘, Ctrl or Shift. */
const isForSelection = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;

/** The card of a mascot. Its picture plays while it is hovered or focused. */
export const MascotCard = memo(function MascotCard(props: MascotCardProps) {
  const { mascot, actions, selected, selecting, reachable, playing, onToggle, onNear, onReach } = props;
  const { id, name } = mascot;
  const tabIndex = reachable ? 0 : -1;
  return (
    <li
      data-mascot={id}
      data-selected={selected || undefined}
      // Layout is skipped off screen (`content-visibility`). The padding leaves room for the focus ring, which would be
      // clipped.
      className="group relative -m-1 p-1 [contain-intrinsic-size:auto_17rem] [content-visibility:auto]"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onNear(id)}
      onPointerLeave={() => onNear(null)}
      onFocus={() => {
        onReach(id);
        onNear(id);
      }}
      onBlur={() => onNear(null)}
    >
      <Link
        href={`/mascots/${id}`}
        prefetch={false}
        tabIndex={tabIndex}
        onClick={(event) => {
          if (!isForSelection(event)) return;
          event.preventDefault();
          onToggle(id, event.shiftKey);
        }}
        className={clsx(
          'block overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)] transition-shadow',
          'group-data-selected:shadow-[0_0_0_2px_var(--accent)] focus-visible:outline-offset-1',
          'not-group-data-selected:hover:shadow-[0_0_0_1px_var(--line-strong)]',
        )}
      >
        <div className="aspect-square bg-stage p-4">
          <Picture mascot={mascot} playing={playing} />
        </div>
        <CardText mascot={mascot} />
      </Link>
      <CheckBox
        aria-label={`Select ${name}`}
        tabIndex={tabIndex}
        checked={selected}
        onClick={(event) => {
          event.preventDefault();
          onToggle(id, event.shiftKey);
        }}
        className={clsx(
          'absolute top-3.5 left-3.5',
          selecting
            ? null
            : 'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100',
        )}
      />
      <div className="absolute right-2.5 bottom-4.5">
        <CardMenu mascot={mascot} actions={actions} tabIndex={tabIndex} />
      </div>
    </li>
  );
});

const STATUS_TEXT = { generating: 'Being drawn', failed: 'Not drawn' } as const;

/** The mascot's name, date and tags. */
function CardText({ mascot: { name, status, created_at, tags = [], public: isPublic } }: { mascot: Mascot }) {
  return (
    <div className="border-t px-3 py-2.5 pr-10">
      <p className="flex items-center gap-1.5 font-medium">
        <span className="truncate">{name}</span>
        {isPublic ? <Globe role="img" aria-label="Public" className="size-3.5 shrink-0 text-faint" /> : null}
      </p>
      <p className="truncate text-small text-muted" suppressHydrationWarning>
        {[status === 'ready' ? timeAgo(created_at) : STATUS_TEXT[status], ...tags].join(' · ')}
      </p>
    </div>
  );
}

/** The actions on a mascot, with the shortcuts of the library. */
export function cardEntries(mascot: Mascot, actions: CardActions): MenuEntry[] {
  const { status } = mascot;
  const copies = [{ title: 'Duplicate', icon: Copy, keys: 'd', run: () => actions.onDuplicate([mascot]) }];
  return [
    { title: 'Rename', icon: Pencil, keys: 'f2', run: () => actions.onRename(mascot) },
    { title: 'Tags', icon: Tag, keys: 'l', run: () => actions.onTag([mascot]) },
    ...(status === 'ready' ? copies : []),
    MENU_LINE,
    { title: 'Delete', icon: Trash2, danger: true, run: () => actions.onDelete([mascot]) },
  ];
}

function CardMenu({ mascot, actions, tabIndex }: { mascot: Mascot; actions: CardActions; tabIndex: number }) {
  return (
    <Menu
      trigger={
        <Button look="quiet" square size="small" tabIndex={tabIndex} aria-label={`More for ${mascot.name}`}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      <MenuEntries entries={cardEntries(mascot, actions)} />
    </Menu>
  );
}

function Picture({ mascot, playing }: { mascot: Mascot; playing: boolean }) {
  if (mascot.status === 'generating')
    return (
      <div className="flex size-full items-center justify-center text-muted">
        <Spinner />
      </div>
    );
  if (mascot.status === 'failed' || !mascot.preview_url)
    return (
      <div className="flex size-full items-center justify-center text-faint">
        <TriangleAlert aria-hidden className="size-5" />
      </div>
    );
  return <LivePreview mascot={mascot} still={mascot.preview_url} playing={playing} />;
}
