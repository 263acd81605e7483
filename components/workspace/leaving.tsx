'use client';

import { useState } from 'react';
import type { Workspace } from '@/lib/contract/workspace';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { Section } from '../settings/section';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Dialog } from '../ui/dialog';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';

/** Loads a new page, because everything on this one belongs to the workspace. */
const goHome = () => window.location.assign('/mascots');

async function deleteWorkspace(): Promise<void> {
  await client.call(at('DELETE /workspace'));
  goHome();
}

/** Leaves a team workspace; its owner can delete it instead. */
export function Leaving({ workspace, userId }: { workspace: Workspace; userId: string }) {
  return workspace.role === 'owner' ? (
    <Delete workspace={workspace} />
  ) : (
    <Leave name={workspace.name} userId={userId} />
  );
}

function Leave({ name, userId }: { name: string; userId: string }) {
  const [asking, setAsking] = useState(false);
  const { run } = useAction();
  const leave = async () => {
    if (
      await run(() => client.call(at('DELETE /workspace/members/{user_id}'), { params: { user_id: userId } }), {
        failed: 'You could not leave.',
      })
    )
      goHome();
  };
  return (
    <Section title="Leave" note="What you made stays with the team.">
      <Button look="danger" onClick={() => setAsking(true)}>
        Leave workspace
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Leave ${name}?`}
        body="You come back only with a new invite."
        action="Leave workspace"
        cancel="Stay"
        onConfirm={() => void leave()}
      />
    </Section>
  );
}

function Delete({ workspace: { name } }: { workspace: Workspace }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Section title="Delete" note="Mascots, files, keys and credits go with it, for everybody.">
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete workspace
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        description={
          'Everything in it is deleted for everybody, and work in progress is canceled. This cannot be undone.'
        }
      >
        <Form
          action="Delete workspace"
          danger
          failed="The workspace could not be deleted."
          disabled={typed.trim() !== name}
          onSubmit={deleteWorkspace}
          onCancel={() => setAsking(false)}
        >
          {(error) => (
            <Field label={`Type ${name} to go on`} htmlFor="delete-name" error={error}>
              <Input
                id="delete-name"
                value={typed}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          )}
        </Form>
      </Dialog>
    </Section>
  );
}
