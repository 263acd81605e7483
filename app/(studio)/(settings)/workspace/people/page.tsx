import type { Metadata } from 'next';
import { People } from '@/components/people/people';
import { NotForYou } from '@/components/settings/not-for-you';
import { atLeast } from '@/lib/contract/access';
import { workspaceOf } from '@/lib/server/workspaces/get';
import { invitesOf } from '@/lib/server/workspaces/invites/list';
import { membersOf } from '@/lib/server/workspaces/members/list';
import { actsOnPersonal } from '@/lib/server/workspaces/personal';
import { signedIn } from '../../../signed-in';

export const metadata: Metadata = { title: 'People' };

/** Members and invites, for admins and the owner. */
export default async function PeoplePage() {
  const actor = await signedIn('/workspace/people');
  if (!atLeast(actor.role, 'admin')) return <NotForYou what="People" />;
  const [workspace, members, invites, personal] = await Promise.all([
    workspaceOf(actor),
    membersOf(actor),
    invitesOf(actor),
    actsOnPersonal(actor),
  ]);
  return <People workspace={workspace} members={members} invites={invites} userId={actor.userId} personal={personal} />;
}
