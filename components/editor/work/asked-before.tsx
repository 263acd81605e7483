'use client';

import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Skeleton } from '../../ui/skeleton';
import { useEditor } from '../state/context';
import type { FocusField } from '../state/editor';
import { readAsked, type Asked } from './asked';
import type { WorkKind, WorkRequest } from './work';

interface AskedBeforeProps {
  type: WorkKind;
  /** The field to focus when an earlier request is reused. */
  field: FocusField;
  /** Called with an earlier request to fill the fields with it. */
  onAgain: (said: WorkRequest) => void;
}

/** A list of earlier requests that can be reused; loaded when it is opened. */
export function AskedBefore({ type, field, onAgain }: AskedBeforeProps) {
  const [open, setOpen] = useState(false);
  const editor = useEditor();
  return (
    <Disclosure title="Asked before" open={open} onOpenChange={setOpen}>
      <List
        type={type}
        onAgain={(said) => {
          onAgain(said);
          setOpen(false);
          editor.store.setState({ wanted: field });
        }}
      />
    </Disclosure>
  );
}

function List({ type, onAgain }: { type: WorkKind; onAgain: (said: WorkRequest) => void }) {
  const editor = useEditor();
  const [asked, setAsked] = useState<readonly Asked[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    const stop = new AbortController();
    readAsked(editor, type, stop.signal).then(setAsked, () => stop.signal.aborted || setFailed(true));
    return () => stop.abort();
  }, [editor, type, failed]);
  if (failed)
    return (
      <div className="flex items-center justify-between gap-2 px-1 pt-1 text-muted">
        <p>It could not be read.</p>
        <Button size="small" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    );
  if (asked === null)
    return (
      <div aria-busy className="flex flex-col gap-1 pt-1">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-7" />
        ))}
      </div>
    );
  if (asked.length === 0)
    return (
      <p className="px-1 pt-1 text-muted">Nothing yet. Your requests are listed here, so that you can reuse them.</p>
    );
  return (
    <ul aria-label="Asked before" className="flex flex-col pt-1">
      {asked.map(({ said, failed: inVain }) => (
        <li key={said.words}>
          <button
            type="button"
            title={said.words}
            onClick={() => onAgain(said)}
            className="w-full rounded-ui px-2 py-1.5 text-left transition-colors hover:bg-hover"
          >
            <span className="line-clamp-2 wrap-anywhere">{said.words}</span>
            {inVain ? <span className="block text-small text-muted">Did not work out</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
