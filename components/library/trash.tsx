'use client';

import { clsx } from 'clsx';
import { ArrowLeft, RotateCcw, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import type { TrashedMascot } from '@/lib/contract/trash';
import { TRASH_DAYS } from '@/lib/contract/trash-days';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { IconButton } from '../ui/icon-button';
import { useTrash, type Trashed } from './use-trash';

const DAY_MS = 86_400_000;

/** The time until a mascot in the trash is deleted for good: "12 days left". */
function daysLeft({ expires_at }: TrashedMascot): string {
  const days = Math.max(0, Math.ceil((Date.parse(expires_at) - Date.now()) / DAY_MS));
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** The trash of the workspace. Each mascot can be restored or deleted for good. */
export function Trash({ first }: { first: readonly Trashed[] }) {
  const { trashed, restore, erase } = useTrash(first);
  const [erasing, setErasing] = useState<TrashedMascot | null>(null);
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <main className="mx-auto w-full max-w-[90rem] grow px-4 pt-6 pb-16 sm:px-8">
        <Link href="/mascots" className="inline-flex items-center gap-1.5 text-small text-muted hover:text-ink">
          <ArrowLeft aria-hidden className="size-3.5" />
          Mascots
        </Link>
        <h1 className="mt-2 text-title font-semibold">Trash</h1>
        <p className="mt-1 text-muted">
          A deleted mascot stays here for {TRASH_DAYS} days, with its versions, animations and canvases.
        </p>
        {trashed.length === 0 ? <Nothing /> : null}
        <ul
          aria-label="Deleted mascots"
          className={clsx(
            'mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,44%),1fr))] gap-4',
            'sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-5',
          )}
        >
          {trashed.map((each) => (
            <TrashCard
              key={each.mascot.id}
              {...each}
              onRestore={() => void restore(each.mascot)}
              onErase={() => setErasing(each.mascot)}
            />
          ))}
        </ul>
      </main>
      <Confirm
        open={erasing !== null}
        onOpenChange={(open) => !open && setErasing(null)}
        title={`Erase ${erasing?.name ?? 'mascot'}?`}
        body="Its versions, animations and canvases go with it. This cannot be undone."
        action="Erase for good"
        onConfirm={() => erasing && void erase(erasing)}
      />
    </div>
  );
}

function TrashCard({ mascot, picture, onRestore, onErase }: Trashed & { onRestore: () => void; onErase: () => void }) {
  return (
    <li className="overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]">
      <div className="aspect-square bg-stage p-4">
        <img
          alt=""
          className="size-full opacity-70 grayscale-40"
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        />
      </div>
      <div className="border-t p-3">
        <p className="truncate font-medium">{mascot.name}</p>
        <p className="text-small text-muted" suppressHydrationWarning>
          {daysLeft(mascot)}
        </p>
        <div className="mt-2.5 flex gap-1.5">
          <Button size="small" className="grow" aria-label={`Restore ${mascot.name}`} onClick={onRestore}>
            <RotateCcw aria-hidden className="size-3.5" />
            Restore
          </Button>
          <IconButton size="small" icon={Trash2} label={`Erase ${mascot.name} for good`} onClick={onErase} />
        </div>
      </div>
    </li>
  );
}

/** The message of an empty trash. */
function Nothing() {
  return (
    <div className="flex flex-col items-center pt-[14vh] text-center text-muted">
      <Trash2 aria-hidden className="size-6 text-faint" />
      <p className="mt-3 font-medium text-ink">The trash is empty</p>
      <p className="mt-1">What you delete can be restored from here.</p>
    </div>
  );
}
