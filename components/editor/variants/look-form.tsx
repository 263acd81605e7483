'use client';

import { LIMITS } from '@/lib/core/limits';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/input';
import { useEditor, useEditorState } from '../state/context';
import { AskForm } from '../work/ask-form';
import { WordsField } from '../work/words-field';
import type { WorkRequest } from '../work/work';
import { askForLook } from './ask';
import { lookName } from './look-name';

/** Example prompts. */
const IDEAS = [
  { title: 'Astronaut', words: 'As an astronaut' },
  { title: 'Winter', words: 'Winter look with a beanie and a scarf' },
  { title: 'Detective', words: 'As a detective' },
  { title: 'Gold', words: 'All in gold' },
] as const;

/** The form that requests a variant by a prompt or an example; the name is optional. */
export function LookForm({
  said: { name, words },
  onSaid,
}: {
  said: WorkRequest;
  onSaid: (said: WorkRequest) => void;
}) {
  const editor = useEditor();
  const mascot = useEditorState((state) => state.mascot.name);
  const usual = lookName(mascot, words);
  const body = { name: name.trim() || usual, instruction: words.trim() };
  return (
    <AskForm
      action="variant"
      button="Draw the look"
      ready={body.instruction !== ''}
      onAsk={() => askForLook(editor, body)}
      onTaken={() => onSaid({ name: '', words: '' })}
    >
      {({ error }) => (
        <>
          <WordsField
            id="look-words"
            wanted="look"
            label="Describe another look"
            rows={2}
            value={words}
            maxLength={LIMITS.mascot.instruction.max}
            placeholder="What it wears, its colours, the season"
            error={error}
            onChange={(next) => onSaid({ name, words: next })}
          />
          <ul aria-label="Ideas" className="flex flex-wrap gap-1">
            {IDEAS.map((idea) => (
              <li key={idea.title}>
                <Button size="small" onClick={() => onSaid({ name, words: idea.words })}>
                  {idea.title}
                </Button>
              </li>
            ))}
          </ul>
          <Field label="Its name" htmlFor="look-name" hint="May stay empty.">
            <Input
              id="look-name"
              value={name}
              maxLength={LIMITS.mascot.name.max}
              autoComplete="off"
              placeholder={words.trim() ? usual : `${mascot} in winter`}
              onChange={(event) => onSaid({ name: event.target.value, words })}
            />
          </Field>
        </>
      )}
    </AskForm>
  );
}
