import { expect, test } from 'vitest';
import { withFresh, type LogPage } from '@/components/webhooks/log-page';
import type { Delivery } from '@/lib/contract/webhook';

const delivery = (id: string, status: Delivery['status'] = 'delivered'): Delivery => ({
  id,
  object: 'delivery',
  webhook_id: 'whk',
  job_id: null,
  type: 'job.succeeded',
  status,
  created_at: '',
  next_attempt_at: null,
  attempts: [],
});
const page = (ids: string, next: string | null = null): LogPage => ({
  data: [...ids].map((id) => delivery(id)),
  next_cursor: next,
});
const idsOf = ({ data, next_cursor: next }: LogPage) => [data.map(({ id }) => id).join(''), next];

test('a fresh page is put before older items, with each delivery once in its latest state', () => {
  expect(idsOf(withFresh(page('cba', 'after a'), page('edc', 'after c')))).toEqual(['edcba', 'after a']);
  const now = withFresh({ data: [delivery('a', 'pending')], next_cursor: null }, page('ba'));
  expect(now.data.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'delivered'],
    ['a', 'delivered'],
  ]);
});

test('a fresh page that does not overlap the shown items replaces them, so that none is skipped', () => {
  expect(idsOf(withFresh(page('cba', 'after a'), page('ihg', 'after g')))).toEqual(['ihg', 'after g']);
  expect(idsOf(withFresh(page(''), page('a')))).toEqual(['a', null]);
});
