'use client';

import { clsx } from 'clsx';
import { Ellipsis, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { timeAgo } from '../hooks/time-ago';
import { Button } from '../ui/button';
import { Menu, MenuItem, MenuLine } from '../ui/menu';
import { Spinner } from '../ui/spinner';
import { LivePreview } from './live-preview';

interface MascotCardProps {
  mascot: Mascot;
  onRename: () => void;
  onDelete: () => void;
}

/** A mascot of the library: its picture moves on hover. */
export function MascotCard({ mascot, onRename, onDelete }: MascotCardProps) {
  const [near, setNear] = useState(false);
  const { id, name, status, created_at } = mascot;
  return (
    <li
      className="group relative"
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <Link
        href={`/mascots/${id}`}
        className={clsx(
          'block overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)] transition-shadow',
          'hover:shadow-[0_0_0_1px_var(--line-strong)]',
        )}
      >
        <div className="aspect-square bg-stage p-4">
          <Picture mascot={mascot} near={near} />
        </div>
        <div className="border-t px-3 py-2.5 pr-10">
          <p className="truncate font-medium">{name}</p>
          <p className="text-small text-muted" suppressHydrationWarning>
            {status === 'ready' ? timeAgo(created_at) : STATUS_TEXT[status]}
          </p>
        </div>
      </Link>
      <div className="absolute right-1.5 bottom-3.5">
        <Menu
          trigger={
            <Button look="quiet" square size="small" aria-label={`More for ${name}`}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          <MenuItem icon={Pencil} onSelect={onRename}>
            Rename
          </MenuItem>
          <MenuLine />
          <MenuItem icon={Trash2} danger onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

const STATUS_TEXT = { generating: 'Being drawn', failed: 'Not drawn' } as const;

function Picture({ mascot, near }: { mascot: Mascot; near: boolean }) {
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
  return <LivePreview mascotId={mascot.id} versionId={mascot.version_id} still={mascot.preview_url} playing={near} />;
}
