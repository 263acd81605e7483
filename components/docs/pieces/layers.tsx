'use client';

import { Copy, Moon, Sun, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { Disclosure } from '../../ui/disclosure';
import { Menu } from '../../ui/menu';
import { MenuCheck, MenuChoices, MenuItem, MenuLine, MenuNote } from '../../ui/menu-items';
import { Popover } from '../../ui/popover';
import { RenameDialog } from '../../ui/rename-dialog';
import { Tooltip } from '../../ui/tooltip';
import { Piece } from './piece';

const THEMES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
];
const nothing = () => undefined;

type Layer = 'dialog' | 'confirm' | 'rename' | 'popover' | 'disclosure';

/** Layers that open over the page or within it; those over the page have the page's theme. */
export function Layers() {
  const [open, setOpen] = useState<Layer | null>(null);
  const toggle = (layer: Layer) => (isOpen: boolean) => setOpen(isOpen ? layer : null);
  return (
    <>
      <Piece name="Dialog, Confirm, RenameDialog">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('rename')}>RenameDialog</Button>
        <Dialog open={open === 'dialog'} onOpenChange={toggle('dialog')} title="A dialog" description="With a text.">
          <p>The focus stays inside, and then returns to the button.</p>
        </Dialog>
        <Confirm
          open={open === 'confirm'}
          onOpenChange={toggle('confirm')}
          title="Delete Clover?"
          body="This cannot be undone."
          action="Delete"
          onConfirm={nothing}
        />
        <RenameDialog
          thing={open === 'rename' ? { name: 'Clover' } : null}
          maxLength={80}
          onClose={() => setOpen(null)}
          onRename={() => Promise.resolve()}
        />
      </Piece>
      <Piece name="Menu, Popover, Tooltip">
        <PiecesMenu />
        <Popover
          label="Details"
          trigger={<Button look="secondary">Popover</Button>}
          open={open === 'popover'}
          onOpenChange={toggle('popover')}
        >
          <p>Details for a quick look.</p>
        </Popover>
        <Tooltip label="Named on hover and focus" keys="mod+k">
          <Button look="secondary">Tooltip</Button>
        </Tooltip>
      </Piece>
      <Piece name="Disclosure">
        <Disclosure title="More" open={open === 'disclosure'} onOpenChange={toggle('disclosure')}>
          <p>The content below the heading.</p>
        </Disclosure>
      </Piece>
    </>
  );
}

function PiecesMenu() {
  return (
    <Menu trigger={<Button look="secondary">Menu</Button>}>
      <MenuItem icon={Copy} keys="mod+d" onSelect={nothing}>
        Duplicate
      </MenuItem>
      <MenuChoices label="Theme" value="light" options={THEMES} onChange={nothing} />
      <MenuLine />
      <MenuCheck checked onChange={nothing}>
        Ready
      </MenuCheck>
      <MenuNote>A note</MenuNote>
      <MenuItem icon={Trash2} danger onSelect={nothing}>
        Delete
      </MenuItem>
    </Menu>
  );
}
