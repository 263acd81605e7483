'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { PLAN_LIMITS, PLANS, type Plan } from '@/lib/contract/plans';
import type { Seats } from '@/lib/contract/workspace';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { refreshCredits } from '../shell/session';
import { Badge, Section } from '../settings/section';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

const number = new Intl.NumberFormat('en');

/** A warning about the effects of a smaller plan. */
function warningOf(plan: Plan, { used }: Seats): string {
  const { seats, title, creditsPerMonth } = PLAN_LIMITS[plan];
  const people = used > seats ? ' All members stay, but nobody can join until a seat is free.' : '';
  return (
    `The credits you have stay. From next month on ${title} brings ${number.format(creditsPerMonth)} a month.` +
    `${people}`
  );
}

/** The current plan. The owner can change it; the change takes effect at once. */
export function PlanChoice({ plan, seats, owner }: { plan: Plan; seats: Seats; owner: boolean }) {
  const [asked, setAsked] = useState<Plan | null>(null);
  const { busy, run } = useAction();
  const choose = async (next: Plan) => {
    const { title } = PLAN_LIMITS[next];
    if (
      await run(() => client.call(at('PATCH /workspace'), { body: { plan: next } }), {
        done: `The workspace is on the ${title} plan.`,
        failed: 'The plan could not be changed.',
      })
    )
      await refreshCredits();
  };
  const ask = (next: Plan) => (PLANS.indexOf(next) < PLANS.indexOf(plan) ? setAsked(next) : void choose(next));
  return (
    <Section
      title="Plan"
      note={owner ? 'A bigger plan brings its credits at once.' : 'Only the owner changes the plan.'}
      action={
        <Link href="/prices" className="rounded-ui text-muted underline underline-offset-4 hover:text-ink">
          Compare
        </Link>
      }
    >
      <ul aria-label="Plans" className="grid gap-3 sm:grid-cols-3">
        {PLANS.map((one) => (
          <PlanCard key={one} plan={one} current={one === plan}>
            {owner ? (
              <Button size="small" disabled={busy} onClick={() => ask(one)}>
                Choose {PLAN_LIMITS[one].title}
              </Button>
            ) : null}
          </PlanCard>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Change to ${asked ? PLAN_LIMITS[asked].title : ''}?`}
        body={asked ? warningOf(asked, seats) : ''}
        action="Change plan"
        cancel={`Stay on ${PLAN_LIMITS[plan].title}`}
        onConfirm={() => asked && void choose(asked)}
      />
    </Section>
  );
}

/** The contents of a plan; `children` is the button that selects it. */
function PlanCard({ plan, current, children }: { plan: Plan; current: boolean; children: ReactNode }) {
  const { title, creditsPerMonth, seats } = PLAN_LIMITS[plan];
  return (
    <li
      aria-current={current || undefined}
      className={clsx(
        'rounded-ui bg-surface p-4',
        current ? 'shadow-[inset_0_0_0_1.5px_var(--accent)]' : 'shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1 text-small text-muted">
        {number.format(creditsPerMonth)} credits a month
        <br />
        {seats} {seats === 1 ? 'seat' : 'seats'}
      </p>
      <div className="mt-3 flex h-7 items-center">{current ? <Badge>Current</Badge> : children}</div>
    </li>
  );
}
