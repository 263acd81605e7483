/** Why a job did not succeed; `refused` means that the work itself rejects the request. */
const FAILURE_KINDS = ['canceled', 'interrupted', 'cost_ceiling', 'service', 'internal', 'refused'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The error of a job that was canceled. */
export const CANCELED = 'Canceled';

/** The error of a job whose process ended. */
export const INTERRUPTED = 'Interrupted by a server restart';

/** The error of a job that failed unexpectedly. */
export const INTERNAL = 'Something went wrong on our side. Please try again.';

/** The beginning of the error of a job that reached its cost ceiling. */
export const CEILING_PREFIX = 'Cost ceiling of ';

/** The beginning of the error of a job whose model failed. */
export const SERVICE_PREFIX = 'AI service error: ';

/** Dollars with cents, or with all digits where there are more. */
function dollars(usd: number): string {
  return Number.isInteger(Math.round(usd * 1e8) / 1e6) ? `$${usd.toFixed(2)}` : `$${usd}`;
}

/** The error of a job that would cost more than its ceiling in USD. */
export function ceilingReached(ceilingUsd: number): string {
  return `${CEILING_PREFIX}${dollars(ceilingUsd)} reached`;
}

/** The error of a job whose model failed, with what the model's service said. */
export function serviceFailed(detail: string): string {
  return SERVICE_PREFIX + detail;
}
