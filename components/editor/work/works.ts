import type { Editor, EditorState } from '../state/editor';
import type { EditorWork, WorkKind } from './work';

/** Works of a kind, oldest first. */
export const worksOf = ({ works }: Pick<EditorState, 'works'>, kind: WorkKind): EditorWork[] =>
  works.filter((work) => work.kind === kind);

const goesOn = ({ progress }: EditorWork): boolean => progress.status === 'running';

/** The edit that is being drawn: until it has ended the drawing is not to be changed otherwise. */
export const editOf = (state: Pick<EditorState, 'works'>): EditorWork | null =>
  worksOf(state, 'edit').find(goesOn) ?? null;

/** Lists a work, last. */
export function list({ store }: Editor, work: EditorWork): void {
  store.setState(({ works }) => ({ works: [...works, work] }));
}

/** Notes what is new of a work; one that is not listed stays unlisted. */
export function note({ store }: Editor, jobId: string, change: (work: EditorWork) => EditorWork): void {
  store.setState(({ works }) => ({ works: works.map((work) => (work.jobId === jobId ? change(work) : work)) }));
}

/** Takes a work off the list: it has ended, or its failure was seen. */
export function unlist({ store }: Editor, jobId: string): void {
  store.setState(({ works }) => ({ works: works.filter((work) => work.jobId !== jobId) }));
}
