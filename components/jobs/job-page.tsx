'use client';

import { RotateCcw, X } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '../layers/toast';
import type { Activity } from '@/lib/contract/activity';
import type { Job } from '@/lib/contract/job';
import { at, client } from '../hooks/client';
import type { JobProgress } from '../hooks/job-progress';
import { messageOf } from '../hooks/message-of';
import { useNow } from '../hooks/use-now';
import { refreshCredits } from '../shell/session';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { Progress } from '../ui/progress';
import { JOB_WORDS } from '../usage/job-words';
import { JobFacts } from './job-facts';
import { LogView } from './log/log-view';
import { useLog } from './log/use-log';
import { MascotPicture } from './mascot-picture';
import { JobResult } from './result/job-result';
import { StatusMark } from './status-mark';
import { useJobActions, type JobActions } from './use-job-actions';
import { adviceFor, askedInWords, creditsInWords, isOpen, mayRetry } from './words';

interface JobPageProps {
  first: { job: Job; activity: Activity };
}

/** The current state of the job, and a function that reads it again. */
function useStanding(first: JobPageProps['first']) {
  const [standing, setStanding] = useState(first);
  const read = async () => {
    const params = { id: first.job.id };
    try {
      const [job, activity] = await Promise.all([
        client.call(at('GET /jobs/{id}'), { params, query: {} }),
        client.call(at('GET /activity/{id}'), { params }),
      ]);
      setStanding({ job, activity });
    } catch (error) {
      toast.error(messageOf(error, 'The service could not be reached.'));
    }
  };
  return { ...standing, read };
}

/** The page of a job: request, status, result, and a live log of its events. */
export function JobPage({ first }: JobPageProps) {
  const router = useRouter();
  const { job, activity, read } = useStanding(first);
  const wasOpen = isOpen(first.activity);
  const log = useLog(job.id, ({ type }) => {
    if (!wasOpen || (type !== 'started' && type !== 'finished')) return;
    void read();
    if (type === 'finished') void refreshCredits();
  });
  const actions = useJobActions({ onCanceled: () => void read(), onRetried: ({ id }) => router.push(`/jobs/${id}`) });
  const now = useNow(isOpen(activity));
  const open = isOpen(activity);
  const words = askedInWords(activity);
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar
        place={
          <Link href="/jobs" className="rounded-ui px-2 py-1 font-medium transition-colors hover:bg-hover">
            Activity
          </Link>
        }
      />
      <main className="mx-auto w-full max-w-[72rem] grow px-4 pt-6 pb-16 sm:px-8">
        <header className="mb-8 flex flex-wrap items-start gap-x-4 gap-y-3">
          <MascotPicture of={activity} />
          <div className="min-w-0 flex-1 basis-60">
            <div className="flex flex-wrap items-center gap-x-3">
              <h1 className="text-title font-semibold">{JOB_WORDS[job.type]}</h1>
              <StatusMark status={activity.status} />
            </div>
            {words ? <p className="mt-0.5 max-w-prose whitespace-pre-line text-muted wrap-anywhere">{words}</p> : null}
          </div>
          <JobButtons activity={activity} actions={actions} />
        </header>
        {open ? <UnderWay progress={log.progress} /> : null}
        {activity.status === 'failed' || activity.status === 'canceled' ? <Unmade activity={activity} /> : null}
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0">
            <JobResult job={job} activity={activity} />
            <LogView log={log} since={activity.created_at} live={wasOpen} />
          </div>
          <JobFacts activity={activity} costUsd={Math.max(activity.cost_usd, log.progress.costUsd)} now={now} />
        </div>
      </main>
      {actions.dialog}
    </div>
  );
}

function JobButtons({ activity, actions: { busy, cancel, retry } }: { activity: Activity; actions: JobActions }) {
  const isBusy = busy === activity.id;
  if (isOpen(activity))
    return (
      <Button look="danger" busy={isBusy} onClick={() => cancel(activity)}>
        <X aria-hidden className="size-4" />
        Cancel
      </Button>
    );
  if (!mayRetry(activity)) return null;
  const {
    credits: { amount },
    status,
  } = activity;
  return (
    <Button look={status === 'succeeded' ? 'secondary' : 'primary'} busy={isBusy} onClick={() => retry(activity)}>
      <RotateCcw aria-hidden className="size-4" />
      {status === 'succeeded' ? 'Run again' : 'Try again'}{' '}
      {amount > 0 ? <span className="font-normal opacity-80">{creditsInWords(amount)}</span> : null}
    </Button>
  );
}

function UnderWay({ progress: { text, percent } }: { progress: JobProgress }) {
  return (
    <div className="mb-8">
      <Progress label="How far it has come" percent={percent} />
      <p role="status" className="mt-1.5 truncate text-muted">
        {text ?? 'Getting started'}
      </p>
    </div>
  );
}

/** The failure of the job, its credits, and what to do next. */
function Unmade({ activity: { status, error, credits } }: { activity: Activity }) {
  const given = credits.amount > 0 ? `Its ${creditsInWords(credits.amount)} were given back.` : 'It cost nothing.';
  return (
    <div
      role={status === 'failed' ? 'alert' : undefined}
      className="mb-8 rounded-ui bg-surface p-4 shadow-[inset_0_0_0_1px_var(--line-strong)]"
    >
      <p className={status === 'failed' ? 'font-medium text-danger wrap-anywhere' : 'font-medium'}>
        {status === 'failed' ? error : 'This was canceled.'}
      </p>
      <p className="mt-0.5 text-muted">{status === 'failed' ? `${adviceFor(error)} ${given}` : given}</p>
    </div>
  );
}
