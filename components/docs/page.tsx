import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Heading, NavLink } from '@/lib/contract/docs';
import { Contents } from './contents';

interface PageProps {
  title: string;
  /** The text below the title. */
  intro?: string;
  headings: readonly Heading[];
  previous: NavLink | null;
  next: NavLink | null;
  /** The URL of the page as Markdown. */
  markdown?: string;
  children: ReactNode;
}

/** A page of the documentation: its text, contents, and links to the pages before and after. */
export function DocsPage({ title, intro, headings, previous, next, markdown, children }: PageProps) {
  return (
    <div className="flex min-w-0 grow gap-12 px-5 pt-8 pb-24 sm:px-8 lg:pt-10">
      <main className={clsx('min-w-0 grow', headings.length > 0 ? 'max-w-3xl' : 'max-w-5xl')}>
        <h1 className="text-[1.75rem] leading-9 font-semibold tracking-[-0.02em] text-balance">{title}</h1>
        {intro ? <p className="mt-2 text-title text-pretty text-muted">{intro}</p> : null}
        {children}
        <Neighbours previous={previous} next={next} />
        {markdown ? (
          <p className="mt-6 text-small text-muted">
            <a
              href={markdown}
              className="rounded-ui underline decoration-line-strong underline-offset-3 hover:text-ink"
            >
              This page as Markdown
            </a>
          </p>
        ) : null}
      </main>
      {headings.length > 0 ? (
        <div
          className={clsx(
            'sticky top-22 hidden max-h-[calc(100dvh-7rem)] w-52',
            'shrink-0 self-start overflow-y-auto xl:block',
          )}
        >
          <Contents headings={headings} />
        </div>
      ) : null}
    </div>
  );
}

const NEIGHBOUR = clsx(
  'flex items-center gap-3 rounded-ui px-4 py-3 shadow-[0_0_0_1px_var(--line)] transition-colors',
  'hover:bg-hover',
);

/** The previous and the next page, in the order of the navigation. */
function Neighbours({ previous, next }: Pick<PageProps, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-14 grid gap-3 border-t pt-6 sm:grid-cols-2">
      {previous ? (
        <Link href={previous.href} rel="prev" className={NEIGHBOUR}>
          <ArrowLeft aria-hidden className="size-4 text-muted" />
          <span>
            <span className="block text-small text-muted">Previous</span>
            <span className="font-medium">{previous.title}</span>
          </span>
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link href={next.href} rel="next" className={clsx(NEIGHBOUR, 'justify-end text-right')}>
          <span>
            <span className="block text-small text-muted">Next</span>
            <span className="font-medium">{next.title}</span>
          </span>
          <ArrowRight aria-hidden className="size-4 text-muted" />
        </Link>
      ) : null}
    </nav>
  );
}
