import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { db } from '../db/client';
import { workspacesOfPerson } from '../db/workspaces';

/** The workspaces of a person: the personal one first, then in order of joining. */
export function workspacesOf(actor: Person): Promise<Workspace[]> {
  return workspacesOfPerson(db(), actor.userId, new Date());
}
