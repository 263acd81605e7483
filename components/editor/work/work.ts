import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { STARTED, type JobProgress } from '../../hooks/job-progress';

/** The kinds of jobs that an editor shows. */
export type WorkKind = 'edit' | 'variant' | 'animate' | 'suggest';

/** The prompt of a request, and the name for its result if one was given. */
export interface WorkRequest {
  name: string;
  words: string;
}

/** A running job of this mascot, or a failed one until it is dismissed. */
export interface EditorWork {
  jobId: string;
  kind: WorkKind;
  /** Null if it was requested elsewhere. */
  said: WorkRequest | null;
  progress: JobProgress;
  /** Whether it is no longer followed because its result could not be read. It may have succeeded. */
  lost: boolean;
  /** The latest draft of an edit or a variant; for a motion, the drawing with its props. */
  draft: MascotSpec | null;
  /** The latest draft of a motion. */
  clip: AnimationClip | null;
}

/** The state of a new job. */
export const newWork = (jobId: string, kind: WorkKind, said: WorkRequest | null): EditorWork => ({
  jobId,
  kind,
  said,
  progress: STARTED,
  lost: false,
  draft: null,
  clip: null,
});
