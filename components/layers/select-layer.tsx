'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { Handover } from './handover';
import type { LayerTrigger } from './layer-trigger';

/** An option of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

interface SelectLayerProps {
  trigger: LayerTrigger;
  id: string | undefined;
  value: string;
  options: readonly SelectOption[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (value: string) => void;
}

/** The list of a select, positioned at an existing button of the page. */
export function SelectLayer({ trigger, id, value, options, open, onOpenChange, onChange }: SelectLayerProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger id={id} asChild>
        <Handover to={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
            'animate-appear overflow-hidden rounded-ui bg-raised p-1 shadow-ui',
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className={clsx(
                  'flex h-8 cursor-default select-none items-center gap-6 rounded-[5px] px-2 outline-none',
                  'data-highlighted:bg-hover pointer-coarse:h-10',
                )}
              >
                <span className="grow">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-3.5 text-accent" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
