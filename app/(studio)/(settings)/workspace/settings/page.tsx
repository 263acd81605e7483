import type { Metadata } from 'next';
import { General } from '@/components/workspace/general';
import { contentsOf } from '@/lib/server/workspaces/contents';
import { workspaceOf } from '@/lib/server/workspaces/get';
import { actsOnPersonal } from '@/lib/server/workspaces/personal';
import { signedIn } from '../../../signed-in';

export const metadata: Metadata = { title: 'Workspace settings' };

/** The workspace's name and plan, and leaving or deleting it. */
export default async function SettingsPage() {
  const actor = await signedIn('/workspace/settings');
  const [workspace, personal, { bytes }] = await Promise.all([
    workspaceOf(actor),
    actsOnPersonal(actor),
    contentsOf(actor.workspaceId),
  ]);
  return <General key={workspace.name} workspace={workspace} personal={personal} userId={actor.userId} bytes={bytes} />;
}
