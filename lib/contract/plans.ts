/** The plans, from the smallest. */
export const PLANS = ['free', 'maker', 'studio'] as const;
export type Plan = (typeof PLANS)[number];

interface PlanLimits {
  title: string;
  creditsPerMonth: number;
  requestsPerMinute: number;
  seats: number;
  runningJobs: number;
  /** The bytes that a workspace stores, its trash included. */
  storageBytes: number;
}

const GIGABYTE = 2 ** 30;

/** The limits of each plan (docs/decisions/plans-credits-and-limits.md). */
export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  free: {
    title: 'Free',
    creditsPerMonth: 200,
    requestsPerMinute: 120,
    seats: 1,
    runningJobs: 2,
    storageBytes: 2 * GIGABYTE,
  },
  maker: {
    title: 'Maker',
    creditsPerMonth: 2_000,
    requestsPerMinute: 600,
    seats: 1,
    runningJobs: 4,
    storageBytes: 20 * GIGABYTE,
  },
  studio: {
    title: 'Studio',
    creditsPerMonth: 10_000,
    requestsPerMinute: 3_000,
    seats: 3,
    runningJobs: 8,
    storageBytes: 200 * GIGABYTE,
  },
};
