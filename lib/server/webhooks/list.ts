import type { Webhook } from '@/lib/contract/webhook';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { toWebhook, webhooksOf } from '../db/webhooks';

/** The webhooks of the actor's workspace, newest first. */
export async function listWebhooks(actor: Actor): Promise<Webhook[]> {
  return (await webhooksOf(db(), actor.workspaceId)).map(toWebhook);
}
