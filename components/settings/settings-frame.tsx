'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { atLeast } from '@/lib/contract/access';
import { useSession } from '../shell/session';
import { TopBar } from '../shell/top-bar';
import { SETTINGS_PLACES } from './places';

/** The frame of settings: the bar, and the pages that the user's role may see. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar place={<span className="truncate px-2 font-medium">Settings</span>} />
      <div
        className={clsx(
          'mx-auto flex w-full max-w-[64rem] grow flex-col gap-6 px-4 pt-4 pb-20 sm:px-8 md:flex-row md:gap-12',
          'md:pt-8',
        )}
      >
        <SettingsNav />
        <main className="min-w-0 grow">{children}</main>
      </div>
    </div>
  );
}

/** Scrolls the link of the current page to the middle of a narrow navigation. */
function toMiddle(link: HTMLAnchorElement | null): void {
  const nav = link?.closest('nav');
  if (link && nav) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}

function SettingsNav() {
  const { role } = useSession();
  const here = usePathname();
  return (
    <nav
      aria-label="Settings"
      className={clsx(
        'relative -mx-1 flex shrink-0 gap-4 overflow-x-auto px-1 pb-1 md:w-40 md:flex-col md:gap-6',
        'md:overflow-visible',
      )}
    >
      {SETTINGS_PLACES.map(({ group, places }) => (
        <div key={group} className="flex shrink-0 gap-1 md:flex-col md:gap-0.5">
          <h2 className="mb-1 px-2 text-small font-medium text-muted max-md:sr-only">{group}</h2>
          {places
            .filter(({ least }) => atLeast(role, least))
            .map(({ href, title, icon: Icon }) => (
              <Link
                key={href}
                ref={here.startsWith(href) ? toMiddle : undefined}
                href={href}
                aria-current={here === href ? 'page' : here.startsWith(`${href}/`) || undefined}
                className={clsx(
                  'flex h-8 items-center gap-2 rounded-ui px-2 whitespace-nowrap transition-colors ' +
                    'hover:bg-hover pointer-coarse:h-10',
                  here === href || here.startsWith(`${href}/`)
                    ? 'bg-hover font-medium text-ink'
                    : 'text-muted hover:text-ink',
                )}
              >
                <Icon aria-hidden className="size-4 max-md:hidden" />
                {title}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}
