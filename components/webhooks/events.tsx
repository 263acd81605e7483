import type { Subscription } from '@/lib/contract/webhook-events';
import { Badge } from '../settings/section';

/** A webhook's events as badges. */
export function Events({ events }: { events: readonly Subscription[] }) {
  return events.map((event) => <Badge key={event}>{event === '*' ? 'Every event' : event}</Badge>);
}
