'use client';

import { useRef, useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { useMedia } from '../../hooks/use-media';
import { onEnter } from '../../hooks/on-enter';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Button } from '../../ui/button';
import { Field, Textarea } from '../../ui/input';
import { useEditor } from '../state/context';
import { useAsk } from '../work/use-ask';
import { useWanted } from '../work/use-wanted';
import { askForMotions } from './ask';
import { LengthSelect } from './length-select';
import { linesOf, problemOf } from './lines';

const { prompt, batchPrompts } = LIMITS.animation;

/** Motions in words, one a line, made side by side. */
export function DescribeForm({ text, onText }: { text: string; onText: (text: string) => void }) {
  const editor = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const [seconds, setSeconds] = useState<number>();
  const touch = useMedia('(pointer: coarse)');
  const lines = linesOf(text);
  const problem = problemOf(lines);
  const { credits, enough } = usePrice('animate', Math.max(1, lines.length));
  const { busy, error, clear, ask } = useAsk();
  useWanted('motion', field);
  const send = async () => {
    if (lines.length > 0 && !problem && enough && !busy && await ask(() => askForMotions(editor, lines, seconds))) onText('');
  };
  return (
    <form
      className="flex flex-col gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label="What happens" htmlFor="motion-words" error={error ?? (lines.length > batchPrompts ? problem : null)} hint={touch ? `Several at once: one a line, up to ${batchPrompts}.` : `Several at once: Shift ↵ begins a line, up to ${batchPrompts}.`}>
        <Textarea
          ref={field} id="motion-words" rows={Math.min(8, Math.max(2, text.split('\n').length))} value={text} maxLength={(prompt.max + 1) * batchPrompts} placeholder="Jumps twice, then waves and winks"
          // A phone's keyboard has no Shift and Enter: there the button sends.
          onKeyDown={touch ? undefined : onEnter(() => void send())}
          onChange={(event) => {
            onText(event.target.value);
            clear();
          }}
        />
      </Field>
      <LengthSelect id="motion-length" value={seconds} onChange={setSeconds} />
      <Button type="submit" look="primary" busy={busy} disabled={lines.length === 0 || problem !== null || !enough}>{lines.length > 1 ? `Make ${lines.length} motions` : 'Make it'}<Price credits={credits} /></Button>
      <NotEnough credits={credits} />
    </form>
  );
}
