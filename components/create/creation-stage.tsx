'use client';

import dynamic from 'next/dynamic';
import type { FinalStatus } from '@/lib/contract/job';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import type { Starter } from '@/lib/contract/starter';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { steadily } from '../hooks/steadily';
import { DraftStage } from './draft/draft-stage';
import type { DrawnDraft } from './draft/use-drawn-draft';
import type { TypedDraft } from './draft/use-typed-draft';
import { LiveDrawing } from './live-drawing';
import { Silhouette } from './silhouette';
import type { CreationSource } from './source';
import type { DrawingJob } from './use-creation';
import type { Analysis } from './website/use-analysis';

const StarterStage = dynamic(() =>
  steadily(() => import('./starter/starter-stage').then((module) => module.StarterStage)),
);
const Concepts = dynamic(() => steadily(() => import('./website/concepts').then((module) => module.Concepts)));
const ConceptsInWork = dynamic(() =>
  steadily(() => import('./website/concepts').then((module) => module.ConceptsInWork)),
);

interface CreationStageProps {
  source: CreationSource;
  /** The spec whose silhouette is the placeholder. */
  shape: MascotSpec;
  drawing: DrawingJob | null;
  draft: TypedDraft;
  drawn: DrawnDraft;
  isModel: boolean;
  analysis: Analysis;
  /** The selected starter. */
  starter: Starter | null;
  /** Called to put the prompt of a starter into the prompt form. */
  onWords: (prompt: string) => void;
  busy: boolean;
  onEnd: (status: FinalStatus, message: string | null) => void;
  onCreate: (input: DesignMascotInput) => void;
}

/** The result side of the page: a running drawing, the draft of the prompt, website concepts, or a placeholder. */
export function CreationStage(props: CreationStageProps) {
  const { source, shape, drawing, draft, drawn, isModel, analysis, starter, busy, onEnd, onCreate } = props;
  const concepts = source === 'website' && analysis.state === 'done' ? analysis.result : null;
  const reading = source === 'website' && analysis.state === 'working';
  const before = source === 'words' ? (draft.shown?.spec ?? null) : null;
  if (drawing)
    return (
      <div className="min-h-0 max-lg:h-[calc(100dvh-3rem)]">
        <LiveDrawing key={drawing.jobId} jobId={drawing.jobId} shape={shape} before={before} onEnd={onEnd} />
      </div>
    );
  if (source === 'words')
    return (
      <div className="max-lg:-order-1 lg:min-h-0">
        <DraftStage draft={draft} shape={shape} isModel={isModel} drawn={drawn} isBusy={busy} />
      </div>
    );
  if (source === 'character' && starter)
    return (
      <div className="max-lg:-order-1 lg:min-h-0">
        <StarterStage key={starter.id} starter={starter} onWords={props.onWords} />
      </div>
    );
  return (
    <div className={concepts || reading ? 'lg:min-h-0' : 'min-h-0 max-lg:hidden'}>
      {reading ? <ConceptsInWork sketches={analysis.sketches} /> : null}
      {concepts ? <Concepts result={concepts} sketches={analysis.sketches} busy={busy} onCreate={onCreate} /> : null}
      {concepts || reading ? null : <Waiting shape={shape} source={source} />}
    </div>
  );
}

/** The text of the empty stage. */
const TO_COME = {
  character: 'The character that you choose stands here.',
  picture: 'Your picture is cut out, traced and made to move here.',
  website: 'Three mascots that suit the website stand here.',
};

/** The placeholder: a silhouette and a text. */
function Waiting({ shape, source }: { shape: MascotSpec; source: keyof typeof TO_COME }) {
  return (
    <div className="flex size-full flex-col items-center justify-center bg-stage dots p-10">
      <Silhouette spec={shape} />
      <p className="mt-6 text-muted">{TO_COME[source]}</p>
    </div>
  );
}
