'use client';

import { Trash2 } from 'lucide-react';
import type { CanvasInput } from '@/lib/core/canvas/schema';
import { Button } from '../../ui/button';
import { Field } from '../../ui/input';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';
import { isAny } from '../graph/document';
import { changeDefault, removalWords, removeInput, renameInput, retypeInput, usesOf } from '../graph/inputs';
import { NOTHING } from '../graph/selection';
import { NameInput } from '../inspector/name-input';
import { NumberInput } from '../inspector/number-input';
import { useDesigner, useDesignerState } from '../state/context';
import { edit, select } from '../state/edit';
import { TYPE_WORDS } from './types';

interface InputFieldsProps {
  input: CanvasInput;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

const TYPES = (['trigger', 'boolean', 'number'] as const).map((type) => ({ value: type, label: TYPE_WORDS[type] }));

/** The fields of an input: its name, type and start value, and the transitions that use it. */
export function InputFields({ input, onClose, onRenamed }: InputFieldsProps) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const { name, type } = input;
  const taken = document.graph.inputs.map((each) => each.name).filter((other) => other !== name);
  return (
    <>
      <NameInput
        id="input-name"
        label="Input"
        autoFocus
        name={name}
        taken={taken}
        onChange={(next) => {
          edit(designer, renameInput(document, name, next), { label: `Rename ${name}` });
          onRenamed(next);
        }}
      />
      <Field label="Type" htmlFor="input-type">
        <Select
          id="input-type"
          label="Type"
          value={type}
          options={TYPES}
          onChange={(next) => {
            const chosen = TYPES.find(({ value }) => value === next);
            if (chosen) edit(designer, retypeInput(document, name, chosen.value), { label: `Change ${name}` });
          }}
        />
      </Field>
      <Default
        input={input}
        onChange={(value) =>
          edit(designer, changeDefault(document, name, value), { label: `Change ${name}`, merge: `default:${name}` })
        }
      />
      <Uses name={name} onJump={onClose} />
      <Button
        size="small"
        look="danger"
        onClick={() => {
          onClose();
          edit(designer, removeInput(document, name), { label: `Delete ${name}` });
          designer.tell(removalWords(document, name), 'undoable');
        }}
      >
        <Trash2 aria-hidden className="size-3.5" />
        Delete input
      </Button>
    </>
  );
}

function Default({
  input: { type, default: value },
  onChange,
}: {
  input: CanvasInput;
  onChange: (value: boolean | number) => void;
}) {
  if (type === 'trigger') return null;
  return (
    <div className="flex items-center justify-between">
      <span className="text-small font-medium text-muted">At the start</span>
      {type === 'number' ? (
        <NumberInput label="At the start" value={typeof value === 'number' ? value : 0} onChange={onChange} />
      ) : (
        <Segmented
          label="At the start"
          value={value === true ? 'on' : 'off'}
          options={[
            { value: 'off', label: 'Off' },
            { value: 'on', label: 'On' },
          ]}
          onChange={(next) => onChange(next === 'on')}
        />
      )}
    </div>
  );
}

function Uses({ name, onJump }: { name: string; onJump: () => void }) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const uses = usesOf(document, name);
  if (uses.length === 0) return <p className="text-small text-muted">No transition uses it yet.</p>;
  return (
    <div className="flex flex-col gap-1">
      <span className="text-small font-medium text-muted">Asked for by</span>
      <ul className="-mx-1.5 flex max-h-40 flex-col overflow-y-auto">
        {uses.map((index) => {
          const { from = '', to = '' } = document.graph.transitions[index] ?? {};
          const jump = () => {
            const chosen = { ...NOTHING, transitions: [index] };
            onJump();
            select(designer, chosen);
            designer.viewport?.show(chosen);
          };
          return (
            <li key={index}>
              <button
                type="button"
                onClick={jump}
                className="w-full truncate rounded-ui px-1.5 py-1 text-left text-small hover:bg-hover"
              >
                {isAny(from) ? 'Any state' : from} → {to}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
