'use client';

import { Plus, X } from 'lucide-react';
import { OPS } from '@/lib/core/canvas/problems';
import type { CanvasInput, Condition } from '@/lib/core/canvas/schema';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Menu } from '../../ui/menu';
import { MenuItem, MenuLine } from '../../ui/menu-items';
import { Select } from '../../ui/select';
import { addInput } from '../graph/inputs';
import { changeTransition, conditionOn, OP_WORDS } from '../graph/transitions';
import { TYPE_ICONS, TYPE_WORDS } from '../trial/types';
import { useDesigner, useDesignerState } from '../state/context';
import { edit } from '../state/edit';
import { NumberInput } from './number-input';
import { Part } from './part';

interface ConditionsProps {
  index: number;
  when: readonly Condition[];
  onChange: (when: Condition[], merge?: string) => void;
}

/** The conditions of a transition, all of which must hold. */
export function Conditions({ index, when, onChange }: ConditionsProps) {
  const inputs = useDesignerState(({ document }) => document.graph.inputs);
  const replace = (place: number, condition: Condition, merge?: string) =>
    onChange(
      when.map((each, i) => (i === place ? condition : each)),
      merge,
    );
  return (
    <Part
      title={when.length > 1 ? 'When all of these hold' : 'When'}
      action={when.length > 0 ? <AddCondition index={index} when={when} /> : undefined}
    >
      {when.map((condition, place) => (
        <ConditionRow
          // Conditions have no names, and their order stays.
          key={place}
          condition={condition}
          inputs={inputs}
          onChange={(next, merge) => replace(place, next, merge && `${merge}:${index}:${place}`)}
          onRemove={() => onChange(when.filter((_, i) => i !== place))}
        />
      ))}
      {when.length === 0 ? (
        <>
          <p className="text-danger">This transition has no condition yet. Add one to say when it is taken.</p>
          <AddCondition index={index} when={when} />
        </>
      ) : null}
    </Part>
  );
}

interface ConditionRowProps {
  condition: Condition;
  inputs: readonly CanvasInput[];
  onChange: (condition: Condition, merge?: string) => void;
  onRemove: () => void;
}

function ConditionRow({ condition, inputs, onChange, onRemove }: ConditionRowProps) {
  const input = inputs.find(({ name }) => name === condition.input);
  const names = inputs.map(({ name }) => ({ value: name, label: name }));
  const chooseInput = (name: string) => {
    const next = inputs.find((each) => each.name === name);
    if (next) onChange(next.type === input?.type ? { ...condition, input: name } : conditionOn(next));
  };
  return (
    <div
      role="group"
      aria-label={`Condition on ${condition.input}`}
      className="relative flex flex-col gap-1.5 rounded-ui bg-stage p-1.5 pr-9"
    >
      <Select
        label="Input"
        value={condition.input}
        options={input ? names : [{ value: condition.input, label: `${condition.input} (gone)` }, ...names]}
        onChange={chooseInput}
      />
      <div className="flex gap-1.5">
        <div className="grow">
          <Comparison
            op={condition.op}
            ops={input ? OPS[input.type] : [condition.op]}
            onChange={(op) => onChange({ ...condition, op })}
          />
        </div>
        {input?.type === 'number' ? (
          <NumberInput
            label="Value"
            value={condition.value ?? 0}
            onChange={(value) => onChange({ ...condition, value }, 'value')}
          />
        ) : null}
      </div>
      <IconButton
        size="small"
        icon={X}
        label={`Remove the condition on ${condition.input}`}
        side="left"
        onClick={onRemove}
        className="absolute top-1.5 right-1 size-7"
      />
    </div>
  );
}

interface ComparisonProps {
  op: Condition['op'];
  ops: readonly Condition['op'][];
  onChange: (op: Condition['op']) => void;
}

/** The comparison of a condition: a select, or text if the input's type allows only one. */
function Comparison({ op, ops, onChange }: ComparisonProps) {
  if (ops.length <= 1) return <p className="flex h-8 items-center px-2.5 text-muted">{OP_WORDS[op]}</p>;
  return (
    <Select
      label="Comparison"
      value={op}
      options={ops.map((value) => ({ value, label: OP_WORDS[value] }))}
      onChange={(value) => onChange(value as Condition['op'])}
    />
  );
}

/** A menu that adds a condition on an existing or a new input. */
function AddCondition({ index, when }: { index: number; when: readonly Condition[] }) {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const { inputs } = document.graph;
  const add = (start: typeof document, input: CanvasInput) =>
    edit(designer, changeTransition(start, index, { when: [...when, conditionOn(input)] }), { label: 'Add condition' });
  const addNew = (type: CanvasInput['type']) => {
    const made = addInput(document, type);
    add(made.document, { name: made.name, type, default: null });
  };
  return (
    <Menu
      trigger={
        <Button
          size="small"
          look={when.length === 0 ? 'primary' : 'quiet'}
          data-first={when.length === 0 ? true : undefined}
        >
          <Plus aria-hidden className="size-3.5" />
          {when.length === 0 ? 'Add a condition' : 'And'}
        </Button>
      }
    >
      {inputs.map((input) => (
        <MenuItem key={input.name} icon={TYPE_ICONS[input.type]} onSelect={() => add(document, input)}>
          {input.name} {OP_WORDS[conditionOn(input).op]}
        </MenuItem>
      ))}
      {inputs.length > 0 ? <MenuLine /> : null}
      {(['trigger', 'boolean', 'number'] as const).map((type) => (
        <MenuItem key={type} icon={Plus} onSelect={() => addNew(type)}>
          New {TYPE_WORDS[type].toLowerCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}
