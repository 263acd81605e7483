'use client';

import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { submitOnEnter } from '../hooks/submit-on-enter';
import { takeTyped } from '../hooks/type-ahead';
import { NotEnough, Price, usePrice } from '../shell/price';
import { Button } from '../ui/button';
import { Textarea } from '../ui/input';
import { CreationError, type CreationFailure } from './creation-error';
import { DetailChoice } from './detail-choice';
import { EXAMPLES } from './examples';
import { StyleChips } from './style-chips';
import type { PromptDesign } from './use-prompt-design';

interface PromptFormProps {
  design: PromptDesign;
  /** Whether the draft is made, which costs nothing. */
  isFree: boolean;
  busy: boolean;
  failure: CreationFailure | null;
  onCreate: (input: DesignMascotInput) => void;
}

/** The form that creates a mascot from a prompt, with style and level of detail. */
export function PromptForm({ design, isFree, busy, failure, onCreate }: PromptFormProps) {
  const { prompt, setPrompt, styles, styleId, setStyleId, detail, setDetail, words } = design;
  const field = useTypedAhead(prompt, setPrompt);
  const { credits, enough } = usePrice(detail === 'high' ? 'generate_high' : 'generate');
  const submit = () => {
    if (words && !busy && (enough || isFree)) onCreate(words);
  };
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex flex-col gap-2">
        <label htmlFor="prompt" className="text-title font-semibold">
          Describe your mascot
        </label>
        <Textarea
          ref={field}
          id="prompt"
          rows={4}
          value={prompt}
          maxLength={LIMITS.mascot.prompt.max}
          placeholder="What it is, what it wears, how it feels"
          aria-invalid={failure !== null || undefined}
          aria-describedby={failure ? 'prompt-error' : undefined}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <CreationError id="prompt-error" failure={failure} advice="Try again, or rephrase the prompt." />
        <Examples onChoose={setPrompt} />
      </div>
      {styles?.length === 0 ? null : (
        <div className="flex flex-col gap-2">
          <span className="text-small font-medium text-muted">Style</span>
          <StyleChips styles={styles} value={styleId} onChange={setStyleId} />
        </div>
      )}
      <DetailChoice value={detail} onChange={setDetail} standard="generate" high="generate_high" isFree={isFree} />
      <Button type="submit" size="large" look="primary" busy={busy} disabled={!words || !(enough || isFree)}>
        Create mascot
        {isFree ? <span className="font-normal opacity-70">free</span> : <Price credits={credits} />}
      </Button>
      {isFree ? null : <NotEnough credits={credits} />}
    </form>
  );
}

/** Focuses the prompt when it is rendered, and appends text that was typed before. */
function useTypedAhead(prompt: string, onPrompt: (prompt: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = useEffectEvent(() => {
    field.current?.focus();
    const typed = takeTyped();
    if (typed) onPrompt(`${prompt}${typed}`.slice(0, LIMITS.mascot.prompt.max));
  });
  useEffect(() => begin(), []);
  return field;
}

function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <ul aria-label="Examples" className="flex flex-col">
      {EXAMPLES.slice(0, 4).map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onChoose(example)}
            className={clsx(
              '-mx-2 rounded-ui px-2 py-1 text-left text-muted transition-colors hover:bg-hover',
              'hover:text-ink',
            )}
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
