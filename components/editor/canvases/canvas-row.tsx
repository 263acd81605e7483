'use client';

import { Copy, Ellipsis, Pencil, Trash2, Waypoints } from 'lucide-react';
import Link from 'next/link';
import type { Canvas } from '@/lib/contract/canvas';
import { timeAgo } from '../../hooks/time-ago';
import { MENU_LINE, openContextMenu, type MenuEntry } from '../../layers/context-menu';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { MenuEntries } from '../../ui/menu-items';

/** A canvas in the list: opens its designer. */
export function CanvasRow({
  canvas,
  onRename,
  onDuplicate,
  onDelete,
}: {
  canvas: Canvas;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}) {
  const { id, mascot_id, name, graph, updated_at } = canvas;
  const states = graph.states.length;
  const entries: readonly MenuEntry[] = [
    { title: 'Rename', icon: Pencil, run: onRename },
    { title: 'Duplicate', icon: Copy, run: onDuplicate },
    MENU_LINE,
    { title: 'Delete', icon: Trash2, danger: true, run: onDelete },
  ];
  return (
    <li className="group relative" onContextMenu={(event) => openContextMenu(event, { label: name, entries })}>
      <Link
        href={`/mascots/${mascot_id}/canvases/${id}`}
        className="flex items-center gap-2.5 rounded-ui p-1.5 pr-10 transition-colors hover:bg-hover"
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-ui bg-stage text-muted">
          <Waypoints aria-hidden className="size-4.5" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-small text-muted">
            {states} {states === 1 ? 'state' : 'states'} ·{' '}
            <time dateTime={updated_at} suppressHydrationWarning>
              {timeAgo(updated_at)}
            </time>
          </span>
        </span>
      </Link>
      <div className="absolute top-3 right-1.5">
        <Menu
          trigger={
            <Button look="quiet" square size="small" aria-label={`More for ${name}`}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          <MenuEntries entries={entries} />
        </Menu>
      </div>
    </li>
  );
}
