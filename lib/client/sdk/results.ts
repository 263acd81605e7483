import type { AnalyzeResult } from '@/lib/contract/analyze';
import type { AnimateResult, SuggestResult } from '@/lib/contract/animation';
import type { ExportResult } from '@/lib/contract/exports';
import type { Job, JobStatus, JobType } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { EditResult } from '@/lib/contract/mascot-edit';
import type { SceneResult } from '@/lib/contract/scene';

/**
 * The `result` of a job that draws a mascot. `fidelity` is how like its picture a rebuild is, 0 to 1; null without a
 * picture. `warnings` say why somebody should look at it.
 */
export interface CreateResult {
  mascot: Mascot;
  fidelity: number | null;
  summary: string;
  warnings: string[];
}

/** The `result` of a job that draws another look. */
export interface VariantResult {
  mascot: Mascot;
}

/** The result of a job of each type (specification: Job result shapes). */
export interface JobResults {
  generate: CreateResult;
  reconstruct: CreateResult;
  edit: EditResult;
  variant: VariantResult;
  animate: AnimateResult;
  export: ExportResult;
  analyze: AnalyzeResult;
  suggest: SuggestResult;
  scene: SceneResult;
}

/** A job of these types. One that has succeeded has the result of its type; every other has none. */
export type JobOf<Type extends JobType = JobType> = {
  [T in Type]: Omit<Job, 'type' | 'status' | 'result'> & { type: T } & (
      { status: 'succeeded'; result: JobResults[T] } | { status: Exclude<JobStatus, 'succeeded'>; result: null }
    );
}[Type];
