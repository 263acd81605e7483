'use client';

import { useState } from 'react';
import { DELETION_WORDS } from '@/lib/contract/account-words';
import { at, client } from '../hooks/client';
import { Row, Rows, Section } from '../settings/section';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';

interface Named {
  id: string;
  name: string;
}

interface DeleteAccountProps {
  /** The workspaces that will be deleted with the account, and how much they contain. */
  deleted: readonly (Named & { mascots?: number; files?: number })[];
  /** The workspaces that the user will leave. */
  left: readonly Named[];
  /** The workspaces whose ownership must be transferred first. */
  handOver: readonly Named[];
}

const counted = (count: number, what: string) => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/**
 * Deletes the account after listing what is deleted with it. If ownerships must be transferred first, lists those
 * instead.
 */
export function DeleteAccount({ deleted, left, handOver }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  const blocked = handOver.length > 0;
  return (
    <Section
      title="Delete account"
      note={
        blocked
          ? 'Others work in these workspaces, which you own. Make another member the owner, or delete them, first.'
          : 'Your sessions end at once, and everything below is erased within a day.'
      }
    >
      <Rows label={blocked ? 'Workspaces to hand over' : 'What goes'}>
        {blocked
          ? handOver.map(({ id, name }) => <Row key={id} title={name} />)
          : deleted.map(({ id, name, mascots = 0, files = 0 }) => (
              <Row
                key={id}
                title={name}
                note={`${counted(mascots, 'mascot')}, ${counted(files, 'file')}, with keys, webhooks and credits`}
              />
            ))}
      </Rows>
      {left.length > 0 && !blocked ? (
        <p className="mt-2 max-w-prose text-small text-muted">
          You leave {left.map(({ name }) => name).join(', ')}. What you made there stays, under no name.
        </p>
      ) : null}
      <Button look="danger" className="mt-3" disabled={blocked} onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <Confirmation open={asking} onOpenChange={setAsking} />
    </Section>
  );
}

async function deleteAccount(): Promise<void> {
  await client.call(at('POST /account/delete'), { body: { confirm: DELETION_WORDS } });
  // Loads a new page, because the session and all data of this page are gone.
  window.location.assign('/');
}

function Confirmation({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="Your account and everything listed here will be deleted. This cannot be undone."
    >
      <Form
        action="Delete account"
        danger
        failed="The account could not be deleted."
        disabled={typed.trim() !== DELETION_WORDS}
        onSubmit={deleteAccount}
        onCancel={() => onOpenChange(false)}
      >
        {(error) => (
          <Field label={`Type “${DELETION_WORDS}” to go on`} htmlFor="delete-account" error={error}>
            <Input
              id="delete-account"
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
