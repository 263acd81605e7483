import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { db } from '../db/client';
import { workspacesOfPerson } from '../db/workspaces';

/** The workspaces that a person is in: the personal one first, then as they were joined. */
export function workspacesOf(actor: Person): Promise<Workspace[]> {
  return workspacesOfPerson(db(), actor.userId, new Date());
}
