import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { STARTED, type JobProgress } from '../../hooks/job-progress';

/** The kinds of jobs that an editor shows. */
export type WorkKind = 'edit' | 'variant' | 'animate' | 'suggest';

/** A request in the user's words, with the name for its result where one was given. */
export interface WorkRequest {
  name: string;
  words: string;
}

/** An open job of this mascot, or a failed one until it is dismissed. */
export interface EditorWork {
  jobId: string;
  kind: WorkKind;
  /** Null where it was requested elsewhere. */
  said: WorkRequest | null;
  progress: JobProgress;
  /** The latest draft of an edit or a variant, or of a drawing with the props of a motion. */
  draft: MascotSpec | null;
  /** The latest draft of a motion. */
  clip: AnimationClip | null;
}

/** A new job. */
export const newWork = (jobId: string, kind: WorkKind, said: WorkRequest | null): EditorWork => ({
  jobId,
  kind,
  said,
  progress: STARTED,
  draft: null,
  clip: null,
});
