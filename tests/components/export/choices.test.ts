import { describe, expect, test } from 'vitest';
import { cardOf, exportBody, FIRST_CHOICES } from '@/components/export/choices';
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
    expect(exportBody({ ...still, pose: 'frame' }, { animation: 'wave', t: 0.7 })).toEqual({
      format: 'png',
      size: 512,
      animation: 'wave',
      t: 0.7,
    });
    expect(exportBody({ ...still, pose: 'frame' }, null)).toEqual({ format: 'png', size: 512 });
  });

  test('that cannot be transparent gets paper behind it', () => {
    expect(exportBody({ ...FIRST_CHOICES, format: 'mp4' }, null).background).toBe('#ffffff');
    expect(exportBody({ ...FIRST_CHOICES, format: 'gif' }, null).background).toBeUndefined();
  });

  test('says a frame rate only for what has frames, and a version only where an older one is chosen', () => {
    expect(exportBody({ ...FIRST_CHOICES, format: 'animated-svg' }, null)).toEqual({
      format: 'animated-svg',
      size: 512,
      animation: 'idle',
    });
    expect(exportBody({ ...FIRST_CHOICES, format: 'webp', version: 'ver_1' }, null)).toEqual({
      format: 'webp',
      size: 512,
      animation: 'idle',
      fps: 30,
      version_id: 'ver_1',
    });
    expect(Math.max(...cardOf('gif').rates)).toBe(50);
  });

  test('to dotLottie takes a canvas where one is chosen; to another format the animation', () => {
    const chosen = { ...FIRST_CHOICES, canvas: 'cnv_1' };
    expect(exportBody({ ...chosen, format: 'dotlottie' }, null)).toEqual({
      format: 'dotlottie',
      size: 512,
      canvas: 'cnv_1',
      fps: 30,
    });
    expect(exportBody({ ...FIRST_CHOICES, format: 'dotlottie' }, null)).toEqual({
      format: 'dotlottie',
      size: 512,
      animation: 'idle',
      fps: 30,
    });
    expect(exportBody({ ...chosen, format: 'gif' }, null)).not.toHaveProperty('canvas');
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
    expect([0, 900, 1536, 150_000, 5_242_880].map(bytesText)).toEqual([
      '0 bytes',
      '900 bytes',
      '1.5 KB',
      '146 KB',
      '5.0 MB',
    ]);
  });
});

const said = (mean_error: number, worst_error: number, frames = 4) => receiptText({ frames, mean_error, worst_error });

test('a receipt is said in plain words, rounded up, and without a difference only where there is none', () => {
  expect(said(0.4, 0.906)).toBe('What left is what was shown: mean difference 0.4 of 255 over 4 frames, 1.0 at worst.');
  expect(said(0.001, 0.001, 1)).toBe('What left is what was shown: mean difference 0.1 of 255 in the picture.');
  expect(said(0, 0)).toBe('What left is what was shown: no difference over 4 frames.');
  expect(said(9, 12)).toBe(
    'What left is near what was shown: mean difference 9.0 of 255 over 4 frames, 12.0 at worst.',
  );
});
