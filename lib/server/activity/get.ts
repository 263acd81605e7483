import type { Activity } from '@/lib/contract/activity';
import type { Actor } from '../actor';
import { findActivity } from '../db/activity';
import { db } from '../db/client';
import { noSuchJob } from '../jobs/get';
import { askedOf } from './asked';

/** A job of the actor's workspace as activity; throws `not_found`. */
export async function getActivity(actor: Actor, id: string): Promise<Activity> {
  const activity = await findActivity(db(), actor.workspaceId, id, askedOf);
  if (!activity) throw noSuchJob();
  return activity;
}
