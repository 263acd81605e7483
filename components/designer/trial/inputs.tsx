'use client';

import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CanvasInput } from '@/lib/core/canvas/schema';
import { IconButton } from '../../ui/icon-button';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-items';
import { Toggle } from '../../ui/switch';
import { addInput } from '../graph/inputs';
import { NumberInput } from '../inspector/number-input';
import { useDesigner, useDesignerState } from '../state/context';
import { edit } from '../state/edit';
import { InputEditor } from './input-editor';
import { TYPE_ICONS, TYPE_WORDS } from './types';

/** The canvas's inputs, each with a control to set it and a button to edit it. */
export function Inputs() {
  const designer = useDesigner();
  const document = useDesignerState((state) => state.document);
  const { inputs } = document.graph;
  const [open, setOpen] = useState<string | null>(null);
  const add = (type: CanvasInput['type']) => {
    const made = addInput(document, type);
    edit(designer, made.document, { label: 'Add input' });
    setOpen(made.name);
  };
  return (
    <section aria-label="Inputs" className="flex flex-col gap-0.5 border-b px-3 pt-2 pb-3">
      <div className="flex h-8 items-center justify-between pl-1">
        <h2 className="text-small font-medium text-muted">Inputs</h2>
        <Menu
          trigger={
            <Button square size="small" look="quiet" aria-label="New input">
              <Plus aria-hidden className="size-4" />
            </Button>
          }
        >
          {(['trigger', 'boolean', 'number'] as const).map((type) => (
            <MenuItem key={type} icon={TYPE_ICONS[type]} onSelect={() => add(type)}>
              {TYPE_WORDS[type]}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {inputs.length === 0 ? (
        <p className="px-1 pb-1 text-muted">
          None yet. Inputs control transitions: a trigger that fires, a switch, or a number.
        </p>
      ) : null}
      <ul className="flex flex-col">
        {inputs.map((input) => (
          <InputRow
            key={input.name}
            input={input}
            open={open === input.name}
            onOpenChange={(next) => setOpen(next ? input.name : null)}
            onRenamed={setOpen}
          />
        ))}
      </ul>
    </section>
  );
}

function InputRow({
  input,
  open,
  onOpenChange,
  onRenamed,
}: {
  input: CanvasInput;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRenamed: (name: string) => void;
}) {
  const Icon = TYPE_ICONS[input.type];
  return (
    <li className="flex h-9 items-center gap-1 pointer-coarse:h-11">
      <InputEditor input={input} open={open} onOpenChange={onOpenChange} onRenamed={onRenamed}>
        <button
          type="button"
          aria-label={`Edit ${input.name}`}
          className={clsx(
            'flex h-8 min-w-0 grow items-center gap-2 rounded-ui px-1.5 text-left transition-colors',
            'hover:bg-hover',
          )}
        >
          <Icon aria-hidden className="size-3.5 shrink-0 text-faint" />
          <span className="truncate">{input.name}</span>
        </button>
      </InputEditor>
      <InputControl input={input} />
    </li>
  );
}

function InputControl({ input: { name, type } }: { input: CanvasInput }) {
  const designer = useDesigner();
  const value = useDesignerState(({ trial }) => trial.values[name]);
  if (type === 'trigger')
    return (
      <Button size="small" aria-label={`Fire ${name}`} onClick={() => designer.player?.fire(name)}>
        Fire
      </Button>
    );
  if (type === 'boolean')
    return (
      <Toggle
        aria-label={name}
        checked={value === true}
        onCheckedChange={(next) => designer.player?.set(name, next)}
        className="mr-1"
      />
    );
  const number = typeof value === 'number' ? value : 0;
  return (
    <span className="flex items-center">
      <IconButton
        size="small"
        icon={Minus}
        label={`Less ${name}`}
        side="top"
        onClick={() => designer.player?.set(name, number - 1)}
      />
      <NumberInput label={name} value={number} onChange={(next) => designer.player?.set(name, next)} />
      <IconButton
        size="small"
        icon={Plus}
        label={`More ${name}`}
        side="top"
        onClick={() => designer.player?.set(name, number + 1)}
      />
    </span>
  );
}
