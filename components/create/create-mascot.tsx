'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import type { FinalStatus } from '@/lib/contract/job';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../hooks/client';
import { refreshCredits } from '../shell/session';
import { LiveDrawing } from './live-drawing';
import { PromptForm } from './prompt-form';
import { Silhouette } from './silhouette';
import { messageOf } from '../hooks/message-of';

interface Drawing { mascotId: string; jobId: string }

/** Creation: words on one side, the drawing that grows on the other. */
export function CreateMascot({ firstPrompt, shape }: { firstPrompt: string; shape: MascotSpec }) {
  const router = useRouter();
  const [prompt, setPrompt] = useState(firstPrompt);
  const [sending, setSending] = useState(false);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [error, setError] = useState<string | null>(null);

  const create = async (input: DesignMascotInput) => {
    setSending(true);
    setError(null);
    try {
      const answer = await client.call(at('POST /mascots'), { body: input });
      if ('job' in answer) setDrawing({ mascotId: answer.mascot.id, jobId: answer.job.id });
      // On a phone the drawing stands above the form.
      window.scrollTo({ top: 0 });
      void refreshCredits();
    } catch (failure) {
      setError(messageOf(failure, 'The mascot could not be created.'));
    } finally {
      setSending(false);
    }
  };
  const end = (status: FinalStatus, message: string | null) => {
    void refreshCredits();
    if (status === 'succeeded' && drawing) {
      router.push(`/mascots/${drawing.mascotId}`);
      return;
    }
    setDrawing(null);
    if (status === 'canceled') toast('The drawing was stopped. Its credits were given back.');
    if (status === 'failed') setError(message ?? 'The drawing failed. Your credits were given back.');
  };
  return (
    <main className="flex grow flex-col lg:grid lg:min-h-0 lg:grid-cols-[26rem_1fr]">
      <div className="p-5 sm:p-8 lg:overflow-y-auto lg:border-r lg:bg-surface max-lg:order-2">
        <h1 className="sr-only">New mascot</h1>
        <PromptForm prompt={prompt} onPrompt={setPrompt} busy={sending || drawing !== null} error={error} onCreate={(input) => void create(input)} />
      </div>
      <div className={drawing ? 'min-h-80 max-lg:order-1 lg:min-h-0' : 'min-h-0 max-lg:hidden'}>
        {drawing ? <LiveDrawing key={drawing.jobId} jobId={drawing.jobId} shape={shape} onEnd={end} /> : <Waiting shape={shape} />}
      </div>
    </main>
  );
}

/** The empty stage: a shape without colours, where the mascot will stand. */
function Waiting({ shape }: { shape: MascotSpec }) {
  return (
    <div className="flex size-full flex-col items-center justify-center bg-stage dots p-10">
      <Silhouette spec={shape} />
      <p className="mt-6 text-muted">Your mascot is drawn here, stroke by stroke.</p>
    </div>
  );
}
