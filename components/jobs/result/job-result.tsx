'use client';

import type { ReactNode } from 'react';
import type { AnimateResult, SuggestResult } from '@/lib/contract/animation';
import type { AnalyzeResult } from '@/lib/contract/analyze';
import type { Activity } from '@/lib/contract/activity';
import type { ExportResult } from '@/lib/contract/exports';
import type { Job, JobType } from '@/lib/contract/job';
import type { SceneResult } from '@/lib/contract/scene';
import { ConceptsResult } from './concepts-result';
import { FileResult } from './file-result';
import { MascotResult, type DrawnResult } from './mascot-result';
import { MotionResult } from './motion-result';
import { SceneView } from './scene-result';
import { SuggestionsResult } from './suggestions-result';

interface Given {
  result: unknown;
  activity: Activity;
}
const drawn = ({ result }: Given) => <MascotResult result={result as DrawnResult} />;

/** The view of each job type's result. */
const VIEWS: Record<JobType, (given: Given) => ReactNode> = {
  generate: drawn,
  reconstruct: drawn,
  edit: drawn,
  variant: drawn,
  animate: ({ result }) => <MotionResult animation={(result as AnimateResult).animation} />,
  export: ({ result, activity }) => <FileResult result={result as ExportResult} activity={activity} />,
  analyze: ({ result }) => <ConceptsResult result={result as AnalyzeResult} />,
  suggest: ({ result, activity }) => <SuggestionsResult result={result as SuggestResult} activity={activity} />,
  scene: ({ result }) => <SceneView result={result as SceneResult} />,
};

/** The result of a successful job, with links to it. */
export function JobResult({ job, activity }: { job: Job; activity: Activity }) {
  if (job.status !== 'succeeded' || typeof job.result !== 'object' || job.result === null) return null;
  return (
    <section aria-label="Result" className="mb-8">
      <h2 className="mb-3 font-medium">Result</h2>
      <div className="overflow-hidden rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
        {VIEWS[job.type]({ result: job.result, activity })}
      </div>
    </section>
  );
}
