'use client';

import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { Dialog } from '../ui/dialog';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';

interface NewWorkspaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the id of the new workspace, to switch to it. */
  onMade: (id: string) => Promise<void>;
}

/** A dialog that creates a workspace. */
export function NewWorkspace({ open, onOpenChange, onMade }: NewWorkspaceProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New workspace"
      description="A place for a team: its own mascots, credits, keys and people. It begins on the Free plan."
    >
      <NewWorkspaceForm onMade={onMade} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function NewWorkspaceForm({ onMade, onCancel }: Pick<NewWorkspaceProps, 'onMade'> & { onCancel: () => void }) {
  const [name, setName] = useState('');
  const make = async () => {
    const { id } = await client.call(at('POST /workspaces'), { body: { name: name.trim() } });
    await onMade(id);
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
