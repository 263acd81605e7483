'use client';

import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import type { FinalStatus } from '@/lib/contract/job';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../hooks/client';
import { useFocusKept } from '../hooks/use-focus-kept';
import { messageOf } from '../hooks/message-of';
import { refreshCredits } from '../shell/session';
import { Skeleton } from '../ui/skeleton';
import type { CreationFailure } from './creation-error';
import { LiveDrawing } from './live-drawing';
import { keepPicture } from './picture/kept';
import { useHandedIn } from './picture/use-handed-in';
import { usePicture } from './picture/use-picture';
import { PromptForm } from './prompt-form';
import { Silhouette } from './silhouette';
import type { CreationSource } from './source';
import { SourceTabs } from './source-tabs';
import { useAnalysis } from './website/use-analysis';

const loading = () => (
  <div aria-busy className="flex flex-col gap-4">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-40" />
  </div>
);
const PictureForm = dynamic(() => import('./picture/picture-form').then((module) => module.PictureForm), { loading });
const WebsiteForm = dynamic(() => import('./website/website-form').then((module) => module.WebsiteForm), { loading });
const Concepts = dynamic(() => import('./website/concepts').then((module) => module.Concepts));
const ConceptsInWork = dynamic(() => import('./website/concepts').then((module) => module.ConceptsInWork));

interface Drawing {
  mascotId: string;
  jobId: string;
  rebuilt: boolean;
}

interface CreateMascotProps {
  firstPrompt: string;
  firstWay: CreationSource;
  /** Whose silhouette stands where the mascot will. */
  shape: MascotSpec;
  /** Whether the artist heeds notes beside a picture. */
  heedsNotes: boolean;
}

/** Creation: words, a picture or a website on one side, what comes of it on the other. */
export function CreateMascot({ firstPrompt, firstWay, shape, heedsNotes }: CreateMascotProps) {
  const [way, setWay] = useState(firstWay);
  const [prompt, setPrompt] = useState(firstPrompt);
  const { drawing, sending, failure, clear, create, end } = useCreation();
  const busy = sending || drawing !== null;
  const forms = useFocusAfter(drawing !== null);
  const kept = useFocusKept<HTMLElement>();
  const picture = usePicture();
  const analysis = useAnalysis(way === 'website');
  const held = useHandedIn(!busy && way !== 'website', (file) => {
    setWay('picture');
    void picture.take(file);
  });
  const createFromPicture = async (input: DesignMascotInput) => {
    const mascotId = await create(input);
    if (mascotId && picture.upload) keepPicture(mascotId, picture.upload.url);
  };
  const concepts = way === 'website' && analysis.state === 'done' ? analysis.result : null;
  const reading = way === 'website' && analysis.state === 'working';
  return (
    <main {...kept} className="flex grow flex-col outline-none lg:grid lg:min-h-0 lg:grid-cols-[26rem_1fr]">
      <h1 className="sr-only">New mascot</h1>
      <div ref={forms} className={`lg:overflow-y-auto lg:border-r lg:bg-surface ${drawing ? 'max-lg:hidden' : ''}`}>
        <SourceTabs
          way={way}
          onWay={(next) => {
            setWay(next);
            clear();
          }}
          forms={{
            words: (
              <PromptForm
                prompt={prompt}
                onPrompt={setPrompt}
                busy={busy}
                failure={failure}
                onCreate={(input) => void create(input)}
              />
            ),
            picture: (
              <PictureForm
                picture={picture}
                heedsNotes={heedsNotes}
                busy={busy}
                failure={failure}
                onCreate={(input) => void createFromPicture(input)}
              />
            ),
            website: <WebsiteForm analysis={analysis} busy={busy} failure={failure} />,
          }}
        />
      </div>
      <div
        className={
          drawing
            ? 'min-h-0 max-lg:h-[calc(100dvh-3rem)]'
            : concepts || reading
              ? 'lg:min-h-0'
              : 'min-h-0 max-lg:hidden'
        }
      >
        {drawing ? <LiveDrawing key={drawing.jobId} jobId={drawing.jobId} shape={shape} onEnd={end} /> : null}
        {!drawing && reading ? <ConceptsInWork sketches={analysis.sketches} /> : null}
        {!drawing && concepts ? (
          <Concepts
            result={concepts}
            sketches={analysis.sketches}
            busy={busy}
            onCreate={(input) => void create(input)}
          />
        ) : null}
        {drawing || concepts || reading ? null : <Waiting shape={shape} way={way} />}
      </div>
      {held && (way !== 'picture' || picture.upload) ? <LetGo /> : null}
    </main>
  );
}

/** Gives the form the focus when a drawing that had it, on its only button, is gone. */
function useFocusAfter(drawing: boolean) {
  const forms = useRef<HTMLDivElement>(null);
  const drew = useRef(false);
  useEffect(() => {
    if (drew.current && !drawing && document.activeElement === document.body)
      forms.current?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')?.focus();
    drew.current = drawing;
  }, [drawing]);
  return forms;
}

/** Asks for a mascot and stays with its drawing to the end, which is the mascot's own page. */
function useCreation() {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failure, setFailure] = useState<CreationFailure | null>(null);
  const create = async (input: DesignMascotInput): Promise<string | null> => {
    setSending(true);
    setFailure(null);
    try {
      const answer = await client.call(at('POST /mascots'), { body: input });
      if (!('job' in answer)) return null;
      setDrawing({ mascotId: answer.mascot.id, jobId: answer.job.id, rebuilt: input.prompt === undefined });
      // On a phone the drawing takes the form's place.
      window.scrollTo({ top: 0 });
      void refreshCredits();
      return answer.mascot.id;
    } catch (error) {
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

/** Milliseconds in which two sentences are read. */
const READING_MS = 12_000;

/**
 * Says what a person should know of a drawing, such as that another subject stands in; it stands in the version's
 * summary, too.
 */
async function tellWarnings(jobId: string): Promise<void> {
  const { result } = await client.call(at('GET /jobs/{id}'), { params: { id: jobId } });
  const { warnings = [] } = result as { warnings?: string[] };
  if (warnings.length > 0) toast(warnings.join(' '), { duration: READING_MS });
}

/** What the empty stage waits for. */
const TO_COME: Record<CreationSource, string> = {
  words: 'Your mascot is drawn here, stroke by stroke.',
  picture: 'Your picture is cut out, traced and made to move here.',
  website: 'Three mascots that suit the website stand here.',
};

/** The empty stage: a shape without colours, where the mascot will stand. */
function Waiting({ shape, way }: { shape: MascotSpec; way: CreationSource }) {
  return (
    <div className="flex size-full flex-col items-center justify-center bg-stage dots p-10">
      <Silhouette spec={shape} />
      <p className="mt-6 text-muted">{TO_COME[way]}</p>
    </div>
  );
}

/** Lies over the page while a file is held over it: wherever it is let go, it is taken. */
function LetGo() {
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none fixed inset-2 z-30 flex animate-fade items-center justify-center rounded-ui border-2',
        'border-dashed border-accent bg-accent-soft',
      )}
    >
      <p className="flex items-center gap-2 rounded-ui bg-raised px-4 py-3 font-medium shadow-ui">
        <ImageUp className="size-4 text-accent" />
        Let go to rebuild this picture
      </p>
    </div>
  );
}
