'use client';

import { useEffect, useState } from 'react';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Puppet } from '../../stage/puppet';
import { DraftView } from '../../create/draft-view';
import { useEditor, useEditorState } from '../state/context';
import { AskedBefore } from '../work/asked-before';
import { scrollHere } from '../work/scroll-here';
import { WorkFailure } from '../work/work-failure';
import { WorkProgress } from '../work/work-progress';
import { worksOf } from '../work/works';
import type { EditorWork, WorkRequest } from '../work/work';
import { readLooks } from './family';
import { LookCard } from './look-card';
import { LookForm } from './look-form';

const NOTHING: WorkRequest = { name: '', words: '' };

/** The mascot's variants. Each is a mascot of its own with the same rig and all motions. */
export function LooksPanel() {
  const [said, setSaid] = useState(NOTHING);
  const kept = useFocusKept<HTMLDivElement>();
  const works = useEditorState((state) => state.works);
  return (
    <div {...kept} className="flex flex-col gap-5 p-3 outline-none">
      <div className="flex flex-col gap-3">
        <LookForm said={said} onSaid={setSaid} />
        <AskedBefore type="variant" onAgain={setSaid} field="look" />
      </div>
      {worksOf({ works }, 'variant').map((work) =>
        work.progress.status === 'failed' ? (
          <WorkFailure key={work.jobId} work={work} field="look" onAgain={setSaid} />
        ) : (
          <LookBeingDrawn key={work.jobId} work={work} />
        ),
      )}
      <Looks />
    </div>
  );
}

function LookBeingDrawn({ work }: { work: EditorWork }) {
  const spec = useEditorState((state) => state.spec);
  return (
    <div ref={scrollHere} className="flex items-center gap-3 lg:flex-col lg:items-stretch">
      <div className="aspect-square shrink-0 overflow-hidden rounded-ui bg-stage p-4 max-lg:w-32 max-lg:p-2">
        {work.draft ? (
          <DraftView spec={work.draft} className="size-full" />
        ) : (
          <Puppet spec={spec} className="size-full animate-breathe opacity-40" />
        )}
      </div>
      <div className="min-w-0 grow">
        <WorkProgress work={work} label="Drawing the look" />
      </div>
    </div>
  );
}

function Looks() {
  const editor = useEditor();
  const looks = useEditorState((state) => state.looks);
  const origin = useEditorState(({ mascot }) => mascot.variant_of);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (looks === null && !failed) readLooks(editor).catch(() => setFailed(true));
  }, [editor, looks, failed]);
  if (failed) {
    return (
      <div className="flex flex-col items-start gap-3 px-1 text-muted">
        <p>The looks could not be loaded.</p>
        <Button size="small" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    );
  }
  if (looks === null)
    return (
      <div aria-busy className="grid grid-cols-2 gap-2">
        {['a', 'b'].map((key) => (
          <Skeleton key={key} className="aspect-[4/5]" />
        ))}
      </div>
    );
  if (looks.length === 0)
    return (
      <p className="px-1 text-muted">
        A look wears other clothes and colours on the same rig. All motions and canvases come with it.
      </p>
    );
  return (
    <section className="flex flex-col gap-2">
      <h2 className="px-1 text-small font-medium text-muted">Other looks</h2>
      <ul aria-label="Looks" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {looks.map((mascot) => (
          <LookCard key={mascot.id} mascot={mascot} original={mascot.id === origin} />
        ))}
      </ul>
    </section>
  );
}
