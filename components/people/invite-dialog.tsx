'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';
import { Secret } from '../ui/secret';
import { Segmented } from '../ui/segmented';

const ROLES = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
] as const;
const ROLE_NOTES = {
  member: 'Makes, edits and exports mascots.',
  admin: 'Also manages people, API keys and webhooks.',
} as const;
type Role = keyof typeof ROLE_NOTES;

/** Invites an e-mail address, and shows the link of the sent invite once. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const router = useRouter();
  const [sent, setSent] = useState<{ email: string; url: string } | null>(null);
  const close = () => {
    onClose();
    setSent(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={sent ? 'Invite sent' : 'Invite somebody'}
      description={
        sent
          ? `${sent.email} has a mail with this link. You may also hand it on yourself: it is not shown again.`
          : 'They join with the address you name here, within 7 days.'
      }
    >
      {sent ? (
        <div className="flex flex-col gap-4">
          <Secret label="Invite link" text={sent.url} />
          <div className="flex justify-end">
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      ) : (
        <InviteForm
          onCancel={close}
          onSent={(next) => {
            setSent(next);
            router.refresh();
          }}
        />
      )}
    </Dialog>
  );
}

function InviteForm({
  onCancel,
  onSent,
}: {
  onCancel: () => void;
  onSent: (sent: { email: string; url: string }) => void;
}) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const send = async () => {
    const { invite, invite_url: url } = await client.call(at('POST /workspace/invites'), {
      body: { email: email.trim(), role },
    });
    onSent({ email: invite.email, url });
  };
  return (
    <Form
      action="Send invite"
      failed="The invite could not be sent."
      onSubmit={send}
      onCancel={onCancel}
      disabled={!email.trim()}
    >
      {(error) => (
        <>
          <Field label="E-mail" htmlFor="invite-email" error={error}>
            <Input
              id="invite-email"
              type="email"
              required
              maxLength={LIMITS.email.max}
              autoComplete="off"
              placeholder="them@example.com"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label="Role" htmlFor="invite-role" hint={ROLE_NOTES[role]}>
            <Segmented label="Role" value={role} options={ROLES} onChange={setRole} />
          </Field>
        </>
      )}
    </Form>
  );
}
