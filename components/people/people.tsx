'use client';

import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import type { Invite } from '@/lib/contract/invite';
import type { Member } from '@/lib/contract/member';
import { PLAN_LIMITS, PLANS } from '@/lib/contract/plans';
import type { Workspace } from '@/lib/contract/workspace';
import { useShortcuts } from '../hooks/use-shortcuts';
import { PageHead, Section } from '../settings/section';
import { Button } from '../ui/button';
import { InviteDialog } from './invite-dialog';
import { Invites } from './invites';
import { Members } from './members';

interface PeopleProps {
  workspace: Workspace;
  members: readonly Member[];
  invites: readonly Invite[];
  userId: string;
  personal: boolean;
}

/** The workspace's members, invites, and free seats. */
export function People({ workspace, members, invites, userId, personal }: PeopleProps) {
  const [inviting, setInviting] = useState(false);
  const { limit, used, available } = workspace.seats;
  useShortcuts([
    { title: 'Invite somebody', group: 'People', keys: ['i'], run: () => available > 0 && setInviting(true) },
  ]);
  return (
    <>
      <PageHead
        title="People"
        note={
          <>
            {used} of {limit} {limit === 1 ? 'seat' : 'seats'} used.
            {available > 0 ? null : (
              <>
                {' '}
                <MoreSeats limit={limit} />
              </>
            )}
          </>
        }
        action={
          <Button look="primary" disabled={available === 0} onClick={() => setInviting(true)}>
            <Plus aria-hidden className="size-4" />
            Invite
          </Button>
        }
      />
      <Section title="Members">
        <Members members={members} workspace={workspace} userId={userId} personal={personal} />
      </Section>
      {invites.length > 0 ? (
        <Section title="Invited" note="An invite holds its seat for 7 days.">
          <Invites invites={invites} />
        </Section>
      ) : null}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  );
}

/** Advice if all seats are taken: a larger plan, if there is one. */
function MoreSeats({ limit }: { limit: number }) {
  const more = PLANS.find((plan) => PLAN_LIMITS[plan].seats > limit);
  if (!more) return 'Remove somebody or revoke an invite to free one.';
  const { title, seats } = PLAN_LIMITS[more];
  return (
    <>
      The{' '}
      <Link href="/workspace/settings" className="rounded-ui underline underline-offset-4 hover:text-ink">
        {title} plan
      </Link>{' '}
      has {seats}.
    </>
  );
}
