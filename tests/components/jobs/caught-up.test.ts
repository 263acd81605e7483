import { expect, test } from 'vitest';
import { caughtUp, upTo, withOlder } from '@/components/jobs/caught-up';
import type { Activity } from '@/lib/contract/activity';

const job = (second: number, status: Activity['status'] = 'succeeded'): Activity => ({
  id: `job_${second}`,
  object: 'activity',
  type: 'edit',
  status,
  error: null,
  cost_usd: 0,
  created_at: new Date(Date.UTC(2026, 10, 1, 12, 0, second)).toISOString(),
  started_at: null,
  finished_at: null,
  asked: {},
  mascot: null,
  credits: { amount: 0, state: 'free' },
});
const seconds = (list: readonly Activity[]) => list.map(({ id }) => Number(id.slice(4)));

test('the newest page replaces the items in its range, and older ones stay', () => {
  const list = caughtUp([job(9, 'running'), job(7), job(5), job(3), job(1)], {
    data: [job(11), job(9), job(5)],
    next_cursor: 'more',
  });
  expect(seconds(list)).toEqual([11, 9, 5, 3, 1]);
  expect(list[1]?.status).toBe('succeeded');
});

test('a last page is the whole list, also if empty', () => {
  expect(seconds(caughtUp([job(9), job(7)], { data: [job(9)], next_cursor: null }))).toEqual([9]);
  expect(caughtUp([job(9)], { data: [], next_cursor: null })).toEqual([]);
});

test('an older page is appended without duplicates', () => {
  expect(seconds(withOlder([job(9), job(7)], { data: [job(7), job(5)], next_cursor: null }))).toEqual([9, 7, 5]);
});

test('no item newer than the first shown one is added while reading on', () => {
  expect(seconds(upTo(job(9), [job(11), job(9), job(7)]))).toEqual([9, 7]);
  expect(seconds(upTo(null, [job(11)]))).toEqual([11]);
});
