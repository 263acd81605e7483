import { expect, test } from 'vitest';
import { askedIn } from '@/components/editor/work/asked';

const job = (asked: Record<string, string>, status: 'succeeded' | 'failed' | 'canceled' = 'succeeded') => ({
  asked,
  status,
});

test('each prompt is listed once, with its latest outcome', () => {
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

test('of many prompts the latest are listed', () => {
  const asked = askedIn(Array.from({ length: 20 }, (_, index) => job({ instruction: `change ${index}` })));
  expect(asked.map(({ said }) => said.words)).toEqual(Array.from({ length: 8 }, (_, index) => `change ${index}`));
});
