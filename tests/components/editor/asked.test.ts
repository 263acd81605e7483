import { expect, test } from 'vitest';
import { askedIn } from '@/components/editor/work/asked';

const job = (asked: Record<string, string>, status: 'succeeded' | 'failed' | 'canceled' = 'succeeded') => ({
  asked,
  status,
});

test('what was asked for in words is listed once, as it ended the last time', () => {
  expect(
    askedIn([
      job({ instruction: 'give it a hat' }),
      job({ instruction: 'make it glow' }, 'failed'),
      job({ instruction: ' give it a hat ' }, 'failed'),
      job({ prompt: 'waves', name: 'Hello' }),
      job({ reference_upload_id: 'file_1' }),
    ]),
  ).toEqual([
    { said: { name: '', words: 'give it a hat' }, failed: false },
    { said: { name: '', words: 'make it glow' }, failed: true },
    { said: { name: 'Hello', words: 'waves' }, failed: false },
  ]);
});

test('of much that was asked for the latest is listed', () => {
  const asked = askedIn(Array.from({ length: 20 }, (_, index) => job({ instruction: `change ${index}` })));
  expect(asked.map(({ said }) => said.words)).toEqual(Array.from({ length: 8 }, (_, index) => `change ${index}`));
});
