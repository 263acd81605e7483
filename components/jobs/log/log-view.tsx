'use client';

import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Skeleton } from '../../ui/skeleton';
import { logText } from './entries';
import { LogEntry } from './log-entry';
import type { Log } from './use-log';

/** The distance from the end, in pixels, within which a log counts as scrolled to its end. */
const NEAR_END_PX = 32;

/** The log of a job. It scrolls with new lines until the reader scrolls up. */
export function LogView({ log: { entries, ended, error }, since, live }: { log: Log; since: string; live: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const follows = live && following;
  useLayoutEffect(() => {
    if (follows && entries.length > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [entries, follows]);
  const scrolled = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
    setFollowing(scrollHeight - scrollTop - clientHeight < NEAR_END_PX);
  return (
    <section aria-label="Log" className="min-w-0">
      <div className="mb-3 flex h-8 items-center justify-between gap-3">
        <h2 className="font-medium">Log</h2>
        {entries.length > 0 ? <CopyButton text={logText(entries, since)} what="the log" /> : null}
      </div>
      <div className="relative">
        <div
          ref={box}
          role="log"
          aria-label="What happened"
          aria-live={live ? 'polite' : 'off'}
          aria-busy={!ended && entries.length === 0 && !error}
          tabIndex={0}
          onScroll={(event) => scrolled(event.currentTarget)}
          className={clsx(
            'max-h-[32rem] overflow-y-auto overscroll-contain rounded-ui bg-surface py-2',
            'shadow-[inset_0_0_0_1px_var(--line)]',
          )}
        >
          {entries.length === 0 && !error ? <Placeholders /> : null}
          <ol>
            {entries.map((entry) => (
              <LogEntry key={entry.seq} entry={entry} since={since} />
            ))}
          </ol>
          {error ? (
            <p role="alert" className="px-4 py-1.5 text-danger">
              {error} Load the page again to go on.
            </p>
          ) : null}
        </div>
        {live && !following ? <NewestButton onClick={() => setFollowing(true)} /> : null}
      </div>
      {entries.some(({ kind }) => kind === 'draft') ? (
        <p className="mt-2 text-small text-muted">Pictures of drafts are kept for a week.</p>
      ) : null}
    </section>
  );
}

function Placeholders() {
  return (
    <div className="flex flex-col gap-2 px-4 py-1">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-5" />
      ))}
    </div>
  );
}

/** A button that scrolls to the newest line. */
function NewestButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="small"
      look="primary"
      className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-ui"
      onClick={onClick}
    >
      <ArrowDown aria-hidden className="size-3.5" />
      Newest
    </Button>
  );
}
