'use client';

import type { CanvasInput } from '@/lib/core/canvas/schema';
import { late } from '../../hooks/late';
import type { TriggerElement } from '../../layers/layer-trigger';
import { Popover } from '../../ui/popover';
import { Skeleton } from '../../ui/skeleton';

const [InputFields, loadInputFields] = late(
  () => import('./input-fields').then((module) => module.InputFields),
  () => <Skeleton className="h-56" />,
);

export { loadInputFields };

interface InputEditorProps {
  input: CanvasInput;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRenamed: (name: string) => void;
  /** The button that opens the editor. */
  children: TriggerElement;
}

/** Edits an input in a popover, whose fields are loaded on first use. */
export function InputEditor({ input, open, onOpenChange, onRenamed, children }: InputEditorProps) {
  return (
    <Popover
      label={`Input ${input.name}`}
      trigger={children}
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      className="flex w-72 flex-col gap-4 p-4"
    >
      <InputFields input={input} onClose={() => onOpenChange(false)} onRenamed={onRenamed} />
    </Popover>
  );
}
