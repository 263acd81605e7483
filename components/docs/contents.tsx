'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Heading } from '@/lib/contract/docs';

/** The headings of a page, with the current one marked. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        const first = headings.find(({ id }) => shown.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-72px 0px -55% 0px' },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return (
    <nav aria-label="On this page">
      <h2 className="mb-2 text-small font-semibold">On this page</h2>
      <ul className="border-l text-small">
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              className={clsx(
                '-ml-px block border-l py-1 transition-colors hover:text-ink',
                depth === 3 ? 'pl-6' : 'pl-3',
                id === current ? 'border-accent text-ink' : 'border-transparent text-muted',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
