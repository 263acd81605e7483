import type { ReactNode } from 'react';
import { Studio } from '@/components/shell/studio';
import { currentActor, currentPerson } from '@/lib/server/auth/current';
import { credits as readCredits } from '@/lib/server/billing/credits';
import { workspacesOf } from '@/lib/server/workspaces/list';

/** The layout of the studio. It renders nothing for a signed-out visitor, because each page redirects to sign-in. */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor();
  if (!actor) return children;
  const [person, all, credits] = await Promise.all([currentPerson(), workspacesOf(actor), readCredits(actor)]);
  const workspaces = all.map(({ id, name }) => ({ id, name }));
  const workspace = workspaces.find(({ id }) => id === actor.workspaceId) ?? { id: actor.workspaceId, name: '' };
  return (
    <Studio
      session={{
        workspace,
        workspaces,
        email: person?.email ?? '',
        role: actor.role,
        suspended: actor.suspended ?? false,
        credits,
      }}
    >
      {children}
    </Studio>
  );
}
