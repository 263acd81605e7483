'use client';

import { Box, ChevronsUpDown, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { steadily } from '../hooks/steadily';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { MenuChoices, MenuItem, MenuLine } from '../ui/menu-items';
import { useSession } from './session';

const NewWorkspace = dynamic(() => steadily(() => import('./new-workspace').then((module) => module.NewWorkspace)));

/** Switches the workspace and loads a new page, because everything on the page belongs to the old workspace. */
async function activate(id: string): Promise<void> {
  await client.call(at('POST /workspaces/{id}/activate'), { params: { id } });
  window.location.assign('/mascots');
}

/** The user's workspaces, and a link to create one. */
export function WorkspaceSwitcher() {
  const { workspace, workspaces } = useSession();
  const [making, setMaking] = useState(false);
  // The dialog stays mounted after it was first opened, so that its closing is animated.
  const [asked, setAsked] = useState(false);
  if (making && !asked) setAsked(true);
  const { run } = useAction();
  const choose = (id: string) => {
    if (id !== workspace.id) void run(() => activate(id), { failed: 'The workspace could not be opened.' });
  };
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button square size="small" look="quiet" aria-label="Change workspace">
            <ChevronsUpDown aria-hidden className="size-3.5" />
          </Button>
        }
      >
        <MenuChoices
          label="Workspaces"
          value={workspace.id}
          options={workspaces.map(({ id, name }) => ({ value: id, label: name, icon: Box }))}
          onChange={choose}
        />
        <MenuLine />
        <MenuItem icon={Plus} onSelect={() => setMaking(true)}>
          New workspace
        </MenuItem>
      </Menu>
      {asked ? <NewWorkspace open={making} onOpenChange={setMaking} onMade={activate} /> : null}
    </>
  );
}
