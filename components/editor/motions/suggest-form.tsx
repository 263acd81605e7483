'use client';

import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '@/lib/contract/animation';
import { LIMITS } from '@/lib/core/limits';
import { Price, usePrice } from '../../shell/price';
import { Announced } from '../../ui/announced';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/input';
import { Skeleton } from '../../ui/skeleton';
import { useEditor, useEditorState } from '../state/context';
import { AskForm } from '../work/ask-form';
import { Refusal } from '../work/refusal';
import { useAsk } from '../work/use-ask';
import { useWanted } from '../work/use-wanted';
import { WorkFailure } from '../work/work-failure';
import { WorkProgress } from '../work/work-progress';
import { worksOf } from '../work/works';
import { askForMotion } from './ask';
import { askForSuggestions, readSuggestions } from './suggestions';

/**
 * Motions suggested for this mascot, each created by a click. The last suggestions are read again when the form opens.
 */
export function SuggestForm() {
  const editor = useEditor();
  const [use, setUse] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useWanted('suggest', field, (text) => setUse(`${use}${text}`.slice(0, LIMITS.suggestions.useCase.max)));
  const found = useEditorState((state) => state.suggestions) ?? [];
  const works = useEditorState((state) => state.works);
  const asked = worksOf({ works }, 'suggest');
  const running = asked.filter(({ progress }) => progress.status === 'running');
  useEffect(() => {
    const stop = new AbortController();
    // Without earlier suggestions the form still works, so an error is ignored.
    readSuggestions(editor, stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [editor]);
  return (
    <div className="flex flex-col gap-2.5">
      <AskForm
        action="suggest"
        button={found.length > 0 ? 'Suggest others' : 'Suggest motions'}
        look={found.length > 0 ? 'secondary' : 'primary'}
        ready={running.length === 0}
        onAsk={() => askForSuggestions(editor, use.trim())}
      >
        {({ error }) => (
          <>
            <Field label="Where it will be used" htmlFor="suggest-use" hint="May stay empty.">
              <Input
                ref={field}
                id="suggest-use"
                value={use}
                maxLength={LIMITS.suggestions.useCase.max}
                autoComplete="off"
                placeholder="Onboarding of a bank"
                onChange={(event) => setUse(event.target.value)}
              />
            </Field>
            <Refusal error={error} />
          </>
        )}
      </AskForm>
      {asked.map((work) =>
        work.progress.status === 'running' ? (
          <WorkProgress key={work.jobId} work={work} label="Looking for motions" />
        ) : (
          <WorkFailure key={work.jobId} work={work} />
        ),
      )}
      <Announced text={running.length === 0 && found.length > 0 ? `${found.length} motions are suggested` : ''} />
      {running.length > 0 ? <Placeholders /> : null}
      {running.length > 0 || found.length === 0 ? null : <Suggestions found={found} />}
    </div>
  );
}

function Placeholders() {
  return (
    <div aria-hidden className="flex flex-col gap-1.5">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-24" />
      ))}
    </div>
  );
}

function Suggestions({ found }: { found: readonly Suggestion[] }) {
  return (
    <ul aria-label="Suggested motions" className="flex flex-col gap-1.5">
      {found.map((suggestion) => (
        <li key={suggestion.name}>
          <SuggestionRow suggestion={suggestion} />
        </li>
      ))}
    </ul>
  );
}

function SuggestionRow({ suggestion: { name, prompt, duration, why } }: { suggestion: Suggestion }) {
  const editor = useEditor();
  const [taken, setTaken] = useState(false);
  const { credits, enough } = usePrice('animate');
  const { busy, error, ask } = useAsk();
  const make = async () => {
    if (await ask(() => askForMotion(editor, { prompt, name, duration }))) setTaken(true);
  };
  return (
    <div className="flex flex-col gap-1.5 rounded-ui p-2.5 shadow-[inset_0_0_0_1px_var(--line)]">
      <div className="flex items-baseline justify-between gap-2">
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        <span className="shrink-0 text-small text-muted tabular-nums">{duration.toFixed(1)} s</span>
      </div>
      <p className="text-small text-muted">{why}</p>
      <Refusal error={error} />
      <Button size="small" className="self-start" busy={busy} disabled={!enough} onClick={() => void make()}>
        {taken ? 'Make again' : 'Make'}
        <span className="sr-only"> {name}</span>
        <Price credits={credits} />
      </Button>
    </div>
  );
}
