import Link from 'next/link';
import { Mark } from '../shell/mark';

const LINKS = [
  { href: '/characters', title: 'Characters' },
  { href: '/docs', title: 'Docs' },
  { href: '/docs/reference', title: 'API reference' },
  { href: '/prices', title: 'Prices' },
  { href: '/api/v1/openapi.json', title: 'OpenAPI' },
  { href: '/llms.txt', title: 'llms.txt' },
  { href: '/api/health', title: 'Health' },
] as const;

/** The footer of public pages. */
export function SiteFooter() {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t py-8 text-muted">
      <p className="flex items-center gap-2">
        <Mark className="size-5" />
        Liverig
      </p>
      <nav aria-label="Footer">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {LINKS.map(({ href, title }) => (
            <li key={href}>
              <Link href={href} prefetch={false} className="rounded-ui hover:text-ink">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
