import type { ElementType } from 'react';
import { Mark } from '../shell/mark';
import { Button } from '../ui/button';

/** The header of public pages. `link` renders its links: Next's, or a plain anchor. */
export function SiteHeader({ signedIn, link: Link }: { signedIn: boolean; link: ElementType }) {
  return (
    <header className="flex h-16 shrink-0 items-center justify-between">
      <Link href="/" className="flex items-center gap-2 rounded-ui text-title font-semibold">
        <Mark className="size-6" />
        Liverig
      </Link>
      <nav aria-label="Site" className="flex items-center gap-1">
        <Button look="quiet" asChild className="max-sm:hidden">
          <Link href="/characters">Characters</Link>
        </Button>
        <Button look="quiet" asChild>
          <Link href="/docs">Docs</Link>
        </Button>
        <Button look="quiet" asChild className="max-[22rem]:hidden">
          <Link href="/prices">Prices</Link>
        </Button>
        <Button asChild>
          <Link href={signedIn ? '/mascots' : '/sign-in'}>{signedIn ? 'Open studio' : 'Sign in'}</Link>
        </Button>
      </nav>
    </header>
  );
}
