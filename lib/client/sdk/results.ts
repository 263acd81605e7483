import type { AnalyzeResult } from '@/lib/contract/analyze';
import type { AnimateResult, SuggestResult } from '@/lib/contract/animation';
import type { ExportResult } from '@/lib/contract/exports';
import type { Job, JobStatus, JobType } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { EditResult } from '@/lib/contract/mascot-edit';
import type { SceneResult } from '@/lib/contract/scene';

/**
 * The `result` of a job that creates a mascot. `fidelity` tells how similar a rebuild is to its picture, 0 to 1; null
 * without a picture. `warnings` name what should be reviewed.
 */
export interface CreateResult {
  mascot: Mascot;
  fidelity: number | null;
  summary: string;
  warnings: string[];
}

/** The `result` of a job that draws a variant. */
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

/** A job of these types. Only a successful job has a result, which is that of its type. */
export type JobOf<Type extends JobType = JobType> = {
  [T in Type]: Omit<Job, 'type' | 'status' | 'result'> & { type: T } & (
      | { status: 'succeeded'; result: JobResults[T] }
      | { status: Exclude<JobStatus, 'succeeded'>; result: null }
    );
}[Type];
