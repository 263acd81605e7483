'use client';

import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { useMedia } from '../../hooks/use-media';
import { useEditor } from '../state/context';
import { AskForm } from '../work/ask-form';
import { WordsField } from '../work/words-field';
import { askForMotions } from './ask';
import { LengthSelect } from './length-select';
import { linesOf, problemOf } from './lines';

const { prompt, batchPrompts } = LIMITS.animation;

/** The form for motions in words: one per line, each with its own job. */
export function DescribeForm({ text, onText }: { text: string; onText: (text: string) => void }) {
  const editor = useEditor();
  const [seconds, setSeconds] = useState<number>();
  // Touch keyboards have no Shift+Enter, so Enter inserts a line and the button submits.
  const touch = useMedia('(pointer: coarse)');
  const lines = linesOf(text);
  const problem = problemOf(lines);
  return (
    <AskForm
      action="animate"
      times={Math.max(1, lines.length)}
      button={lines.length > 1 ? `Make ${lines.length} motions` : 'Make it'}
      ready={lines.length > 0 && problem === null}
      onAsk={() => askForMotions(editor, lines, seconds)}
      onTaken={() => onText('')}
    >
      {({ error }) => (
        <>
          <WordsField
            id="motion-words"
            wanted="motion"
            label="What happens"
            rows={Math.min(8, Math.max(2, text.split('\n').length))}
            value={text}
            maxLength={(prompt.max + 1) * batchPrompts}
            placeholder="Jumps twice, then waves and winks"
            error={error ?? (lines.length > batchPrompts ? problem : null)}
            hint={problem ?? `Up to ${batchPrompts} at once, one a line${touch ? '' : ' (Shift ↵)'}.`}
            breaks={touch}
            onChange={onText}
          />
          <LengthSelect id="motion-length" value={seconds} onChange={setSeconds} />
        </>
      )}
    </AskForm>
  );
}
