'use client';

import { Lock } from 'lucide-react';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { MenuNote } from '../ui/menu-items';
import { useSession } from './session';

/** A note that the workspace is suspended, with details on click; renders nothing otherwise. */
export function SuspendedNote() {
  const { suspended } = useSession();
  if (!suspended) return null;
  const trigger = (
    <Button look="danger" size="small" className="pointer-coarse:h-10">
      <Lock aria-hidden className="size-3.5" />
      <span>Suspended</span>
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuNote>Nothing in this workspace can be changed</MenuNote>
      <MenuNote>Mascots, files and embeds stay</MenuNote>
      <MenuNote>The operator of the service can lift the suspension</MenuNote>
    </Menu>
  );
}
