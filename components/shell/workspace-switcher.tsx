'use client';

import { Box, ChevronsUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';
import { Menu, MenuChoices, MenuItem, MenuLine } from '../ui/menu';
import { useSession } from './session';

/** Switches the workspace by a full page load, since everything on the page belongs to the old workspace. */
async function activate(id: string): Promise<void> {
  await client.call(at('POST /workspaces/{id}/activate'), { params: { id } });
  window.location.assign('/mascots');
}

/** The user's workspaces, and a link to create one. */
export function WorkspaceSwitcher() {
  const { workspace, workspaces } = useSession();
  const [making, setMaking] = useState(false);
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
      <Dialog
        open={making}
        onOpenChange={setMaking}
        title="New workspace"
        description="A place for a team: its own mascots, credits, keys and people. It begins on the Free plan."
      >
        <NewWorkspace onCancel={() => setMaking(false)} />
      </Dialog>
    </>
  );
}

function NewWorkspace({ onCancel }: { onCancel: () => void }) {
  const [name, setName] = useState('');
  const make = async () => {
    const { id } = await client.call(at('POST /workspaces'), { body: { name: name.trim() } });
    await activate(id);
  };
  return (
    <Form
      action="Create workspace"
      failed="The workspace could not be made."
      onSubmit={make}
      onCancel={onCancel}
      disabled={!name.trim()}
    >
      {(error) => (
        <Field label="Name" htmlFor="new-workspace" error={error}>
          <Input
            id="new-workspace"
            value={name}
            maxLength={LIMITS.workspaceName.max}
            autoComplete="off"
            placeholder="Acme"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
    </Form>
  );
}
