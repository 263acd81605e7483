'use client';

import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { useEditor, useEditorState } from '../state/context';
import { VersionsPanel } from '../versions/versions-panel';
import { AskForm } from '../work/ask-form';
import { AskedBefore } from '../work/asked-before';
import { scrollHere } from '../work/scroll-here';
import { WordsField } from '../work/words-field';
import { WorkFailure } from '../work/work-failure';
import { WorkProgress } from '../work/work-progress';
import { worksOf } from '../work/works';
import { askForEdit } from './ask';

/** Edits in words, which are drawn on the stage as they arrive, and the mascot's versions. */
export function EditPanel() {
  const [words, setWords] = useState('');
  const kept = useFocusKept<HTMLDivElement>();
  const works = useEditorState((state) => state.works);
  const running = worksOf({ works }, 'edit').find(({ progress }) => progress.status === 'running');
  const failed = worksOf({ works }, 'edit').filter(({ progress }) => progress.status === 'failed');
  return (
    <div {...kept} className="flex flex-col gap-5 p-3 outline-none">
      <section className="flex flex-col gap-3">
        <EditForm words={words} waits={running !== undefined} onWords={setWords} />
        {running ? (
          <div ref={scrollHere}>
            <WorkProgress work={running} label="Drawing the change" />
          </div>
        ) : null}
        {failed.map((work) => (
          <WorkFailure key={work.jobId} work={work} field="edit" onAgain={(said) => setWords(said.words)} />
        ))}
        {running ? null : <LastEdit />}
        <AskedBefore type="edit" onAgain={(said) => setWords(said.words)} field="edit" />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="px-1 text-small font-medium text-muted">Versions</h2>
        <VersionsPanel />
      </section>
    </div>
  );
}

/** The form for an edit in words. Edits run one at a time; while one runs (`waits`), the next can be typed. */
function EditForm({ words, waits, onWords }: { words: string; waits: boolean; onWords: (words: string) => void }) {
  const editor = useEditor();
  const instruction = words.trim();
  return (
    <AskForm
      action="edit"
      button="Change it"
      ready={instruction !== '' && !waits}
      onAsk={() => askForEdit(editor, instruction)}
      onTaken={() => onWords('')}
    >
      {({ error }) => (
        <WordsField
          id="edit-words"
          wanted="edit"
          label="Describe a change"
          rows={3}
          value={words}
          maxLength={LIMITS.mascot.instruction.max}
          placeholder="Make the ears darker and add a red scarf"
          hint={
            waits
              ? 'One change is drawn after the other: write the next meanwhile.'
              : 'Left and right are as you see them.'
          }
          error={error}
          onChange={onWords}
        />
      )}
    </AskForm>
  );
}

/** What the last edit could not do. */
function LastEdit() {
  const edited = useEditorState((state) => state.edited);
  if (!edited || edited.warnings.length === 0) return null;
  return (
    <div role="status" className="rounded-ui bg-hover px-3 py-2.5">
      <p>{edited.summary}</p>
      <ul className="mt-1 list-disc pl-4 text-small text-muted">
        {edited.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
