import { rateLimited } from '@/lib/contract/errors';
import { PLAN_LIMITS, type Plan } from '@/lib/contract/plans';
import type { Allowance } from '../db/rate-windows';

/** The rate-limit headers of a key's answer. */
export function limitHeaders({ limit, remaining, retryAfterSeconds }: Allowance): Record<string, string> {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(retryAfterSeconds),
  };
}

/** Throws `rate_limited` for a refused request; its sentence is `reason`, which has no full stop, and when to retry. */
function refuseBeyond(allowance: Allowance, reason: string): void {
  if (!allowance.refused) return;
  const { limit, retryAfterSeconds } = allowance;
  throw rateLimited(
    `${reason}; try again in ${retryAfterSeconds} s.`,
    { retry_after: retryAfterSeconds, limit },
    limitHeaders(allowance),
  );
}

/** Throws `rate_limited` where a key's workspace made more requests in the last minute than its plan allows. */
export const refuseOverLimit = (allowance: Allowance, plan: Plan): void =>
  refuseBeyond(
    allowance,
    `The ${PLAN_LIMITS[plan].title} plan allows ${allowance.limit} requests a minute with API keys`,
  );

/** Throws `rate_limited` where the browsers of a person made too many requests in the last minute. */
export const refuseBusyPerson = (allowance: Allowance): void =>
  refuseBeyond(allowance, `All browsers of a person may make ${allowance.limit} requests a minute together`);
