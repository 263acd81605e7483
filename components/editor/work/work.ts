import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { STARTED, type JobProgress } from '../../hooks/job-progress';

/** What the artist can be at work on in an editor. */
export type WorkKind = 'edit' | 'variant' | 'animate' | 'suggest';

/** What was asked for, as a person said it: what it is to be called where that was said, and what it is to be. */
export interface WorkRequest {
  name: string;
  words: string;
}

/** A job of this mascot while it goes on, and after it has failed until that was seen. */
export interface EditorWork {
  jobId: string;
  kind: WorkKind;
  /** Null where only the service knows what was asked for. */
  said: WorkRequest | null;
  progress: JobProgress;
  /** The drawing so far, of an edit or a variant. */
  draft: MascotSpec | null;
  /** The motion so far. */
  clip: AnimationClip | null;
}

/** A job that has just been asked for. */
export const newWork = (jobId: string, kind: WorkKind, said: WorkRequest | null): EditorWork => ({
  jobId,
  kind,
  said,
  progress: STARTED,
  draft: null,
  clip: null,
});
