import type { Subscription } from '@/lib/contract/webhook-events';
import { Badge } from '../settings/section';

/** What a webhook is subscribed to, each in a small frame. */
export function Events({ events }: { events: readonly Subscription[] }) {
  return events.map((event) => <Badge key={event}>{event === '*' ? 'Every event' : event}</Badge>);
}
