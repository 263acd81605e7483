import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotForYou } from '@/components/settings/not-for-you';
import { WebhookPage } from '@/components/webhooks/webhook-page';
import { atLeast } from '@/lib/contract/access';
import { ApiError } from '@/lib/contract/errors';
import { getWebhook } from '@/lib/server/webhooks/get';
import { listDeliveries } from '@/lib/server/webhooks/list-deliveries';
import { signedIn } from '../../../../signed-in';

export const metadata: Metadata = { title: 'Webhook' };

/** A webhook and its deliveries, for admins and the owner. */
export default async function OneWebhookPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await signedIn(`/workspace/webhooks/${id}`);
  if (!atLeast(actor.role, 'admin')) return <NotForYou what="Webhooks" />;
  const shown = await Promise.all([getWebhook(actor, id), listDeliveries(actor, id)]).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return notFound();
    throw error;
  });
  return <WebhookPage webhook={shown[0]} log={shown[1]} />;
}
