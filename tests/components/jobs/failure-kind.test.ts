import { expect, test } from 'vitest';
import { failureKindOf } from '@/components/jobs/failure-kind';
import { CANCELED, ceilingReached, INTERNAL, INTERRUPTED, serviceFailed } from '@/lib/contract/job-errors';

test.each([
  [CANCELED, 'canceled'],
  [INTERRUPTED, 'interrupted'],
  [INTERNAL, 'internal'],
  [ceilingReached(0.4), 'cost_ceiling'],
  [serviceFailed('overloaded'), 'service'],
  ['It is blue already.', 'refused'],
])('%j is of the kind %s', (error, kind) => {
  expect(failureKindOf(error)).toBe(kind);
});
