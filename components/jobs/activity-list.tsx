'use client';

import { ArrowUp } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { toast } from '../layers/toast';
import type { Activity } from '@/lib/contract/activity';
import { useNow } from '../hooks/use-now';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ActivityFilters } from './activity-filters';
import { ActivityRow } from './activity-row';
import { useActivity, type Filters } from './use-activity';
import { useJobActions } from './use-job-actions';
import { isOpen } from './words';

interface ActivityListProps {
  first: { data: Activity[]; next_cursor: string | null; open: number };
  filters: Filters;
  mascots: readonly { id: string; name: string }[];
}

/** The workspace's jobs, newest first, updated live. */
export function ActivityList({ first, filters, mascots }: ActivityListProps) {
  const router = useRouter();
  const { shown, unseen, showNew, more, loading, loadMore, error, refresh } = useActivity(first, filters);
  const now = useNow(true);
  const actions = useJobActions({
    onCanceled: () => void refresh(),
    onRetried: ({ id }) => {
      toast('Started again.', { action: { label: 'Open', onClick: () => router.push(`/jobs/${id}`) } });
      void refresh();
    },
  });
  const narrow = (next: Record<string, string>) =>
    router.push(Object.keys(next).length > 0 ? `/jobs?${new URLSearchParams(next)}` : '/jobs');
  const narrowed = Object.keys(filters).length > 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar place={<span className="px-2 font-medium">Activity</span>} />
      <main className="mx-auto w-full max-w-[72rem] grow px-4 pt-6 pb-16 sm:px-8">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-title font-semibold">Activity</h1>
          {shown.length > 0 || narrowed ? (
            <ActivityFilters filters={filters} mascots={mascots} onChange={narrow} />
          ) : null}
        </div>
        <p role="status" className="sr-only">
          {openText(shown.filter(isOpen).length)}
        </p>
        {error ? <Failure message={error} onRetry={() => void refresh()} /> : null}
        {unseen > 0 ? <NewButton count={unseen} onClick={showNew} /> : null}
        {shown.length > 0 ? (
          <ul aria-label="Jobs" className="divide-y rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
            {shown.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} now={now} actions={actions} />
            ))}
          </ul>
        ) : (
          <Nothing narrowed={narrowed} onAll={() => narrow({})} />
        )}
        {more ? (
          <div className="mt-8 flex justify-center">
            <Button busy={loading} onClick={() => void loadMore()}>
              Load more
            </Button>
          </div>
        ) : null}
      </main>
      {actions.dialog}
    </div>
  );
}

const openText = (open: number) =>
  open === 0 ? 'Nothing is running.' : `${open} ${open === 1 ? 'job is' : 'jobs are'} waiting or running.`;

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-3 flex items-center justify-between gap-3 text-danger">
      {message}
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

/** A button that shows the jobs that were created since the list was read. */
function NewButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <div className="sticky top-14 z-20 flex h-0 justify-center">
      <Button look="primary" size="small" className="rounded-full! shadow-ui" onClick={onClick}>
        <ArrowUp aria-hidden className="size-3.5" />
        {count} new
      </Button>
    </div>
  );
}

function Nothing({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  if (narrowed) return <Notice title="No job is like that" action={<Button onClick={onAll}>Show all</Button>} />;
  return (
    <Notice
      title="Nothing has been made yet"
      action={
        <Button asChild look="primary">
          <Link href="/mascots/new">New mascot</Link>
        </Button>
      }
    >
      Every drawing, edit, motion and export stands here, from the studio, the API and agents, with what it did and what
      it cost.
    </Notice>
  );
}
