'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { NavGroup } from '@/lib/contract/docs';

/** Every page of the documentation, with the current one marked. */
export function SideNav({ groups }: { groups: readonly NavGroup[] }) {
  const current = usePathname();
  return (
    <nav aria-label="Documentation" className="flex flex-col gap-6">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2 className="mb-1 px-2 text-small font-semibold text-ink">{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  prefetch={false}
                  aria-current={link.href === current ? 'page' : undefined}
                  className={clsx(
                    'block rounded-ui px-2 py-1 transition-colors hover:bg-hover hover:text-ink pointer-coarse:py-2',
                    link.href === current ? 'bg-accent-soft font-medium text-accent' : 'text-muted',
                  )}
                >
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
