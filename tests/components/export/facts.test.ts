import { describe, expect, test } from 'vitest';
import { FIRST_CHOICES } from '@/components/export/choices';
import { estimatedBytes } from '@/components/export/estimate';
import { factsOf, factsText } from '@/components/export/facts';
import { momentAt } from '@/components/stage/play-clock';
import { stillAddress } from '@/components/export/still-address';
import { presetClip } from '@/lib/core/clip/presets';
import { sampleSpec } from '../../support/specs';

const fox = sampleSpec('fox');
const scene = { spec: fox, clip: presetClip(fox, 'idle') };
const { duration } = scene.clip;

describe('the expected properties of a file', () => {
  test('of frames are their size, number and duration', () => {
    const facts = factsOf('gif', { size: 256, fps: 12 }, scene);
    expect(facts).toMatchObject({ frames: Math.round(duration * 12), seconds: duration, refusal: null });
    expect(Math.max(facts.width, facts.height)).toBe(256);
    expect(factsText(facts)).toBe(`${facts.width} × ${facts.height} px · ${facts.frames} frames · ${duration} s`);
  });

  test('are the duration of a vector file and the size of a still; a logo is square', () => {
    expect(factsOf('lottie', { size: 512, fps: 30 }, scene)).toMatchObject({ frames: null, seconds: duration });
    expect(factsOf('png', { size: 512, fps: 30 }, scene)).toMatchObject({ frames: null, seconds: null });
    expect(factsOf('logo', { size: 300, fps: 30 }, scene)).toMatchObject({ width: 300, height: 300 });
  });

  test('of a sprite sheet are the size of the sheet, or that it is too large', () => {
    const { width, height } = factsOf('sprite', { size: 64, fps: 12 }, scene);
    expect(width).toBeGreaterThan(64);
    expect(height).toBeGreaterThan(64);
    expect(factsOf('sprite', { size: 2048, fps: 60 }, scene).refusal).toContain('choose a smaller size');
  });
});

describe('the estimated size of a file of frames', () => {
  const planned = { width: 160, height: 160, frames: 96, seconds: 4, refusal: null };

  test('grows with pixels and frames, and has one significant digit', () => {
    expect(estimatedBytes('gif', planned)).toBe(500_000);
    expect(estimatedBytes('gif', { ...planned, frames: 48 })).toBe(200_000);
    expect(estimatedBytes('gif', { ...planned, width: 320, height: 320 })).toBe(1_000_000);
  });

  test('is not given for stills, vector files and impossible sheets', () => {
    expect(estimatedBytes('png', { ...planned, frames: null })).toBeNull();
    expect(estimatedBytes('dotlottie', planned)).toBeNull();
    expect(estimatedBytes('sprite', { ...planned, refusal: 'Too large.' })).toBeNull();
  });
});

describe('a preview', () => {
  test('shows the frames of the file, and stops after a one-shot', () => {
    const loop = { ...scene.clip, duration: 2, loop: true };
    expect(momentAt(loop, 2.3, null)).toBeCloseTo(0.3);
    expect(momentAt(loop, 0.99, 2)).toBe(0.5);
    const once = { ...loop, loop: false };
    expect(momentAt(once, 2.4, null)).toBe(2);
    expect(momentAt(once, 2.8, null)).toBeCloseTo(0.1);
  });

  test('of a still requests the version, the format and the time', () => {
    const still = { previewUrl: '/preview?v=ver_1', frame: { animation: 'wave', t: 0.5 } };
    const choices = { ...FIRST_CHOICES, looked: 'logo-png' as const };
    expect(stillAddress(choices, still)).toBe('/preview?v=ver_1&format=logo&size=512');
    expect(stillAddress({ ...choices, looked: 'png', pose: 'frame' }, still)).toBe(
      '/preview?v=ver_1&format=png&size=512&animation=wave&t=0.5',
    );
  });
});
