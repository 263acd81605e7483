'use client';

import { useState, type ReactNode } from 'react';
import { toast } from '../layers/toast';
import type { Activity } from '@/lib/contract/activity';
import type { Job } from '@/lib/contract/job';
import { askedOnce } from '../hooks/asked-once';
import { at, client } from '../hooks/client';
import { messageOf } from '../hooks/message-of';
import { refreshCredits } from '../shell/session';
import { Confirm } from '../ui/confirm';
import { JOB_WORDS } from '../usage/job-words';
import { creditsInWords } from './words';

/** The actions on a job. Render `dialog`, which confirms a cancellation. */
export interface JobActions {
  busy: string | null;
  cancel: (activity: Activity) => void;
  retry: (activity: Activity) => void;
  dialog: ReactNode;
}

interface Told {
  onCanceled: (activity: Activity) => void;
  onRetried: (job: Job, activity: Activity) => void;
}

/** Starts a job again that has ended. */
const startAgain = ({ id }: Activity): Promise<Job> =>
  askedOnce(['retry', id], (idempotencyKey) =>
    client.call(at('POST /jobs/{id}/retry'), { params: { id }, idempotencyKey }),
  );

/** Cancels and repeats jobs. Shows in toasts what happened to their credits, and errors. */
export function useJobActions({ onCanceled, onRetried }: Told): JobActions {
  const [asked, setAsked] = useState<Activity | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (activity: Activity, work: () => Promise<void>, failed: string) => {
    setBusy(activity.id);
    try {
      await work();
      void refreshCredits();
    } catch (error) {
      toast.error(messageOf(error, failed));
    } finally {
      setBusy(null);
    }
  };
  const stop = (activity: Activity) =>
    run(
      activity,
      async () => {
        const { status } = await client.call(at('POST /jobs/{id}/cancel'), { params: { id: activity.id } });
        const {
          credits: { amount },
        } = activity;
        if (status === 'canceled') toast(amount > 0 ? `Canceled. ${creditsInWords(amount)} given back.` : 'Canceled.');
        else toast('The job had already ended.');
        onCanceled(activity);
      },
      'The job could not be canceled.',
    );
  const retry = (activity: Activity) =>
    run(
      activity,
      async () => {
        onRetried(await startAgain(activity), activity);
      },
      'The job could not be started again.',
    );
  const lost =
    asked?.credits.state === 'held' ? ` Its ${creditsInWords(asked.credits.amount)} will be given back.` : '';
  return {
    busy,
    cancel: (activity) => {
      setAsked(activity);
      setOpen(true);
    },
    retry: (activity) => void retry(activity),
    dialog: (
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={asked ? `Cancel this ${JOB_WORDS[asked.type].toLowerCase()}?` : ''}
        body={`What it has made so far is lost.${lost}`}
        action="Cancel it"
        cancel="Let it go on"
        onConfirm={() => void (asked && stop(asked))}
      />
    ),
  };
}
