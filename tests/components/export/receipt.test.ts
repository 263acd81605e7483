import { expect, test } from 'vitest';
import { receiptWords } from '@/components/export/receipt';

const said = (mean_error: number, worst_error: number, frames = 4) => receiptWords({ frames, mean_error, worst_error });

test('a faithful file is verified, and its errors are percentages, rounded up', () => {
  expect(said(0.4, 0.906)).toEqual({
    verdict: 'Verified',
    sentence:
      'The file was opened again, and 4 of its frames compared with the stage: no difference that an eye can see.',
    figures: [
      { name: 'Frames compared', value: '4' },
      { name: 'Mean difference', value: '0.16 %' },
      { name: 'In the worst frame', value: '0.36 %' },
    ],
  });
});

test('only a file without any difference is called identical', () => {
  expect(said(0, 0).sentence).toMatch(/no pixel differs\.$/);
  expect(said(0, 0).figures[1]?.value).toBe('0.00 %');
  expect(said(0.001, 0.001).sentence).toMatch(/no difference that an eye can see\.$/);
  expect(said(0.001, 0.001).figures[1]?.value).toBe('0.01 %');
});

test('a still has no worst frame, and a file that differs is not verified', () => {
  expect(said(0.2, 0.2, 1).figures.map(({ name }) => name)).toEqual(['Frames compared', 'Mean difference']);
  expect(said(0.2, 0.2, 1).sentence).toContain('the picture compared');
  expect(said(9, 12).verdict).toBe('Slightly different');
});
