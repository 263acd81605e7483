'use client';

import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { oweFocus, returnFocus } from '../hooks/focus-owed';
import { Handover } from './handover';
import { landmarkOf } from './landmark';
import { MenuPartsProvider } from './menu-parts';
import type { LayerTrigger } from './layer-trigger';

interface MenuLayerProps {
  trigger: LayerTrigger;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align: 'start' | 'end';
  children: ReactNode;
}

/** The list of a drop-down menu, positioned at an existing button of the page. */
export function MenuLayer({ trigger, open, onOpenChange, align, children }: MenuLayerProps) {
  const change = (next: boolean) => {
    if (!next) returnFocus(trigger.element.current);
    onOpenChange(next);
  };
  return (
    <MenuPartsProvider value={DropdownMenu}>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={change}>
        <DropdownMenu.Trigger asChild>
          <Handover to={trigger} />
        </DropdownMenu.Trigger>
        <MenuList
          container={landmarkOf(trigger.element.current)}
          align={align}
          sideOffset={6}
          onCloseAutoFocus={() => oweFocus(null)}
        >
          {children}
        </MenuList>
      </DropdownMenu.Root>
    </MenuPartsProvider>
  );
}

interface MenuListProps extends ComponentProps<typeof DropdownMenu.Content> {
  /** The element that contains it; by default the body. */
  container?: HTMLElement | null;
}

/** The list of an open menu. */
export function MenuList({ container, children, ...rest }: MenuListProps) {
  return (
    <DropdownMenu.Portal container={container ?? null}>
      <DropdownMenu.Content
        collisionPadding={8}
        {...rest}
        className={clsx(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))]',
          'min-w-48 animate-appear overflow-y-auto rounded-ui bg-raised p-1 shadow-ui outline-none',
        )}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}
