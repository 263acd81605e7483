'use client';

import type { Invite } from '@/lib/contract/invite';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { Row, Rows } from '../settings/section';
import { Button } from '../ui/button';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The pending invites. */
export function Invites({ invites }: { invites: readonly Invite[] }) {
  const { run } = useAction();
  const revoke = ({ id, email }: Invite) =>
    run(() => client.call(at('DELETE /workspace/invites/{id}'), { params: { id } }), {
      done: `The invite of ${email} is revoked.`,
      failed: 'The invite could not be revoked.',
    });
  return (
    <Rows label="Invites">
      {invites.map((invite) => (
        <Row key={invite.id} title={invite.email} note={`Until ${day.format(new Date(invite.expires_at))}`}>
          <span className="text-small text-muted">{invite.role === 'admin' ? 'Admin' : 'Member'}</span>
          <Button size="small" aria-label={`Revoke the invite of ${invite.email}`} onClick={() => void revoke(invite)}>
            Revoke
          </Button>
        </Row>
      ))}
    </Rows>
  );
}
