import { expect, test } from 'vitest';
import { CANCELED, ceilingReached, INTERNAL, INTERRUPTED, serviceFailed } from '@/lib/contract/job-errors';

test.each([
  ['Canceled', CANCELED],
  ['Interrupted by a server restart', INTERRUPTED],
  ['Something went wrong on our side. Please try again.', INTERNAL],
  ['Cost ceiling of $0.40 reached', ceilingReached(0.4)],
  ['Cost ceiling of $0.001 reached', ceilingReached(0.001)],
  ['AI service error: overloaded', serviceFailed('overloaded')],
])('%j has the wording of the specification', (words, error) => {
  expect(error).toBe(words);
});
