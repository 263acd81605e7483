'use client';

import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button';
import { useEditor } from '../state/context';
import type { FocusField } from '../state/editor';
import { lookAgain } from './follow';
import { scrollHere } from './scroll-here';
import { unlist } from './works';
import type { EditorWork, WorkRequest } from './work';

interface WorkFailureProps {
  work: EditorWork;
  /**
   * The field to put the prompt back into, and the function that does so. Without them the field still contains the
   * prompt.
   */
  field?: FocusField;
  onAgain?: (said: WorkRequest) => void;
}

/**
 * A failed job: the reason, that it was not charged, and how to try again; or a job whose result could not be read.
 */
export function WorkFailure({ work, field, onAgain }: WorkFailureProps) {
  const {
    jobId,
    said,
    lost,
    progress: { error },
  } = work;
  const editor = useEditor();
  const dismiss = () => unlist(editor, jobId);
  return (
    <div ref={scrollHere} className="flex flex-col gap-2 rounded-ui p-2.5 shadow-[inset_0_0_0_1px_var(--line-strong)]">
      {said ? <p className="line-clamp-2 wrap-anywhere text-muted">{said.name || said.words}</p> : null}
      <div role="alert" className="flex gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <div className="min-w-0">
          <p className="wrap-anywhere">{error ?? 'It did not work out.'}</p>
          <p className="mt-1 text-small text-muted">
            {lost
              ? 'The service may have finished it all the same. Look again before you ask for it a second time.'
              : 'Nothing has changed, and its credits were given back.'}
          </p>
        </div>
      </div>
      <div className="flex gap-1.5">
        {lost ? (
          <Button size="small" onClick={() => void lookAgain(editor, work)}>
            Look again
          </Button>
        ) : said && onAgain ? (
          <Button
            size="small"
            onClick={() => {
              onAgain(said);
              dismiss();
              editor.store.setState({ wanted: field ?? null });
            }}
          >
            Say it otherwise
          </Button>
        ) : null}
        <Button size="small" look="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
