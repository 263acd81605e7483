import { Check } from 'lucide-react';
import { PLAN_LIMITS, PLANS, type Plan } from '@/lib/contract/plans';
import { Badge } from '../settings/section';

const number = new Intl.NumberFormat('en');

/** The contents of a plan as text. */
function pointsOf(plan: Plan): string[] {
  const { creditsPerMonth, requestsPerMinute, seats, runningJobs, storageBytes } = PLAN_LIMITS[plan];
  return [
    `${number.format(creditsPerMonth)} credits a month`,
    `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    `${runningJobs} jobs at once`,
    `${number.format(requestsPerMinute)} API requests a minute`,
    `${storageBytes / 2 ** 30} GB of storage`,
  ];
}

/** The plans side by side; `current` is the plan of the visitor's workspace, null without one. */
export function Plans({ current }: { current: Plan | null }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {PLANS.map((plan) => (
        <li key={plan} className="rounded-ui bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)]">
          <div className="flex h-6 items-center justify-between">
            <h3 className="text-title font-semibold">{PLAN_LIMITS[plan].title}</h3>
            {plan === current ? <Badge>Your plan</Badge> : null}
          </div>
          <ul className="mt-4 flex flex-col gap-2">
            {pointsOf(plan).map((point) => (
              <li key={point} className="flex items-center gap-2">
                <Check aria-hidden className="size-4 shrink-0 text-accent" />
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
