import type { Editor, EditorState } from '../state/editor';
import type { EditorWork, WorkKind } from './work';

/** The jobs of a kind, oldest first. */
export const worksOf = ({ works }: Pick<EditorState, 'works'>, kind: WorkKind): EditorWork[] =>
  works.filter((work) => work.kind === kind);

const goesOn = ({ progress }: EditorWork): boolean => progress.status === 'running';

/** The running edit. While there is one, the drawing must not change. */
export const editOf = (state: Pick<EditorState, 'works'>): EditorWork | null =>
  worksOf(state, 'edit').find(goesOn) ?? null;

/** Appends a job to the list. */
export function list({ store }: Editor, work: EditorWork): void {
  store.setState(({ works }) => ({ works: [...works, work] }));
}

/** Updates a listed job; does nothing if it is not in the list. */
export function note({ store }: Editor, jobId: string, change: (work: EditorWork) => EditorWork): void {
  store.setState(({ works }) => ({ works: works.map((work) => (work.jobId === jobId ? change(work) : work)) }));
}

/** Removes a job from the list after it has ended or its failure was dismissed. */
export function unlist({ store }: Editor, jobId: string): void {
  store.setState(({ works }) => ({ works: works.filter((work) => work.jobId !== jobId) }));
}
