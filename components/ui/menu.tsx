'use client';

import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Kbd } from './kbd';

/** A drop-down menu opened by its trigger, a button. */
export function Menu({
  trigger,
  align = 'end',
  onOpenChange,
  children,
}: {
  trigger: ReactNode;
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false} {...(onOpenChange ? { onOpenChange } : {})}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))]',
            'min-w-48 animate-appear overflow-y-auto rounded-ui bg-raised p-1 shadow-ui outline-none',
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex h-8 cursor-default select-none items-center gap-2.5 rounded-[5px] px-2 outline-none ' +
  'data-highlighted:bg-hover pointer-coarse:h-10';

/** An item of a menu with an action. */
export function MenuItem({
  icon: Icon,
  keys,
  danger,
  onSelect,
  children,
}: {
  icon?: LucideIcon;
  keys?: string;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item className={clsx(ITEM, danger && 'text-danger')} onSelect={onSelect}>
      {Icon ? <Icon aria-hidden className="size-4 shrink-0 opacity-70" /> : null}
      <span className="min-w-0 grow truncate">{children}</span>
      {keys ? <Kbd keys={keys} /> : null}
    </DropdownMenu.Item>
  );
}

/** A radio item of a menu. */
export function MenuChoices({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon: LucideIcon }[];
  onChange: (value: string) => void;
}) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <DropdownMenu.RadioItem
          key={option}
          value={option}
          className={clsx(ITEM, 'text-muted data-[state=checked]:text-ink')}
        >
          <Icon aria-hidden className="size-4 shrink-0 opacity-70" />
          <span className="min-w-0 grow truncate">{text}</span>
          <DropdownMenu.ItemIndicator className="size-1.5 shrink-0 rounded-full bg-accent" />
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** An item of a menu that is on or off; the menu stays open. */
export function MenuCheck({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={clsx(ITEM, 'text-muted data-[state=checked]:text-ink')}
    >
      <span className="min-w-0 grow truncate">{children}</span>
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden className="size-3.5 text-accent" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  );
}

/** A label in a menu, without an action. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="truncate px-2 py-1.5 text-small text-muted">{children}</DropdownMenu.Label>;
}

/** A separator between groups. */
export function MenuLine() {
  return <DropdownMenu.Separator className="mx-2 my-1 h-px bg-line" />;
}
