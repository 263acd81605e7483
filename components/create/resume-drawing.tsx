'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../hooks/client';
import { refreshCredits } from '../shell/session';
import { TopBar } from '../shell/top-bar';
import { LiveDrawing } from './live-drawing';

/** The page of a mascot that is being drawn. It follows the job from its first draft. */
export function ResumeDrawing({ mascot, shape }: { mascot: Mascot; shape: MascotSpec }) {
  const router = useRouter();
  const [jobId, setJobId] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    client.call(at('GET /jobs'), { query: { mascot_id: mascot.id }, signal: stop.signal }).then(
      ({ data }) => setJobId(data[0]?.id ?? null),
      () => router.refresh(),
    );
    return () => stop.abort();
  }, [mascot.id, router]);
  const end = () => {
    void refreshCredits();
    // A rebuild ends with the comparison dialog, even after a reload.
    if (mascot.source !== 'prompt') window.history.replaceState(null, '', '#review');
    router.refresh();
  };
  return (
    <div className="flex h-dvh flex-col">
      <TopBar place={<h1 className="truncate px-2 font-medium">{mascot.name}</h1>} />
      <main className="min-h-0 grow">
        {jobId ? (
          <LiveDrawing jobId={jobId} shape={shape} onEnd={end} />
        ) : (
          <div aria-busy className="size-full bg-stage dots" />
        )}
      </main>
    </div>
  );
}
