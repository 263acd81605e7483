import { workspaces } from '@/drizzle/schema';
import type { Plan } from '@/lib/contract/plans';
import type { Actor } from '@/lib/server/actor';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';

/** A new workspace, and an actor with the powers of its API key. */
export async function newActor(plan: Plan = 'free'): Promise<Actor> {
  const workspaceId = newId('workspace');
  await db().insert(workspaces).values({ id: workspaceId, name: 'Den', plan });
  return { kind: 'key', workspaceId, plan, role: 'admin', userId: null, sessionId: null, keyId: newId('key') };
}
