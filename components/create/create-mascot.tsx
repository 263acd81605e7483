'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { steadily } from '../hooks/steadily';
import { useFocusKept } from '../hooks/use-focus-kept';
import { Skeleton } from '../ui/skeleton';
import { DropHint } from '../upload/drop-hint';
import { useHandedIn } from '../upload/use-handed-in';
import { CreationStage } from './creation-stage';
import { useDrawnDraft } from './draft/use-drawn-draft';
import { useTypedDraft } from './draft/use-typed-draft';
import { takeHandedOver } from './picture/handed-over';
import { keepPicture } from './picture/kept';
import { usePicture } from './picture/use-picture';
import type { CreationSource } from './source';
import { SourceTabs } from './source-tabs';
import { useStarterChoice } from './starter/use-starter-choice';
import { useCreation } from './use-creation';
import { usePromptDesign } from './use-prompt-design';
import { useAnalysis } from './website/use-analysis';
import { WordsForm } from './words-form';

const loading = () => (
  <div aria-busy className="flex flex-col gap-4">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-40" />
  </div>
);
const PictureForm = dynamic(
  () => steadily(() => import('./picture/picture-form').then((module) => module.PictureForm)),
  { loading },
);
const StarterForm = dynamic(
  () => steadily(() => import('./starter/starter-form').then((module) => module.StarterForm)),
  { loading },
);
const WebsiteForm = dynamic(
  () => steadily(() => import('./website/website-form').then((module) => module.WebsiteForm)),
  { loading },
);

interface CreateMascotProps {
  firstPrompt: string;
  firstSource: CreationSource;
  /** The id of the starter that is shown first; an unknown id shows the first one of the list. */
  firstStarter: string;
  /** The spec whose silhouette is the placeholder. */
  shape: MascotSpec;
  /**
   * Whether the artist is a language model. Then it uses notes for a picture, and its drawing differs from the local
   * draft.
   */
  isModel: boolean;
}

/** The creation page: the forms (prompt, starters, picture, website) on one side, the result on the other. */
export function CreateMascot({ firstPrompt, firstSource, firstStarter, shape, isModel }: CreateMascotProps) {
  const [source, setSource] = useState(firstSource);
  const design = usePromptDesign(firstPrompt);
  const { drawing, sending, failure, clear, create, end } = useCreation();
  const drawn = useDrawnDraft();
  const busy = sending || drawn.isSending || drawing !== null;
  const state = { busy, failure };
  const draft = useTypedDraft(source === 'words' && !drawing ? design.words : null);
  const drafting = { draft, drawn, isModel };
  const forms = useFocusAfter(drawing !== null);
  const kept = useFocusKept<HTMLElement>();
  const picture = usePicture();
  const analysis = useAnalysis(source === 'website');
  const starters = useStarterChoice(source === 'character', firstStarter);
  const take = (file: File | null | undefined) => {
    if (!file) return;
    setSource('picture');
    void picture.take(file);
  };
  const held = useHandedIn(!busy && source !== 'website', ([file]) => take(file));
  const taken = useRef(take);
  useEffect(() => taken.current(takeHandedOver()), []);
  const rebuild = rebuilding(create, picture.upload?.url ?? null);
  return (
    <main {...kept} className="flex grow flex-col outline-none lg:grid lg:min-h-0 lg:grid-cols-[26rem_1fr]">
      <h1 className="sr-only">New mascot</h1>
      <div ref={forms} className={`lg:overflow-y-auto lg:border-r lg:bg-surface ${drawing ? 'max-lg:hidden' : ''}`}>
        <SourceTabs
          source={source}
          onSource={(next) => {
            setSource(next);
            clear();
          }}
          forms={{
            words: <WordsForm {...state} {...drafting} design={design} onCreate={(input) => void create(input)} />,
            character: <StarterForm choice={starters} />,
            picture: <PictureForm {...state} picture={picture} heedsNotes={isModel} onCreate={rebuild} />,
            website: <WebsiteForm {...state} analysis={analysis} />,
          }}
        />
      </div>
      <CreationStage
        source={source}
        shape={shape}
        drawing={drawing}
        {...drafting}
        analysis={analysis}
        starter={starters.chosen}
        onWords={(words) => {
          design.setPrompt(words);
          setSource('words');
        }}
        busy={busy}
        onEnd={end}
        onCreate={(input) => void create(input)}
      />
      {held && (source !== 'picture' || picture.upload) ? <DropHint text="Let go to rebuild this picture" /> : null}
    </main>
  );
}

/** Creates a mascot from a picture, and remembers the picture for the comparison. */
const rebuilding =
  (create: (input: DesignMascotInput) => Promise<string | null>, url: string | null) => (input: DesignMascotInput) =>
    void create(input).then((mascotId) => {
      if (mascotId && url) keepPicture(mascotId, url);
    });

/** Returns the focus to the form when the live drawing is removed, because its button had the focus. */
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
