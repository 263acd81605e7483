'use client';

import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MENU_LINE, type MenuEntry } from '../layers/context-menu';
import { useMenuParts } from '../layers/menu-parts';
import { Kbd } from './kbd';

const ITEM =
  'flex h-8 cursor-default select-none items-center gap-2.5 rounded-[5px] px-2 outline-none ' +
  'data-highlighted:bg-hover data-disabled:opacity-40 pointer-coarse:h-10';

/** An item of a menu with an action. */
export function MenuItem({
  icon: Icon,
  keys,
  danger,
  disabled,
  phone,
  onSelect,
  children,
}: {
  icon?: LucideIcon | undefined;
  keys?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whether only a phone shows it, whose bar has no room for its button. */
  phone?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}) {
  const { Item } = useMenuParts();
  return (
    <Item
      className={clsx(ITEM, danger && 'text-danger', phone && 'sm:hidden')}
      disabled={disabled ?? false}
      onSelect={onSelect}
    >
      {Icon ? <Icon aria-hidden className="size-4 shrink-0 opacity-70" /> : null}
      <span className="min-w-0 grow truncate">{children}</span>
      {keys ? <Kbd keys={keys} /> : null}
    </Item>
  );
}

/** The entries of a menu in order: actions and separators. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) =>
    entry === MENU_LINE ? (
      // Separators have no identity of their own.
      <MenuLine key={`line-${index}`} />
    ) : (
      <MenuItem key={entry.title} {...entry} onSelect={entry.run}>
        {entry.title}
      </MenuItem>
    ),
  );
}

/** A group of radio items in a menu. */
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
  const { RadioGroup, RadioItem, ItemIndicator } = useMenuParts();
  return (
    <RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <RadioItem key={option} value={option} className={clsx(ITEM, 'text-muted data-[state=checked]:text-ink')}>
          <Icon aria-hidden className="size-4 shrink-0 opacity-70" />
          <span className="min-w-0 grow truncate">{text}</span>
          <ItemIndicator className="size-1.5 shrink-0 rounded-full bg-accent" />
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

/** A check item of a menu; selecting it keeps the menu open. */
export function MenuCheck({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  const { CheckboxItem, ItemIndicator } = useMenuParts();
  return (
    <CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={clsx(ITEM, 'text-muted data-[state=checked]:text-ink')}
    >
      <span className="min-w-0 grow truncate">{children}</span>
      <ItemIndicator>
        <Check aria-hidden className="size-3.5 text-accent" />
      </ItemIndicator>
    </CheckboxItem>
  );
}

/** A label in a menu, without an action. */
export function MenuNote({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className="truncate px-2 py-1.5 text-small text-muted">{children}</Label>;
}

/** A separator between groups. */
export function MenuLine() {
  const { Separator } = useMenuParts();
  return <Separator className="mx-2 my-1 h-px bg-line" />;
}
