import { expect, test } from 'vitest';
import { adviceFor, askedInWords, askedOptions, creditsText, durationText, timesOf } from '@/components/jobs/words';
import type { Activity } from '@/lib/contract/activity';

test.each<[Activity['type'], Activity['asked'], string | null]>([
  ['generate', { prompt: 'a fox', detail: 'high' }, 'a fox'],
  ['edit', { instruction: 'make it blue' }, 'make it blue'],
  ['export', { format: 'gif', animation: 'wave', size: 512 }, 'GIF · wave'],
  ['reconstruct', { upload_id: 'file_a', detail: 'standard' }, 'From a picture'],
  ['animate', { reference_upload_id: 'file_a' }, 'After a video'],
  ['suggest', {}, null],
])('%s of %j is %j in words', (type, asked, words) => {
  expect(askedInWords({ type, asked })).toBe(words);
});

test('the other options of a request have labels, without ids and repetitions', () => {
  expect(askedOptions({ type: 'generate', asked: { prompt: 'a fox', detail: 'high', upload_id: 'file_a' } })).toEqual([
    { label: 'Detail', value: 'high' },
  ]);
  expect(askedOptions({ type: 'export', asked: { format: 'png', size: 512, t: 0, animation: 'wave' } })).toEqual([
    { label: 'Size', value: '512 px' },
  ]);
  expect(
    askedOptions({ type: 'scene', asked: { prompt: 'a beach', size: 'wide', t: 0.8, animation: 'wave' } }).map(
      ({ value }) => value,
    ),
  ).toEqual(['wave', '0.8 s', 'wide']);
  expect(askedOptions({ type: 'animate', asked: { prompt: 'waves', duration: 2 } })).toEqual([
    { label: 'Duration', value: '2 s' },
  ]);
});

test.each([
  [0, '0.0 s'],
  [9940, '9.9 s'],
  [9960, '10 s'],
  [59_600, '1 min 0 s'],
  [185_000, '3 min 5 s'],
  [7_500_000, '2 h 5 min'],
])('%i ms is %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test('a job waits until it begins, and runs until it ends or now', () => {
  const [created, started, now] = [
    '2026-11-01T12:00:00.000Z',
    '2026-11-01T12:00:02.000Z',
    Date.UTC(2026, 10, 1, 12, 0, 10),
  ];
  const activity = { created_at: created, started_at: null, finished_at: null } as Activity;
  expect(timesOf(activity, now)).toEqual({ queued: 10_000, ran: null });
  expect(timesOf({ ...activity, started_at: started }, now)).toEqual({ queued: 2000, ran: 8000 });
  expect(timesOf({ ...activity, finished_at: started }, now)).toEqual({ queued: 2000, ran: null });
});

test('credits and failures are described in sentences', () => {
  expect([
    creditsText({ amount: 4, state: 'refunded' }),
    creditsText({ amount: 1, state: 'held' }),
    creditsText({ amount: 0, state: 'free' }),
  ]).toEqual(['4 credits given back', '1 credit held', 'Free']);
  expect(adviceFor('Cost ceiling of $0.40 reached')).toContain('simpler');
  expect(adviceFor('Interrupted by a server restart')).toContain('again');
});
