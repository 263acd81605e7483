'use client';

import { DropdownMenu } from 'radix-ui';
import { oweFocus, returnFocus } from '../hooks/focus-owed';
import { MenuEntries } from '../ui/menu-items';
import { closeContextMenu, MENU_LINE, useContextMenu, type ContextMenu, type MenuAction } from './context-menu';
import { landmarkOf } from './landmark';
import { MenuList } from './menu-layer';
import { MenuPartsProvider } from './menu-parts';

/** The context menu of the page. */
export function ContextMenuLayer() {
  const menu = useContextMenu((state) => state.menu);
  const open = useContextMenu((state) => state.open);
  return menu ? <ShownMenu key={menu.id} menu={menu} open={open} /> : null;
}

function ShownMenu({ menu: { label, at, origin, entries }, open }: { menu: ContextMenu; open: boolean }) {
  const close = () => {
    returnFocus(origin);
    closeContextMenu();
  };
  /** Runs an action. A dialog that it opens returns the focus to the origin, since the menu is about to be gone. */
  const run = (action: MenuAction) => () => {
    oweFocus(origin);
    action.run();
  };
  /** Returns the focus, unless the chosen action or a click has moved it. */
  const giveBack = (event: Event) => {
    event.preventDefault();
    oweFocus(null);
    if (document.activeElement === document.body) origin?.focus({ preventScroll: true });
  };
  return (
    <MenuPartsProvider value={DropdownMenu}>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={(next) => next || close()}>
        <DropdownMenu.Trigger asChild>
          <span aria-hidden className="pointer-events-none fixed size-0" style={{ left: at.x, top: at.y }} />
        </DropdownMenu.Trigger>
        <MenuList
          container={landmarkOf(origin)}
          aria-labelledby={undefined}
          aria-label={label}
          align="start"
          sideOffset={2}
          onCloseAutoFocus={giveBack}
          onContextMenu={(event) => event.preventDefault()}
        >
          <MenuEntries entries={entries.map((each) => (each === MENU_LINE ? each : { ...each, run: run(each) }))} />
        </MenuList>
      </DropdownMenu.Root>
    </MenuPartsProvider>
  );
}
