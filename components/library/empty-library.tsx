'use client';

import { clsx } from 'clsx';
import { ArrowRight, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useMemo } from 'react';
import { presetClip } from '@/lib/core/clip/presets';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { EXAMPLES } from '../create/examples';
import { useReducedMotion } from '../hooks/use-media';
import { Puppet } from '../stage/puppet';
import { Button } from '../ui/button';

/** The library before the first mascot, with a link to the creation page. */
export function EmptyLibrary({ host }: { host: MascotSpec }) {
  const wave = useMemo(() => presetClip(host, 'wave'), [host]);
  const still = useReducedMotion();
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center pt-[6vh] text-center">
      <Puppet spec={host} clip={wave} playing={!still} className="aspect-square w-56" />
      <h2 className="mt-4 text-title font-semibold">Make your first mascot</h2>
      <p className="mt-1 text-muted">Say what it is in a sentence. It is drawn, rigged and ready to move in moments.</p>
      <ul
        aria-label="Examples"
        className="mt-6 w-full divide-y overflow-hidden rounded-ui bg-surface text-left shadow-[0_0_0_1px_var(--line)]"
      >
        {EXAMPLES.slice(0, 4).map((example) => (
          <li key={example}>
            <Link
              href={`/mascots/new?prompt=${encodeURIComponent(example)}`}
              className={clsx(
                'group flex items-center justify-between gap-3 px-4 py-3 transition-colors hover:bg-hover',
                'focus-visible:-outline-offset-2',
              )}
            >
              {example}
              <ArrowRight aria-hidden className="size-4 text-faint transition-transform group-hover:translate-x-0.5" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid w-full grid-cols-2 gap-2 sm:flex sm:justify-center">
        <Button asChild look="primary" size="large" className="max-sm:col-span-2">
          <Link href="/mascots/new">Write your own</Link>
        </Button>
        <Button asChild size="large">
          <Link href="/mascots/new?from=picture">From a picture</Link>
        </Button>
        <Button asChild size="large">
          <Link href="/mascots/new?from=website">From a website</Link>
        </Button>
      </div>
      <Button asChild look="quiet" size="small" className="mt-4">
        <Link href="/mascots/trash">
          <Trash2 aria-hidden className="size-3.5" />
          Trash
        </Link>
      </Button>
    </section>
  );
}
