import { clsx } from 'clsx';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { NavGroup } from '@/lib/contract/docs';
import { LayerHost } from '../layers/layer-host';
import { Mark } from '../shell/mark';
import { Button } from '../ui/button';
import { PhoneNav } from './phone-nav';
import { Search } from './search/search';
import { SideNav } from './side-nav';
import { ThemeButton } from './theme-button';

/** The frame of every page of the documentation: header, search and navigation. */
export function DocsFrame({
  groups,
  signedIn,
  children,
}: {
  groups: readonly NavGroup[];
  signedIn: boolean;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[88rem]">
      <a
        href="#content"
        className={clsx(
          'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-ui',
          'focus:bg-raised focus:px-3 focus:py-2 focus:shadow-ui',
        )}
      >
        Skip to the content
      </a>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-canvas px-5 sm:gap-3 sm:px-8">
        <Link href="/" className="flex items-center gap-2 rounded-ui text-title font-semibold">
          <Mark className="size-6" />
          <span className="max-sm:sr-only">Liverig</span>
        </Link>
        <Link href="/docs" className="rounded-ui px-1.5 text-title text-muted transition-colors hover:text-ink">
          Docs
        </Link>
        <div className="flex grow items-center justify-end gap-1">
          <Search />
          <ThemeButton />
          <Button asChild className="max-sm:hidden">
            <Link href={signedIn ? '/mascots' : '/sign-in?next=/docs'}>{signedIn ? 'Open studio' : 'Sign in'}</Link>
          </Button>
        </div>
      </header>
      <PhoneNav groups={groups} />
      <div className="flex">
        <div
          className={clsx(
            'sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r py-8 pr-4 pl-6',
            'lg:block',
          )}
        >
          <SideNav groups={groups} />
        </div>
        <div id="content" tabIndex={-1} className="flex min-w-0 grow outline-none">
          {children}
        </div>
      </div>
      <LayerHost />
    </div>
  );
}
