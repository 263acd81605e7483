import type { Metadata } from 'next';
import { NotForYou } from '@/components/settings/not-for-you';
import { Webhooks } from '@/components/webhooks/webhooks';
import { atLeast } from '@/lib/contract/access';
import { latestDeliveries } from '@/lib/server/webhooks/latest';
import { listWebhooks } from '@/lib/server/webhooks/list';
import { signedIn } from '../../../signed-in';

export const metadata: Metadata = { title: 'Webhooks' };

/** Webhooks, for admins and the owner. */
export default async function WebhooksPage() {
  const actor = await signedIn('/workspace/webhooks');
  if (!atLeast(actor.role, 'admin')) return <NotForYou what="Webhooks" />;
  const [webhooks, latest] = await Promise.all([listWebhooks(actor), latestDeliveries(actor)]);
  return <Webhooks webhooks={webhooks} latest={latest} />;
}
