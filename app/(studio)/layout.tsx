import type { ReactNode } from 'react';
import { Studio } from '@/components/shell/studio';
import { currentActor, currentPerson } from '@/lib/server/auth/current';
import { credits as readCredits } from '@/lib/server/billing/credits';
import { workspaceName } from '@/lib/server/workspaces/name';

/** The studio around its pages; a visitor gets none, and each page sends them to sign in. */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor();
  if (!actor) return children;
  const [person, workspace, credits] = await Promise.all([currentPerson(), workspaceName(actor), readCredits(actor)]);
  return <Studio session={{ workspace, email: person?.email ?? '', role: actor.role, credits }}>{children}</Studio>;
}
