import { ApiError } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import type { NewWebhook } from '@/lib/contract/webhook';
import { EVERY_EVENT, type Subscription } from '@/lib/contract/webhook-events';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { randomToken, seal } from '../crypto';
import { transaction } from '../db/client';
import { lockWorkspace } from '../db/credits';
import { countWebhooks, insertWebhook, toWebhook } from '../db/webhooks';
import { checkAddress } from '../net/safe-fetch';
import { SafeFetchError } from '../net/safe-fetch-error';

/** How long the lookup of a name may take. */
const CHECK_SECONDS = 5;

async function checkUrl(url: string): Promise<void> {
  try {
    await checkAddress(url, CHECK_SECONDS);
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    throw new ApiError('invalid_request', 'The request is invalid.', [`url: ${error.message}`]);
  }
}

/**
 * Subscribes an address to the ends of the workspace's jobs; only this answer holds the secret.
 * Throws `invalid_request` for an address that is not public, and where the workspace has all of its webhooks.
 */
export async function createWebhook(
  actor: Actor,
  url: string,
  events: readonly Subscription[] = [EVERY_EVENT],
): Promise<NewWebhook> {
  await checkUrl(url);
  const secret = `${NAMES.webhookSecretPrefix}${randomToken()}`;
  const row = await transaction(async (tx) => {
    // Without the lock two parallel creations would both count before either has written.
    await lockWorkspace(tx, actor.workspaceId);
    if ((await countWebhooks(tx, actor.workspaceId)) >= LIMITS.webhook.perWorkspace) {
      throw new ApiError(
        'invalid_request',
        `A workspace has at most ${LIMITS.webhook.perWorkspace} webhooks; delete one first.`,
      );
    }
    const made = await insertWebhook(tx, {
      workspaceId: actor.workspaceId,
      url,
      events: [...new Set(events)],
      secret: seal('webhook-secret', secret),
    });
    await recordActs(tx, actor, { action: 'webhook.created', resourceId: made.id });
    return made;
  });
  return { ...toWebhook(row), secret };
}
