import { grantMonth } from '../billing/grant';
import type { Tx } from '../db/client';
import { createPerson, type MadePerson, type NewPerson } from '../db/people';
import { env } from '../env';

/** Makes a person with their personal workspace and its first month's credits. */
export async function welcome(tx: Tx, person: NewPerson): Promise<MadePerson> {
  const made = await createPerson(tx, person, env().defaultPlan);
  await grantMonth(tx, made.workspaceId);
  return made;
}
