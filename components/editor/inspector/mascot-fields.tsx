'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { Input, Textarea } from '../../ui/input';
import { changeOnce } from '../state/change';
import { useEditor, useEditorState } from '../state/context';
import { rename } from '../state/versions';
import { InspectorSection } from './section';

/** The most characters of a description, the same as of a prompt. */
const MAX_DESCRIPTION = LIMITS.mascot.prompt.max;

/** The name and the description of the mascot. */
export function MascotFields() {
  const editor = useEditor();
  const name = useEditorState(({ mascot }) => mascot.name);
  const description = useEditorState(({ spec }) => spec.description);
  const describe = (text: string) => {
    const { spec } = editor.store.getState();
    if (text !== spec.description) changeOnce(editor, 'Describe the mascot', { ...spec, description: text });
  };
  return (
    <InspectorSection title="Mascot">
      <Draft value={name} onTake={(text) => rename(editor, text)}>
        {(draft) => <Input aria-label="Mascot name" maxLength={LIMITS.mascot.name.max} autoComplete="off" {...draft} />}
      </Draft>
      <Draft value={description} onTake={describe} several>
        {(draft) => (
          <Textarea
            aria-label="Description"
            placeholder="Who it is, in words"
            rows={3}
            maxLength={MAX_DESCRIPTION}
            className="py-2! text-small"
            {...draft}
          />
        )}
      </Draft>
    </InspectorSection>
  );
}

interface DraftProps {
  value: string;
  onTake: (text: string) => void;
  /** Whether the field has several lines: Enter inserts a line, and ⌘Enter saves. */
  several?: boolean;
  children: (field: Drafted) => ReactNode;
}

interface Drafted {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A text field that is saved on Enter and on blur, and reset on Escape. */
function Draft({ value, onTake, several = false, children }: DraftProps) {
  const [text, setText] = useState<string | null>(null);
  const take = () => {
    if (text !== null) onTake(text);
    setText(null);
  };
  return children({
    value: text ?? value,
    onChange: ({ target }) => setText(target.value),
    onBlur: take,
    onKeyDown(event) {
      if (event.key === 'Escape') setText(null);
      if (event.key === 'Enter' && (!several || event.metaKey || event.ctrlKey)) take();
    },
  });
}
