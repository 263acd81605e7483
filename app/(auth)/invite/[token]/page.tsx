import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { AcceptInvite } from '@/components/auth/accept-invite';
import { AuthPage } from '@/components/auth/auth-page';
import { SwitchAccount } from '@/components/auth/switch-account';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/contract/errors';
import type { InviteStatus, ReceivedInvite } from '@/lib/contract/invite';
import { currentActor, currentPerson } from '@/lib/server/auth/current';
import { inviteByToken } from '@/lib/server/workspaces/invites/see';
import { workspacesOf } from '@/lib/server/workspaces/list';
import { HOST } from '../../../host';

export const metadata: Metadata = { title: 'Invite', referrer: 'same-origin' };

const CLOSED_INVITES: Record<Exclude<InviteStatus, 'pending'>, { title: string; note: string }> = {
  used: { title: 'This invite has been used', note: 'If it was you, the workspace is in your studio.' },
  revoked: { title: 'This invite was taken back', note: 'Ask whoever sent it for a new one.' },
  expired: { title: 'This invite has expired', note: 'Invites last 7 days. Ask whoever sent it for a new one.' },
};

/** The page of an invite link. A button accepts the invite. */
export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const invite = await found(token);
  if (!invite)
    return (
      <Page title="There is no such invite" note="Check that the whole link was copied.">
        <Studio />
      </Page>
    );
  if (invite.status !== 'pending')
    return (
      <Page {...CLOSED_INVITES[invite.status]}>
        <Studio />
      </Page>
    );
  return <Pending invite={invite} token={token} />;
}

async function found(token: string): Promise<ReceivedInvite | null> {
  try {
    return await inviteByToken(token);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

async function Pending({
  invite: { email, role, workspace, invited_by: inviter },
  token,
}: {
  invite: ReceivedInvite;
  token: string;
}) {
  const [actor, person] = await Promise.all([currentActor(), currentPerson()]);
  const title = `Join ${workspace.name}`;
  const asked = `${inviter ?? 'Somebody'} invites you ${role === 'admin' ? 'as an admin' : 'as a member'}.`;
  const path = `/invite/${token}`;
  if (!actor || !person) {
    return (
      <Page
        title={title}
        note={
          <>
            {asked} Sign in as <b className="font-medium text-ink">{email}</b> to go on.
          </>
        }
      >
        <Button asChild look="primary" size="large" className="w-full">
          <Link href={`/sign-in?${new URLSearchParams({ next: path, email })}`}>Sign in</Link>
        </Button>
      </Page>
    );
  }
  if ((await workspacesOf(actor)).some(({ id }) => id === workspace.id))
    return (
      <Page title={`You are in ${workspace.name}`} note="There is nothing left to do here.">
        <Studio />
      </Page>
    );
  if (person.email !== email) {
    return (
      <Page
        title={title}
        note={
          <>
            {asked} It is for <b className="font-medium text-ink">{email}</b>, and you are signed in as{' '}
            <b className="font-medium text-ink">{person.email}</b>.
          </>
        }
      >
        <SwitchAccount next={path} email={email} />
      </Page>
    );
  }
  return (
    <Page title={title} note={asked}>
      <AcceptInvite token={token} workspace={workspace.name} />
    </Page>
  );
}

function Page({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <AuthPage host={HOST} title={title} note={note}>
      {children}
    </AuthPage>
  );
}

function Studio() {
  return (
    <Button asChild look="primary" size="large" className="w-full">
      <Link href="/mascots">Open studio</Link>
    </Button>
  );
}
