export const PLANS = ['free', 'maker', 'studio'] as const;
export type Plan = (typeof PLANS)[number];

interface PlanLimits {
  title: string;
  creditsPerMonth: number;
  requestsPerMinute: number;
  seats: number;
  runningJobs: number;
  /** The bytes that a workspace stores, and its mascots, those in the trash included. */
  storage: { bytes: number; mascots: number };
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
    storage: { bytes: 2 * GIGABYTE, mascots: 1_000 },
  },
  maker: {
    title: 'Maker',
    creditsPerMonth: 2_000,
    requestsPerMinute: 600,
    seats: 1,
    runningJobs: 4,
    storage: { bytes: 20 * GIGABYTE, mascots: 10_000 },
  },
  studio: {
    title: 'Studio',
    creditsPerMonth: 10_000,
    requestsPerMinute: 3_000,
    seats: 3,
    runningJobs: 8,
    storage: { bytes: 200 * GIGABYTE, mascots: 100_000 },
  },
};
