'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '../layers/toast';
import type { FinalStatus } from '@/lib/contract/job';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import { askedOnce } from '../hooks/asked-once';
import { at, client } from '../hooks/client';
import { isTooExpensive, messageOf } from '../hooks/message-of';
import { refreshCredits } from '../shell/session';
import type { CreationFailure } from './creation-error';

/** A running drawing job; `rebuilt` if it is based on a picture. */
export interface DrawingJob {
  mascotId: string;
  jobId: string;
  rebuilt: boolean;
}

/** Starts a drawing job and follows it. When it succeeds, the mascot's page opens. */
export function useCreation() {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [drawing, setDrawing] = useState<DrawingJob | null>(null);
  const [failure, setFailure] = useState<CreationFailure | null>(null);
  const create = async (input: DesignMascotInput): Promise<string | null> => {
    setSending(true);
    setFailure(null);
    try {
      const answer = await askedOnce(['create', input], (idempotencyKey) =>
        client.call(at('POST /mascots'), { body: input, idempotencyKey }),
      );
      if (!('job' in answer)) return null;
      setDrawing({ mascotId: answer.mascot.id, jobId: answer.job.id, rebuilt: input.prompt === undefined });
      // On a phone the drawing replaces the form.
      window.scrollTo({ top: 0 });
      void refreshCredits();
      return answer.mascot.id;
    } catch (error) {
      if (isTooExpensive(error)) void refreshCredits();
      setFailure({ message: messageOf(error, 'The mascot could not be created.'), refunded: false });
      return null;
    } finally {
      setSending(false);
    }
  };
  const end = (status: FinalStatus, message: string | null) => {
    void refreshCredits();
    if (status === 'succeeded' && drawing) {
      if (!drawing.rebuilt) void tellWarnings(drawing.jobId);
      router.push(`/mascots/${drawing.mascotId}${drawing.rebuilt ? '#review' : ''}`);
      return;
    }
    setDrawing(null);
    if (status === 'canceled') toast('The drawing was stopped. Its credits were given back.');
    if (status === 'failed') setFailure({ message: message ?? 'The drawing failed.', refunded: true });
  };
  return { drawing, sending, failure, clear: () => setFailure(null), create, end };
}

/** The duration of a toast with notes, in milliseconds: enough to read two sentences. */
const READING_MS = 12_000;

/** Shows the notes of a drawing in a toast. The summary of its version contains them too. */
async function tellWarnings(jobId: string): Promise<void> {
  const { result } = await client.call(at('GET /jobs/{id}'), { params: { id: jobId } });
  const { warnings = [] } = result as { warnings?: string[] };
  if (warnings.length > 0) toast(warnings.join(' '), { duration: READING_MS });
}
