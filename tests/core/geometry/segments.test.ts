import { expect, test } from 'vitest';
import { coordinateText } from '@/lib/core/geometry/coordinate-text';
import { round } from '@/lib/core/geometry/number-text';
import { pathText, segmentsOf } from '@/lib/core/geometry/segments';

test.each([0, -0, 0.0004, -0.0004, 0.0005, 1, -1, 0.1, -0.5, 12.34, 999.9995, -10_000.125, 2e6, 3e9, 1e21, -1e-7])(
  '%d becomes the text of its rounded value',
  (value) => {
    expect(coordinateText(value)).toBe(String(round(value)));
  },
);

test('every thousandth from -30 to 30 becomes its shortest text, and is read again as the same number', () => {
  for (let thousandths = -30_000; thousandths <= 30_000; thousandths += 1) {
    const text = coordinateText(thousandths / 1000);
    const [move] = segmentsOf(`M0 ${text}`);
    if (text !== String(thousandths / 1000) || move?.points[1] !== thousandths / 1000)
      expect.fail(`${thousandths / 1000}: ${text}, ${move?.points[1]}`);
  }
});

test('canonical path data is read and written again unchanged', () => {
  const d = 'M-0.5 12.125L7-3.25C1 2 3.001 4-5-6.5Q123456.789 1 0 0ZM1 1';
  expect(pathText(segmentsOf(d))).toBe(d);
  expect(segmentsOf(d)).toBe(segmentsOf(d));
});
