'use client';

import { X } from 'lucide-react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { costText } from '../../hooks/job-progress';
import { useReducedMotion } from '../../hooks/use-media';
import { Puppet } from '../../stage/puppet';
import { IconButton } from '../../ui/icon-button';
import { Progress } from '../../ui/progress';
import { useEditor } from '../state/context';
import { cancel } from '../work/follow';
import type { EditorWork } from '../work/work';

/** A running animation job: its draft, its progress and a cancel button. */
export function MotionBeingMade({
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
