'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { CommandBarButton } from '../command-bar/command-bar-button';
import { AccountMenu } from './account-menu';
import { ActivityLink } from './activity-link';
import { CreditsChip } from './credits-chip';
import { Mark } from './mark';
import { useSession } from './session';
import { SuspendedNote } from './suspended-note';
import { WorkspaceSwitcher } from './workspace-switcher';

/** The bar of every studio page: location on the left, actions in the middle, user menu on the right. */
export function TopBar({ place, children }: { place?: ReactNode; children?: ReactNode }) {
  const { workspace } = useSession();
  return (
    <header className="sticky top-0 z-30 flex h-12 shrink-0 items-center gap-1 border-b bg-surface px-2 sm:px-3">
      <nav aria-label="Studio" className="flex min-w-0 shrink items-center gap-0.5">
        <Link
          href="/mascots"
          className="flex h-8 min-w-8 items-center gap-2 rounded-ui px-2 font-medium transition-colors hover:bg-hover"
        >
          <span className="shrink-0">
            <Mark />
          </span>
          <span
            className={clsx(
              'truncate',
              place ? 'max-w-36' : 'max-w-48',
              children ? 'max-lg:hidden' : place ? 'max-sm:hidden' : null,
            )}
          >
            {workspace.name}
          </span>
          <span className="sr-only"> Mascots</span>
        </Link>
        <WorkspaceSwitcher />
        {place ? (
          <>
            <span aria-hidden className="text-faint">
              /
            </span>
            {place}
          </>
        ) : null}
      </nav>
      <div className="flex grow shrink-0 items-center justify-end gap-1">{children}</div>
      <div className="flex shrink-0 items-center gap-0.5">
        <SuspendedNote />
        <CommandBarButton />
        <div className={place && children ? 'max-lg:hidden' : undefined}>
          <CreditsChip />
        </div>
        <div className={place && children ? 'max-sm:hidden' : undefined}>
          <ActivityLink />
        </div>
        <AccountMenu />
      </div>
    </header>
  );
}
