'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LivePreview } from '../../library/live-preview';

/** The card of a variant: it plays while it is hovered, and a click opens it. */
export function LookCard({ mascot, original }: { mascot: Mascot; original: boolean }) {
  const { id, name, preview_url } = mascot;
  const [near, setNear] = useState(false);
  return (
    <li
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <Link
        href={`/mascots/${id}`}
        className={clsx(
          'block overflow-hidden rounded-ui bg-stage transition-shadow',
          'hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      >
        <div className="aspect-square p-2.5">
          {preview_url ? <LivePreview mascot={mascot} still={preview_url} playing={near} /> : null}
        </div>
        <p title={name} className="truncate px-2.5 pb-2 text-small">
          {name}
          {original ? <span className="text-muted"> · original</span> : null}
        </p>
      </Link>
    </li>
  );
}
