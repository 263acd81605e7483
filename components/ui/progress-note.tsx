'use client';

import { costText } from '../hooks/job-progress';
import { Announced } from './announced';
import { Progress } from './progress';

interface ProgressNoteProps {
  label: string;
  /** 0 to 100; null if unknown. */
  percent: number | null;
  /** The current step. */
  text: string;
  /** The cost so far, in US dollars. */
  costUsd: number;
}

/** The progress of a job: bar, current step and cost. Screen readers announce its start, not every step. */
export function ProgressNote({ label, percent, text, costUsd }: ProgressNoteProps) {
  const cost = costText(costUsd);
  return (
    <div className="min-w-0 grow">
      <Announced text={label} />
      <Progress label={label} percent={percent} text={text} />
      <div className="mt-1.5 flex justify-between gap-3 text-small text-muted">
        <p className="line-clamp-2 wrap-anywhere">{text}</p>
        {cost ? (
          <span className="shrink-0 tabular-nums" title="What the model has cost so far">
            {cost}
          </span>
        ) : null}
      </div>
    </div>
  );
}
