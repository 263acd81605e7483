'use client';

import { useEffect, useState } from 'react';
import type { Part } from '@/lib/core/spec/schema';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Textarea } from '../../ui/input';
import { Select } from '../../ui/select';
import { partTitle } from '../parts/part-title';
import { changeOnce } from '../state/change';
import { useEditor } from '../state/context';
import type { ReadDrawing } from './read-drawing';

/** The debounce before typed SVG is parsed, in milliseconds. */
const READ_AFTER_MS = 180;

/** The select option of the part's own drawing; no state can have this name. */
const OWN_CHOICE = 'own-drawing';

/** The drawings of a part as SVG text. */
export function DrawingSection({ part }: { part: Part }) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<string | null>(part.defaultState);
  const options = [{ value: OWN_CHOICE, label: 'Own drawing' }].concat(
    part.states.map(({ name }) => ({ value: name, label: partTitle(name) })),
  );
  return (
    <div className="px-3 py-2">
      <Disclosure title="SVG" open={open} onOpenChange={setOpen}>
        <div className="flex flex-col gap-2 px-1 pt-2 pb-2">
          {part.states.length > 0 ? (
            <Select
              label="Drawing"
              value={state ?? OWN_CHOICE}
              options={options}
              onChange={(value) => setState(value === OWN_CHOICE ? null : value)}
            />
          ) : null}
          <DrawingText key={state ?? ''} part={part} state={state} />
        </div>
      </Disclosure>
    </div>
  );
}

/** The editor of one drawing as SVG text. It is parsed while typing, and applied on request. */
function DrawingText({ part, state }: { part: Part; state: string | null }) {
  const editor = useEditor();
  const svg = state === null ? part.svg : (part.states.find(({ name }) => name === state)?.svg ?? '');
  const [text, setText] = useState<string | null>(null);
  const read = useRead(part, state, text);
  const taken = text !== null && text !== svg ? read : null;
  const take = () => {
    if (taken?.spec) changeOnce(editor, `Draw ${partTitle(part.id).toLowerCase()}`, taken.spec);
    if (taken?.spec) setText(null);
  };
  return (
    <>
      <Textarea
        aria-label="SVG of the drawing"
        aria-invalid={(taken?.problems.length ?? 0) > 0 || undefined}
        spellCheck={false}
        rows={9}
        value={text ?? svg}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) take();
        }}
        className="code resize-y! px-2! py-1.5! text-small! leading-4!"
      />
      <div role="status">{taken ? <Notes {...taken} /> : null}</div>
      {text !== null && text !== svg ? (
        <div className="flex gap-2">
          <Button size="small" look="primary" disabled={!taken?.spec} onClick={take}>
            Draw it
          </Button>
          <Button size="small" look="quiet" onClick={() => setText(null)}>
            Discard
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The parse result of typed SVG; null until it is parsed. The parser is loaded at the first key. */
function useRead(part: Part, state: string | null, text: string | null): ReadDrawing | null {
  const editor = useEditor();
  const [read, setRead] = useState<{ text: string; drawing: ReadDrawing } | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let gone = false;
    const timer = setTimeout(async () => {
      const { readDrawing } = await import('./read-drawing');
      if (!gone) setRead({ text, drawing: readDrawing(editor.store.getState().spec, part, state, text) });
    }, READ_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [editor, part, state, text]);
  return read && read.text === text ? read.drawing : null;
}

function Notes({ problems, warnings }: ReadDrawing) {
  const lines = problems.length > 0 ? problems : warnings;
  if (lines.length === 0) return <p className="text-small text-muted">This can be drawn.</p>;
  return (
    <ul className={problems.length > 0 ? 'text-small text-danger' : 'text-small text-muted'}>
      {lines.slice(0, 5).map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
