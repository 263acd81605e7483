'use client';

import { clsx } from 'clsx';
import { Activity } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { at, client } from '../hooks/client';
import { usePoll } from '../hooks/use-poll';
import { useShortcuts } from '../hooks/use-shortcuts';
import { Button } from '../ui/button';
import { Tooltip } from '../ui/tooltip';
import { noteOpenJobs, useOpenJobs } from './open-jobs';

/** The polling intervals of the number of open jobs, in milliseconds: shorter while there are some. */
const POLL_MS = { open: 5000, idle: 20_000 };

const ask = async (signal: AbortSignal) =>
  noteOpenJobs((await client.call(at('GET /activity'), { query: { limit: 1 }, signal })).open);

/** A link to the workspace's jobs, with the number of open ones. */
export function ActivityLink() {
  const open = useOpenJobs((state) => state.open) ?? 0;
  const here = usePathname().startsWith('/jobs');
  const router = useRouter();
  useShortcuts([{ title: 'Activity', group: 'Everywhere', keys: ['a'], run: () => router.push('/jobs') }]);
  // After an error, only the number is missing.
  usePoll(ask, open > 0 ? POLL_MS.open : POLL_MS.idle);
  return (
    <Tooltip label="Activity" keys="a">
      <Button asChild look="quiet" square>
        <Link
          href="/jobs"
          aria-label={open > 0 ? `Activity, ${open} open` : 'Activity'}
          aria-current={here ? 'page' : undefined}
          className={clsx('relative', here && 'bg-hover text-ink')}
        >
          <Activity aria-hidden className="size-4" />
          {open > 0 ? (
            <span
              aria-hidden
              className={clsx(
                'absolute -top-0.5 -right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent',
                'px-1 text-[0.6875rem] leading-none font-semibold text-canvas tabular-nums',
              )}
            >
              {open > 99 ? '99+' : open}
            </span>
          ) : null}
        </Link>
      </Button>
    </Tooltip>
  );
}
