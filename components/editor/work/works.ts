import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { STARTED, type JobProgress } from '../../hooks/job-progress';
import type { Editor, EditorState } from '../state/editor';

/** What the artist can be at work on in an editor. */
export type WorkKind = 'edit' | 'variant' | 'animate' | 'suggest';

/** What was asked for, as a person said it: what it is to be called where that was said, and what it is to be. */
export interface Said {
  name: string;
  words: string;
}

/** A job of this mascot while it goes on, and after it has failed until that was seen. */
export interface Work {
  jobId: string;
  kind: WorkKind;
  /** Null where only the service knows what was asked for. */
  said: Said | null;
  progress: JobProgress;
  /** The drawing so far, of an edit or a variant. */
  draft: MascotSpec | null;
  /** The motion so far. */
  clip: AnimationClip | null;
}

/** A job that has just been asked for. */
export const newWork = (jobId: string, kind: WorkKind, said: Said | null): Work => ({
  jobId,
  kind,
  said,
  progress: STARTED,
  draft: null,
  clip: null,
});

/** Works of a kind, oldest first. */
export const worksOf = ({ works }: Pick<EditorState, 'works'>, kind: WorkKind): Work[] =>
  works.filter((work) => work.kind === kind);

const goesOn = ({ progress }: Work): boolean => progress.status === 'running';

/** The edit that is being drawn: until it has ended the drawing is not to be changed otherwise. */
export const editOf = (state: Pick<EditorState, 'works'>): Work | null => worksOf(state, 'edit').find(goesOn) ?? null;

/** Lists a work, last. */
export function list({ store }: Editor, work: Work): void {
  store.setState(({ works }) => ({ works: [...works, work] }));
}

/** Notes what is new of a work; one that is not listed stays unlisted. */
export function note({ store }: Editor, jobId: string, change: (work: Work) => Work): void {
  store.setState(({ works }) => ({ works: works.map((work) => (work.jobId === jobId ? change(work) : work)) }));
}

/** Takes a work off the list: it has ended, or its failure was seen. */
export function unlist({ store }: Editor, jobId: string): void {
  store.setState(({ works }) => ({ works: works.filter((work) => work.jobId !== jobId) }));
}
