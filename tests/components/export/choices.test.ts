import { describe, expect, test } from 'vitest';
import { exportBody, FIRST_CHOICES } from '@/components/export/choices';
import { bytesText, fileName, FORMAT_CARDS, receiptText } from '@/components/export/formats';
import { EXPORT_FORMAT_NAMES, ExportInput } from '@/lib/contract/exports';

describe('an export', () => {
  test('of every format is a request that the service understands', () => {
    for (const format of EXPORT_FORMAT_NAMES) {
      for (const background of [null, '#336699']) {
        for (const pose of ['rest', 'frame'] as const) {
          const body = exportBody({ ...FIRST_CHOICES, format, background, pose }, { animation: 'wave', t: 0.7 });
          expect(ExportInput.safeParse(body).error, format).toBeUndefined();
        }
      }
    }
  });

  test('of a still leaves frame rate out, and takes the frame on the stage when asked to', () => {
    const still = { ...FIRST_CHOICES, format: 'png' as const };
    expect(exportBody(still, { animation: 'wave', t: 0.7 })).toEqual({ format: 'png', size: 512 });
    expect(exportBody({ ...still, pose: 'frame' }, { animation: 'wave', t: 0.7 })).toEqual({ format: 'png', size: 512, animation: 'wave', t: 0.7 });
    expect(exportBody({ ...still, pose: 'frame' }, null)).toEqual({ format: 'png', size: 512 });
  });

  test('that cannot be transparent gets paper behind it', () => {
    expect(exportBody({ ...FIRST_CHOICES, format: 'mp4' }, null).background).toBe('#ffffff');
    expect(exportBody({ ...FIRST_CHOICES, format: 'gif' }, null).background).toBeUndefined();
  });

  test('has a card for every format', () => {
    expect(FORMAT_CARDS.map(({ format }) => format)).toEqual(EXPORT_FORMAT_NAMES);
  });

  test('is saved under a name that every disk takes', () => {
    expect(fileName('Saffron the Fox', 'Wave', 'gif')).toBe('saffron-the-fox-wave.gif');
    expect(fileName('../Ünïcode / Fox?', null, 'svg')).toBe('u-ni-code-fox.svg');
    expect(fileName('狐', null, 'mp4')).toBe('mascot.mp4');
    expect(fileName('Saffron', null, 'sticker')).toBe('saffron-sticker.png');
  });

  test('says its size in words', () => {
    expect([0, 900, 1536, 150_000, 5_242_880].map(bytesText)).toEqual(['0 bytes', '900 bytes', '1.5 KB', '146 KB', '5.0 MB']);
  });
});

const said = (worst_error: number) => receiptText({ frames: 4, mean_error: 0, worst_error });

test('a receipt is said in percent, rounded up, and exactly only where nothing differs', () => {
  expect(said(0.906)).toBe('Matches the stage within 0.4 %');
  expect(said(0.001)).toBe('Matches the stage within 0.1 %');
  expect(said(0)).toBe('Matches the stage exactly');
});
