'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import type { FinalStatus } from '@/lib/contract/job';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../hooks/client';
import { messageOf } from '../hooks/message-of';
import { refreshCredits } from '../shell/session';
import { Skeleton } from '../ui/skeleton';
import { LiveDrawing } from './live-drawing';
import { keepPicture } from './picture/kept';
import { useHandedIn } from './picture/use-handed-in';
import { usePicture } from './picture/use-picture';
import { PromptForm } from './prompt-form';
import { Silhouette } from './silhouette';
import type { Way } from './way';
import { Ways } from './ways';
import { useAnalysis } from './website/use-analysis';

const loading = () => <div aria-busy className="flex flex-col gap-4"><Skeleton className="h-8 w-48" /><Skeleton className="h-40" /></div>;
const PictureForm = dynamic(() => import('./picture/picture-form').then((module) => module.PictureForm), { loading });
const WebsiteForm = dynamic(() => import('./website/website-form').then((module) => module.WebsiteForm), { loading });
const Concepts = dynamic(() => import('./website/concepts').then((module) => module.Concepts));

interface Drawing { mascotId: string; jobId: string; rebuilt: boolean }

interface CreateMascotProps {
  firstPrompt: string;
  firstWay: Way;
  /** Whose silhouette stands where the mascot will. */
  shape: MascotSpec;
}

/** Creation: words, a picture or a website on one side, what comes of it on the other. */
export function CreateMascot({ firstPrompt, firstWay, shape }: CreateMascotProps) {
  const [way, setWay] = useState(firstWay);
  const [prompt, setPrompt] = useState(firstPrompt);
  const { drawing, sending, error, clear, create, end } = useCreation();
  const busy = sending || drawing !== null;
  const picture = usePicture();
  const analysis = useAnalysis(way === 'website');
  useHandedIn(!busy && way !== 'website', (file) => {
    setWay('picture');
    void picture.take(file);
  });
  const createFromPicture = async (input: DesignMascotInput) => {
    const mascotId = await create(input);
    if (mascotId && picture.upload) keepPicture(mascotId, picture.upload.url);
  };
  const concepts = way === 'website' && analysis.state === 'done' ? analysis.result : null;
  return (
    <main className="flex grow flex-col lg:grid lg:min-h-0 lg:grid-cols-[26rem_1fr]">
      <div className={`lg:overflow-y-auto lg:border-r lg:bg-surface ${drawing ? 'max-lg:order-2' : ''}`}>
        <h1 className="sr-only">New mascot</h1>
        <Ways
          way={way}
          onWay={(next) => {
            setWay(next);
            clear();
          }}
          forms={{
            words: <PromptForm prompt={prompt} onPrompt={setPrompt} busy={busy} error={error} onCreate={(input) => void create(input)} />,
            picture: <PictureForm picture={picture} busy={busy} error={error} onCreate={(input) => void createFromPicture(input)} />,
            website: <WebsiteForm analysis={analysis} busy={busy} error={error} />,
          }}
        />
      </div>
      <div className={drawing ? 'min-h-80 max-lg:order-1 lg:min-h-0' : concepts ? 'lg:min-h-0' : 'min-h-0 max-lg:hidden'}>
        {drawing ? <LiveDrawing key={drawing.jobId} jobId={drawing.jobId} shape={shape} onEnd={end} /> : null}
        {!drawing && concepts ? <Concepts result={concepts} sketches={analysis.sketches} busy={busy} onCreate={(input) => void create(input)} /> : null}
        {!drawing && !concepts ? <Waiting shape={shape} /> : null}
      </div>
    </main>
  );
}

/** Asks for a mascot and stays with its drawing to the end, which is the mascot's own page. */
function useCreation() {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [error, setError] = useState<string | null>(null);
  const create = async (input: DesignMascotInput): Promise<string | null> => {
    setSending(true);
    setError(null);
    try {
      const answer = await client.call(at('POST /mascots'), { body: input });
      if (!('job' in answer)) return null;
      setDrawing({ mascotId: answer.mascot.id, jobId: answer.job.id, rebuilt: input.prompt === undefined });
      // On a phone the drawing stands above the form.
      window.scrollTo({ top: 0 });
      void refreshCredits();
      return answer.mascot.id;
    } catch (failure) {
      setError(messageOf(failure, 'The mascot could not be created.'));
      return null;
    } finally {
      setSending(false);
    }
  };
  const end = (status: FinalStatus, message: string | null) => {
    void refreshCredits();
    if (status === 'succeeded' && drawing) {
      router.push(`/mascots/${drawing.mascotId}${drawing.rebuilt ? '#review' : ''}`);
      return;
    }
    setDrawing(null);
    if (status === 'canceled') toast('The drawing was stopped. Its credits were given back.');
    if (status === 'failed') setError(message ?? 'The drawing failed. Your credits were given back.');
  };
  return { drawing, sending, error, clear: () => setError(null), create, end };
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
