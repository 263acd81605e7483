import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { removeWebhook } from '../db/webhooks';
import { noSuchWebhook } from './find';

/** Deletes a webhook with its deliveries, and aborts an attempt under way. Throws `not_found`. */
export function deleteWebhook(actor: Actor, id: string): Promise<{ id: string; object: 'webhook'; deleted: true }> {
  return transaction(async (tx) => {
    if (!(await removeWebhook(tx, actor.workspaceId, id))) throw noSuchWebhook();
    await recordActs(tx, actor, { action: 'webhook.deleted', resourceId: id });
    return { id, object: 'webhook', deleted: true };
  });
}
