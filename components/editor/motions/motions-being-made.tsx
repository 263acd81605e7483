'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { costText } from '../../hooks/job-progress';
import { useReducedMotion } from '../../hooks/use-media';
import { Puppet } from '../../stage/puppet';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { Announced } from '../../ui/announced';
import { IconButton } from '../../ui/icon-button';
import { Progress } from '../../ui/progress';
import { useEditor, useEditorState } from '../state/context';
import { cancel } from '../work/follow';
import { scrollHere } from '../work/scroll-here';
import { worksOf } from '../work/works';
import type { EditorWork } from '../work/work';

/** The motions in the making, each with its progress. */
export function MotionsBeingMade({ spec }: { spec: MascotSpec }) {
  const works = useEditorState((state) => state.works);
  const running = worksOf({ works }, 'animate').filter(({ progress }) => progress.status === 'running');
  const kept = useFocusKept<HTMLDivElement>();
  const begun = useBegun(running);
  return (
    <div {...kept} className={running.length === 0 ? 'sr-only' : 'outline-none'}>
      <Announced text={begun} />
      {running.length === 0 ? null : (
        <ul aria-label="Motions being made" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {running.map((work) => (
            <li key={work.jobId} ref={scrollHere}>
              <MotionBeingMade spec={spec} work={work} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The message when jobs begin: one for a batch, and none as its jobs end. */
function useBegun(running: readonly EditorWork[]): string {
  const [seen, setSeen] = useState({ count: 0, text: '' });
  const count = running.length;
  if (count !== seen.count)
    setSeen({
      count,
      text:
        count > seen.count ? `Making ${count === 1 ? 'a motion' : `${count} motions`}` : count === 0 ? '' : seen.text,
    });
  return seen.text;
}

function MotionBeingMade({
  spec,
  work: {
    jobId,
    said,
    draft,
    clip,
    progress: { text, percent, costUsd },
  },
}: {
  spec: MascotSpec;
  work: EditorWork;
}) {
  const editor = useEditor();
  const still = useReducedMotion();
  const name = said?.name || said?.words || 'A motion';
  const cost = costText(costUsd);
  return (
    <div className="relative overflow-hidden rounded-ui bg-stage">
      <Puppet
        spec={draft ?? spec}
        clip={clip}
        playing={clip !== null && !still}
        className={clip ? 'aspect-square p-2.5' : 'aspect-square animate-breathe p-2.5 opacity-40'}
      />
      <div className="px-2.5 pb-2 text-small">
        <p className="truncate" title={name}>
          {name}
        </p>
        <p className="truncate text-muted">{text ?? 'Getting started'}</p>
        <div className="mt-1 flex items-center gap-2">
          <div className="grow">
            <Progress label={`Making ${name}`} percent={percent} text={text ?? 'Getting started'} />
          </div>
          {cost ? (
            <span className="text-muted tabular-nums" title="What the model has cost so far">
              {cost}
            </span>
          ) : null}
        </div>
      </div>
      <div className="absolute top-1 right-1">
        <IconButton
          size="small"
          icon={X}
          label={`Stop ${name}`}
          className="bg-raised"
          onClick={() => void cancel(editor, jobId)}
        />
      </div>
    </div>
  );
}
