'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { isMoved } from '../ui/option';
import { oweFocus, returnFocus } from '../hooks/focus-owed';
import { Handover } from './handover';
import { landmarkOf } from './landmark';
import type { LayerTrigger } from './layer-trigger';
import { createOptionFinder, movedInOptions, type SelectOption } from './select-keys';

interface SelectLayerProps {
  trigger: LayerTrigger;
  label: string;
  id: string | undefined;
  value: string;
  options: readonly SelectOption[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (value: string) => void;
}

/**
 * The list of a select, positioned at an existing button of the page. It is not modal: a modal list hides the page from
 * screen readers while its controls can still be focused.
 */
export function SelectLayer({ trigger, id, open, onOpenChange, ...list }: SelectLayerProps) {
  const { label, value, options, onChange } = list;
  const [finder] = useState(createOptionFinder);
  const change = (next: boolean) => {
    if (!next) returnFocus(trigger.element.current);
    onOpenChange(next);
  };
  const choose = (next: string) => {
    change(false);
    if (next !== value) onChange(next);
  };
  /** Opens the list by an arrow key; typed letters choose an option of the closed list. */
  const press = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const at = options.findIndex((option) => option.value === value);
    const found = isArrow || open ? null : finder.found(options, at, event);
    if (!isArrow && found === null) return;
    event.preventDefault();
    if (isArrow) onOpenChange(true);
    const next = found === null ? undefined : options[found];
    if (next && next.value !== value) onChange(next.value);
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild>
        <Handover
          to={trigger}
          {...(id ? { id } : {})}
          role="combobox"
          aria-haspopup="listbox"
          aria-autocomplete="none"
          onKeyDown={press}
        />
      </Radix.Trigger>
      <Radix.Portal container={landmarkOf(trigger.element.current)}>
        <Radix.Content
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={focusChosen}
          onCloseAutoFocus={() => oweFocus(null)}
          onWheel={keepInside}
          onTouchMove={keepInside}
          className={clsx(
            'z-50 max-h-(--radix-popover-content-available-height) min-w-(--radix-popover-trigger-width)',
            'max-w-[calc(100vw-1rem)] animate-appear overflow-y-auto overscroll-contain rounded-ui bg-raised p-1',
            'shadow-ui outline-none',
          )}
        >
          <Options value={value} options={options} onChoose={choose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Lets the list scroll over a modal dialog, which blocks scrolling elsewhere on the page. */
const keepInside = (event: SyntheticEvent): void => event.stopPropagation();

const optionsIn = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

/** Focuses the chosen option, and scrolls to it when the list has its place. */
function focusChosen(event: Event): void {
  event.preventDefault();
  const list = event.currentTarget instanceof Element ? event.currentTarget : null;
  const all = optionsIn(list);
  const chosen = all.find((option) => option.ariaSelected === 'true') ?? all[0];
  chosen?.focus({ preventScroll: true });
  requestAnimationFrame(() => chosen?.scrollIntoView({ block: 'nearest' }));
}

interface OptionsProps {
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
}

/** The options of an open list; the focused one is highlighted. */
function Options({ value, options, onChoose }: OptionsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [finder] = useState(createOptionFinder);
  const press = (event: KeyboardEvent) => {
    const all = optionsIn(group.current);
    const at = all.findIndex((option) => option === document.activeElement);
    const next = movedInOptions(event.key, at, all.length) ?? finder.found(options, at, event);
    const focused = options[at];
    const isChoosing = next === null && (event.key === 'Enter' || event.key === ' ');
    // As in a native list, Tab does not leave it.
    if (next === null && !isChoosing && event.key !== 'Tab') return;
    event.preventDefault();
    if (next !== null) all[next]?.focus();
    if (isChoosing && focused) onChoose(focused.value);
  };
  return (
    <div ref={group} role="presentation" onKeyDown={press}>
      {options.map((option) => (
        <div
          key={option.value}
          role="option"
          aria-selected={option.value === value}
          tabIndex={-1}
          onPointerMove={(event) => isMoved(event) && event.currentTarget.focus({ preventScroll: true })}
          onClick={() => onChoose(option.value)}
          className={clsx(
            'flex h-8 cursor-default items-center gap-6 rounded-[5px] px-2 outline-none select-none focus:bg-hover',
            'pointer-coarse:h-10',
          )}
        >
          <span className="grow truncate">{option.label}</span>
          {option.value === value ? <Check aria-hidden className="size-3.5 shrink-0 text-accent" /> : null}
        </div>
      ))}
    </div>
  );
}
