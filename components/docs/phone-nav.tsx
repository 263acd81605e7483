'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import type { NavGroup } from '@/lib/contract/docs';
import { SideNav } from './side-nav';

/** The navigation of a narrow page: a disclosure that closes when a page is selected. */
export function PhoneNav({ groups }: { groups: readonly NavGroup[] }) {
  const current = usePathname();
  const shown = groups.flatMap(({ links }) => links).find(({ href }) => href === current);
  return (
    <details key={current} className="group border-b lg:hidden">
      <summary
        className={clsx(
          'flex h-11 list-none items-center justify-between gap-2 px-5 font-medium sm:px-8',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        <span>
          <span className="sr-only">Menu: </span>
          {shown?.title ?? 'Documentation'}
        </span>
        <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-h-[70dvh] overflow-y-auto px-3 pb-5 sm:px-6">
        <SideNav groups={groups} />
      </div>
    </details>
  );
}
