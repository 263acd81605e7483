import { describe, expect, test } from 'vitest';
import {
  cardOf,
  choosePlace,
  type Choices,
  exportBody,
  FIRST_CHOICES,
  toggleFormat,
} from '@/components/export/choices';
import { bytesText, fileName, FORMAT_CARDS } from '@/components/export/formats';
import { placeOf, PLACES } from '@/components/export/places';
import { EXPORT_FORMAT_NAMES } from '@/lib/contract/export-formats';
import { ExportInput } from '@/lib/contract/exports';

describe('an export', () => {
  test('of every format is a valid request', () => {
    for (const format of EXPORT_FORMAT_NAMES) {
      for (const background of [null, '#336699']) {
        for (const pose of ['rest', 'frame'] as const) {
          const body = exportBody({ ...FIRST_CHOICES, background, pose }, format, { animation: 'wave', t: 0.7 });
          expect(ExportInput.safeParse(body).error, format).toBeUndefined();
        }
      }
    }
  });

  test('of a still has no frame rate, and optionally the time on the stage', () => {
    const still = FIRST_CHOICES;
    expect(exportBody(still, 'png', { animation: 'wave', t: 0.7 })).toEqual({ format: 'png', size: 512 });
    expect(exportBody({ ...still, pose: 'frame' }, 'png', { animation: 'wave', t: 0.7 })).toEqual({
      format: 'png',
      size: 512,
      animation: 'wave',
      t: 0.7,
    });
    expect(exportBody({ ...still, pose: 'frame' }, 'png', null)).toEqual({ format: 'png', size: 512 });
  });

  test('that cannot be transparent gets a background', () => {
    expect(exportBody(FIRST_CHOICES, 'mp4', null).background).toBe('#ffffff');
    expect(exportBody(FIRST_CHOICES, 'gif', null).background).toBeUndefined();
  });

  test('has a frame rate only for formats with frames, and a version only if an older one is chosen', () => {
    expect(exportBody(FIRST_CHOICES, 'animated-svg', null)).toEqual({
      format: 'animated-svg',
      size: 512,
      animation: 'idle',
    });
    expect(exportBody({ ...FIRST_CHOICES, version: 'ver_1' }, 'webp', null)).toEqual({
      format: 'webp',
      size: 512,
      animation: 'idle',
      fps: 30,
      version_id: 'ver_1',
    });
    expect(Math.max(...cardOf('gif').rates)).toBe(50);
  });

  test('to dotLottie uses the chosen canvas, to other formats the animation', () => {
    const chosen = { ...FIRST_CHOICES, canvas: 'cnv_1' };
    expect(exportBody(chosen, 'dotlottie', null)).toEqual({
      format: 'dotlottie',
      size: 512,
      canvas: 'cnv_1',
      fps: 30,
    });
    expect(exportBody(FIRST_CHOICES, 'dotlottie', null)).toEqual({
      format: 'dotlottie',
      size: 512,
      animation: 'idle',
      fps: 30,
    });
    expect(exportBody(chosen, 'gif', null)).not.toHaveProperty('canvas');
  });

  test('uses the nearest frame rate of the format', () => {
    expect(exportBody({ ...FIRST_CHOICES, fps: 60 }, 'gif', null).fps).toBe(50);
    expect(exportBody({ ...FIRST_CHOICES, fps: 60 }, 'mp4', null).fps).toBe(60);
  });

  test('has a card for every format', () => {
    expect(FORMAT_CARDS.map(({ format }) => format)).toEqual(EXPORT_FORMAT_NAMES);
  });

  test('is saved under a portable file name', () => {
    expect(fileName('Saffron the Fox', 'Wave', 'gif')).toBe('saffron-the-fox-wave.gif');
    expect(fileName('../Ünïcode / Fox?', null, 'svg')).toBe('u-ni-code-fox.svg');
    expect(fileName('狐', null, 'mp4')).toBe('mascot.mp4');
    expect(fileName('Saffron', null, 'sticker')).toBe('saffron-sticker.png');
  });

  test('describes its size in words', () => {
    expect([0, 900, 1536, 150_000, 5_242_880].map(bytesText)).toEqual([
      '0 bytes',
      '900 bytes',
      '1.5 KB',
      '146 KB',
      '5.0 MB',
    ]);
  });
});

describe('the destinations of files', () => {
  test('every format has exactly one destination, and the recommended one is visible', () => {
    expect(new Set(PLACES.flatMap(({ recommended, others }) => [recommended, ...others]))).toEqual(
      new Set(EXPORT_FORMAT_NAMES),
    );
    for (const { id, recommended, others } of PLACES)
      expect(new Set([recommended, ...others]).size, id).toBe(others.length + 1);
  });

  test('a destination selects its recommended format, and keeps several selected formats', () => {
    const video = choosePlace(FIRST_CHOICES, placeOf('video'));
    expect(video).toMatchObject({ place: 'video', formats: ['mp4'], looked: 'mp4' });
    const several = toggleFormat(video, 'webm');
    expect(several).toMatchObject({ formats: ['mp4', 'webm'], looked: 'webm' });
    expect(choosePlace(several, placeOf('chat'))).toMatchObject({ formats: ['mp4', 'webm'], looked: 'webm' });
  });

  test('a deselected format is no longer shown', () => {
    const two: Choices = { ...FIRST_CHOICES, formats: ['gif', 'png'], looked: 'png' };
    expect(toggleFormat(two, 'png')).toMatchObject({ formats: ['gif'], looked: 'gif' });
    expect(toggleFormat(two, 'gif')).toMatchObject({ formats: ['png'], looked: 'png' });
    expect(toggleFormat({ ...two, formats: ['png'] }, 'png')).toMatchObject({ formats: [], looked: 'png' });
  });
});
