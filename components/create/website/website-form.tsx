'use client';

import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Announced } from '../../ui/announced';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/input';
import { ProgressNote } from '../../ui/progress-note';
import { CreationError, type CreationFailure } from '../creation-error';
import { addressIn } from './address';
import type { Analysis } from './use-analysis';

interface WebsiteFormProps {
  analysis: Analysis;
  busy: boolean;
  failure: CreationFailure | null;
}

/** The form that analyses a website for its brand. */
export function WebsiteForm({ analysis, busy, failure }: WebsiteFormProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { credits, enough } = usePrice('analyze');
  const { state, error, result } = analysis;
  const kept = useFocusKept<HTMLFormElement>();
  const send = () => {
    const url = addressIn(text);
    setWrong(url ? null : 'This is no address of a website. Write it as in example.com.');
    if (url && enough && !busy && state !== 'working') void analysis.begin(url);
  };
  return (
    <form
      {...kept}
      noValidate
      className="flex flex-col gap-6 outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Introduction />
      <Address
        text={text}
        wrong={wrong}
        onChange={(next) => {
          setText(next);
          setWrong(null);
        }}
      />
      <Announced text={state === 'done' ? proposedText(result) : ''} />
      {wrong ? null : (
        <CreationError
          failure={error ?? failure}
          advice={
            error
              ? 'Check the address, or try another page of the website.'
              : 'Try again, or choose another of the three.'
          }
        />
      )}
      {state === 'working' ? (
        <Reading analysis={analysis} />
      ) : (
        <Button
          type="submit"
          size="large"
          look={state === 'done' ? 'secondary' : 'primary'}
          busy={state === 'asking'}
          disabled={!text.trim() || !enough || busy}
        >
          Read the website
          <Price credits={credits} />
        </Button>
      )}
      <NotEnough credits={credits} />
    </form>
  );
}

interface AddressProps {
  text: string;
  /** The problem in words; null if there is none. */
  wrong: string | null;
  onChange: (text: string) => void;
}

function Address({ text, wrong, onChange }: AddressProps) {
  return (
    <Field label="Address" htmlFor="website" error={wrong}>
      <Input
        id="website"
        type="url"
        inputMode="url"
        value={text}
        maxLength={LIMITS.analyze.url}
        autoComplete="url"
        placeholder="example.com"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function Introduction() {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-title font-semibold">A mascot for a website</h2>
      <p className="text-pretty text-muted">
        Its words, colours and logo are read, and three mascots proposed that suit it. Choose one to have it drawn.
      </p>
    </div>
  );
}

/** The progress of the analysis, with a cancel button. */
function Reading({ analysis: { progress, cancel } }: { analysis: Analysis }) {
  return (
    <div className="flex items-center gap-3">
      <ProgressNote
        label="Reading the website"
        percent={progress.percent}
        text={progress.text ?? 'Visiting the website'}
        costUsd={progress.costUsd}
      />
      <Button onClick={cancel}>Cancel</Button>
    </div>
  );
}

const proposedText = (result: Analysis['result']): string =>
  result ? `${result.concepts.length} mascots are proposed for ${result.brand.name || 'the website'}` : '';
