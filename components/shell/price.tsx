'use client';

import { PRICES, type PricedAction } from '@/lib/contract/prices';
import { useCredits } from './session';

/** A price in credits. */
export const creditsText = (credits: number): string =>
  `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`;

/** The price of an action, `times` times, and whether the balance suffices. */
export function usePrice(action: PricedAction, times = 1): { credits: number; enough: boolean } {
  const { balance } = useCredits();
  const credits = PRICES[action].credits * times;
  return { credits, enough: balance >= credits };
}

/** A price beside a button's label. */
export function Price({ credits }: { credits: number }) {
  return <span className="font-normal tabular-nums opacity-70">{creditsText(credits)}</span>;
}

/**
 * A message that the balance is too low, and when credits are granted next. Renders nothing if the balance suffices.
 */
export function NotEnough({ credits }: { credits: number }) {
  const { balance, renews_at } = useCredits();
  if (balance >= credits) return null;
  const left = `${balance.toLocaleString('en')} ${balance === 1 ? 'is' : 'are'}`;
  return (
    <p role="status" className="text-small text-muted">
      This takes {creditsText(credits)}, and {left} left until {day.format(new Date(renews_at))}.
    </p>
  );
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
