import type { Include, Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { db, type Db, type Tx } from '../db/client';
import { findMascot, findMascots, findMascotWith, keyOfMascot, type MascotQuestion } from '../db/mascots';
import { batch } from '../db/queries/batch';
import { noSuchMascot } from './refusals';

/** A mascot of the actor's workspace, without its spec. Throws `not_found`. */
export async function requireMascot(tx: Db | Tx, actor: Actor, id: string): Promise<Mascot> {
  const mascot = await findMascot(tx, actor.workspaceId, id);
  if (!mascot) throw noSuchMascot();
  return mascot;
}

/** Batched, as the most frequent query of all. */
const askMascot = batch<MascotQuestion, Mascot>(keyOfMascot, (questions) => findMascots(db(), questions.values()));

/** A mascot, with its current spec, its sheet or its tags where `include` asks for them. Throws `not_found`. */
export async function getMascot(actor: Actor, id: string, include: Include | undefined): Promise<Mascot> {
  const question = { workspaceId: actor.workspaceId, id };
  const mascot = await (include === undefined ? askMascot(question) : findMascotWith(db(), question, include));
  if (!mascot) throw noSuchMascot();
  return mascot;
}
