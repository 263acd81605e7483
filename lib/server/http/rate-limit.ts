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

/** Throws `rate_limited` where a key's workspace made more requests in the last minute than its plan allows. */
export function refuseOverLimit(allowance: Allowance, plan: Plan): void {
  if (!allowance.refused) return;
  const { limit, retryAfterSeconds } = allowance;
  throw rateLimited(
    `The ${PLAN_LIMITS[plan].title} plan allows ${limit} requests a minute with API keys; try again in ` +
      `${retryAfterSeconds} s.`,
    { retry_after: retryAfterSeconds, limit },
    limitHeaders(allowance),
  );
}
