import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { removeWebhook } from '../db/webhooks';
import { noSuchWebhook } from './find';

/** Deletes a webhook with its deliveries, and aborts an attempt under way. Throws `not_found`. */
export async function deleteWebhook(
  actor: Actor,
  id: string,
): Promise<{ id: string; object: 'webhook'; deleted: true }> {
  if (!(await transaction((tx) => removeWebhook(tx, actor.workspaceId, id)))) throw noSuchWebhook();
  return { id, object: 'webhook', deleted: true };
}
