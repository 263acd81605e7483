'use client';

import { useRef, useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { onEnter } from '../../hooks/on-enter';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Button } from '../../ui/button';
import { Field, Textarea } from '../../ui/input';
import { useEditor, useEditorState } from '../state/context';
import { VersionsPanel } from '../versions/versions-panel';
import { useAsk } from '../work/use-ask';
import { useWanted } from '../work/use-wanted';
import { WorkFailure } from '../work/work-failure';
import { WorkProgress } from '../work/work-progress';
import { worksOf } from '../work/works';
import { askForEdit } from './ask';

/** Changes in words, drawn on the stage as they come, and every version that came of them. */
export function EditPanel() {
  const [words, setWords] = useState('');
  const works = useEditorState((state) => state.works);
  const running = worksOf({ works }, 'edit').find(({ progress }) => progress.status === 'running');
  const failed = worksOf({ works }, 'edit').filter(({ progress }) => progress.status === 'failed');
  return (
    <div className="flex flex-col gap-5 p-3">
      <section className="flex flex-col gap-3">
        {running ? <WorkProgress work={running} label="Drawing the change" /> : <EditForm words={words} onWords={setWords} />}
        {failed.map((work) => <WorkFailure key={work.jobId} work={work} onAgain={(said) => setWords(said.words)} />)}
        {running ? null : <LastEdit />}
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="px-1 text-small font-medium text-muted">Versions</h2>
        <VersionsPanel />
      </section>
    </div>
  );
}

function EditForm({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const editor = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const { credits, enough } = usePrice('edit');
  const { busy, error, clear, ask } = useAsk();
  const instruction = words.trim();
  useWanted('edit', field);
  const send = async () => {
    if (!instruction || busy || !enough) return;
    if (await ask(() => askForEdit(editor, instruction))) onWords('');
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label="Describe a change" htmlFor="edit-words" error={error}>
        <Textarea
          ref={field} id="edit-words" rows={3} value={words} maxLength={LIMITS.mascot.instruction.max} placeholder="Make the ears darker and add a red scarf" onKeyDown={onEnter(() => void send())}
          onChange={(event) => {
            onWords(event.target.value);
            clear();
          }}
        />
      </Field>
      <Button type="submit" look="primary" busy={busy} disabled={!instruction || !enough}>Change it<Price credits={credits} /></Button>
      <NotEnough credits={credits} />
    </form>
  );
}

/** What the last edit did, where some of what was asked for could not be followed. */
function LastEdit() {
  const edited = useEditorState((state) => state.edited);
  if (!edited || edited.warnings.length === 0) return null;
  return (
    <div role="status" className="rounded-ui bg-hover px-3 py-2.5">
      <p>{edited.summary}</p>
      <ul className="mt-1 list-disc pl-4 text-small text-muted">{edited.warnings.map((warning) => <li key={warning}>{warning}</li>)}</ul>
    </div>
  );
}
