import { clsx } from 'clsx';
import Link from 'next/link';

interface Card {
  href: string;
  title: string;
  summary: string;
}

/** The pages of the documentation by group, each with its summary. */
export function Overview({ groups }: { groups: readonly { title: string; cards: readonly Card[] }[] }) {
  return groups.map(({ title, cards }) => (
    <section key={title} aria-labelledby={title} className="mt-10">
      <h2 id={title} className="mb-3 text-title font-semibold">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ href, title: name, summary }) => (
          <li key={href}>
            <Link
              href={href}
              className={clsx(
                'block h-full rounded-ui bg-surface p-4 shadow-[0_0_0_1px_var(--line)] transition-colors',
                'hover:bg-hover',
              )}
            >
              <span className="font-medium">{name}</span>
              <span className="mt-1 block text-muted text-pretty">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
