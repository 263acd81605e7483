'use client';

import { useRef } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { onEnter } from '../../hooks/on-enter';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Button } from '../../ui/button';
import { Field, Input, Textarea } from '../../ui/input';
import { useEditor, useEditorState } from '../state/context';
import { useAsk } from '../work/use-ask';
import { useWanted } from '../work/use-wanted';
import type { Said } from '../work/works';
import { askForLook } from './ask';

/** Looks to start from. */
const IDEAS = [
  { title: 'Astronaut', words: 'As an astronaut' },
  { title: 'Winter', words: 'Winter look with a beanie and a scarf' },
  { title: 'Detective', words: 'As a detective' },
  { title: 'Gold', words: 'All in gold' },
] as const;

/** Asks for another look: a name, words, or one of a few ideas. */
export function LookForm({ said: { name, words }, onSaid }: { said: Said; onSaid: (said: Said) => void }) {
  const editor = useEditor();
  const mascot = useEditorState((state) => state.mascot.name);
  const field = useRef<HTMLTextAreaElement>(null);
  const { credits, enough } = usePrice('variant');
  const { busy, error, clear, ask } = useAsk();
  const body = { name: name.trim(), instruction: words.trim() };
  const ready = body.name !== '' && body.instruction !== '' && enough;
  useWanted('look', field);
  const change = (said: Said) => {
    onSaid(said);
    clear();
  };
  const send = async () => {
    if (ready && !busy && await ask(() => askForLook(editor, body))) onSaid({ name: '', words: '' });
  };
  return (
    <form
      className="flex flex-col gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label="Describe another look" htmlFor="look-words" error={error}>
        <Textarea ref={field} id="look-words" rows={2} value={words} maxLength={LIMITS.mascot.instruction.max} placeholder="What it wears, its colours, the season" onKeyDown={onEnter(() => void send())} onChange={(event) => change({ name, words: event.target.value })} />
      </Field>
      <ul aria-label="Ideas" className="flex flex-wrap gap-1">
        {IDEAS.map((idea) => (
          <li key={idea.title}><Button size="small" onClick={() => change({ name: `${mascot}, ${idea.title.toLowerCase()}`.slice(0, LIMITS.mascot.name.max), words: idea.words })}>{idea.title}</Button></li>
        ))}
      </ul>
      <Field label="Its name" htmlFor="look-name"><Input id="look-name" value={name} maxLength={LIMITS.mascot.name.max} autoComplete="off" placeholder={`${mascot} in winter`} onChange={(event) => change({ name: event.target.value, words })} /></Field>
      <Button type="submit" look="primary" busy={busy} disabled={!ready}>Draw the look<Price credits={credits} /></Button>
      <NotEnough credits={credits} />
    </form>
  );
}
