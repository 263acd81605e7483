'use client';

import { useId } from 'react';
import { Button } from '../../ui/button';
import { Field, Input, Textarea } from '../../ui/input';
import { Select } from '../../ui/select';
import type { Filled, Trial } from './call';

interface PartProps {
  trial: Trial;
  filled: Filled;
  onChange: (filled: Filled) => void;
}

interface RequestFormProps extends PartProps {
  onSubmit: () => void;
  onStop: () => void;
  busy: boolean;
}

/** The form of an endpoint's input; its body as JSON, with examples. */
export function RequestForm({ trial, filled, onChange, onSubmit, onStop, busy }: RequestFormProps) {
  const id = useId();
  const part = { trial, filled, onChange };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <Parameters {...part} />
      {trial.takesFile ? (
        <Field label="File" htmlFor={`${id}-file`} hint="Or leave it out and send the address below.">
          <input
            id={`${id}-file`}
            type="file"
            className="text-small"
            onChange={({ target }) => onChange({ ...filled, file: target.files?.[0] ?? null })}
          />
        </Field>
      ) : null}
      <Body {...part} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={busy}>
          Send
        </Button>
        {busy ? <Button onClick={onStop}>Stop</Button> : null}
      </div>
    </form>
  );
}

/** The parameters of the path, then those of the query. */
function Parameters({ trial: { places, query }, filled, onChange }: PartProps) {
  const id = useId();
  if (places.length + query.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {places.map(({ name, description, example }) => (
        <Field key={name} label={name} htmlFor={`${id}-${name}`} hint={description}>
          <Input
            id={`${id}-${name}`}
            value={filled.places[name] ?? ''}
            placeholder={example}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...filled, places: { ...filled.places, [name]: target.value } })}
          />
        </Field>
      ))}
      {query.map(({ name, description }) => (
        <Field key={name} label={name} htmlFor={`${id}-${name}`} hint={description}>
          <Input
            id={`${id}-${name}`}
            value={filled.query[name] ?? ''}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...filled, query: { ...filled.query, [name]: target.value } })}
          />
        </Field>
      ))}
    </div>
  );
}

/** The body as JSON; with several examples, one to select. */
function Body({ trial: { examples }, filled, onChange }: PartProps) {
  const id = useId();
  if (examples.length === 0) return null;
  return (
    <>
      {examples.length > 1 ? (
        <div className="max-w-72">
          <Select
            label="Begin from an example"
            value={examples.find(({ text }) => text === filled.body)?.title ?? examples[0]?.title ?? ''}
            options={examples.map(({ title }) => ({ value: title, label: title }))}
            onChange={(title) =>
              onChange({ ...filled, body: examples.find((example) => example.title === title)?.text ?? '' })
            }
          />
        </div>
      ) : null}
      <Field label="Body" htmlFor={`${id}-body`}>
        <Textarea
          id={`${id}-body`}
          rows={Math.min(16, filled.body.split('\n').length + 1)}
          spellCheck={false}
          className="code text-small"
          value={filled.body}
          onChange={({ target }) => onChange({ ...filled, body: target.value })}
        />
      </Field>
    </>
  );
}
