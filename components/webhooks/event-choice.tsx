'use client';

import { EVERY_EVENT, WEBHOOK_EVENTS, type Subscription } from '@/lib/contract/webhook-events';
import { EVENT_WORDS } from './words';

const CHOICES: readonly Subscription[] = [EVERY_EVENT, ...WEBHOOK_EVENTS];

/** Selects a webhook's events: all, or some. */
export function EventChoice({
  events,
  onChange,
}: {
  events: readonly Subscription[];
  onChange: (events: Subscription[]) => void;
}) {
  const every = events.includes(EVERY_EVENT);
  const toggle = (event: Subscription, on: boolean) => {
    // Unchecking "all" selects every current event, so that the user can remove some.
    if (event === EVERY_EVENT) onChange(on ? [EVERY_EVENT] : [...WEBHOOK_EVENTS]);
    else onChange(WEBHOOK_EVENTS.filter((each) => (each === event ? on : events.includes(each))));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-medium text-muted">Events</legend>
      {CHOICES.map((event) => (
        <label
          key={event}
          htmlFor={`event-${event}`}
          className="flex min-h-8 flex-wrap items-center gap-x-2.5 pointer-coarse:min-h-10"
        >
          <input
            type="checkbox"
            id={`event-${event}`}
            className="size-4 accent-accent"
            disabled={every && event !== EVERY_EVENT}
            checked={every || events.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          />
          {EVENT_WORDS[event]}
          {event === EVERY_EVENT ? null : (
            <code aria-hidden className="font-mono text-small text-muted">
              {event}
            </code>
          )}
        </label>
      ))}
    </fieldset>
  );
}
