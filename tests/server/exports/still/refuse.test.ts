import { describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { mostWorkOfParts, workOf } from '@/lib/core/paint/work';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawStill } from '@/lib/server/exports/still/draw';
import { refusalOf } from '@/lib/server/exports/still/refuse';
import { frameOf, type MomentPicture } from '@/lib/server/raster/moment';
import { acceptedSpec, sampleSpec, specOfFragment, wallOf } from '../../../support/specs';

const at = (drawn: MascotSpec, size: number, clip: AnimationClip | null = null): MomentPicture => ({
  spec: drawn,
  clip,
  seconds: 0,
  size,
  background: null,
});

describe('a picture that would take too long', () => {
  test('is refused at the size that makes it so', () => {
    const drawn = wallOf(1000);
    expect(refusalOf(at(drawn, 2048))).toContain('too many large shapes');
    expect(refusalOf(at(drawn, 1024))).toBeNull();
  });

  test('is refused in the pose that makes it so', () => {
    const drawn = wallOf(1000, 10);
    const grown: AnimationClip = {
      clipVersion: 1,
      name: 'Grow',
      duration: 1,
      loop: false,
      tracks: (['scaleX', 'scaleY'] as const).map((prop) => ({
        part: 'body',
        prop,
        keys: [{ t: 0, v: 100, ease: 'linear' as const }],
      })),
      modifiers: [],
    };
    expect(refusalOf(at(drawn, 2048))).toBeNull();
    expect(refusalOf(at(drawn, 2048, grown))).not.toBeNull();
  });

  test('is not refused as an SVG, which is not painted', async () => {
    const order = { ...at(wallOf(1000), 2048), title: 'Wall' };
    expect(await drawStill({ ...order, format: 'svg', checked: false })).toHaveProperty('file');
    expect(await drawStill({ ...order, format: 'png', checked: false })).toHaveProperty('refused');
  });

  test('is none of a mascot, at the largest size and in motion', () => {
    for (const name of ['fox', 'blob', 'everything'] as const) {
      const drawn = acceptedSpec(sampleSpec(name));
      expect(refusalOf(at(drawn, 2048, presetClip(drawn, 'dance', { name: 'dance' })))).toBeNull();
    }
  });
});

const workIn = (svg: string) => workOf(frameOf(at(specOfFragment(svg), 512)));

describe('the work of a frame', () => {
  test('is the share of the canvas that its shapes cover, with their strokes, clips and layers', () => {
    expect(workIn('<rect width="256" height="512" fill="$ink"/>')).toBeCloseTo(0.5);
    expect(workIn('<path d="M6 6H506V506H6Z" fill="$ink" stroke="#000000" stroke-width="12"/>')).toBeCloseTo(2);
    expect(workIn('<g opacity="0.5"><rect width="512" height="512"/><rect width="512" height="512"/></g>')).toBe(4);
    const stops = '<stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/>';
    const gradient = `<defs><linearGradient id="g">${stops}</linearGradient></defs>`;
    expect(workIn(`${gradient}<rect width="512" height="512" fill="url(#g)"/>`)).toBe(8);
    const clip = '<defs><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>';
    expect(workIn(`${clip}<rect width="512" height="512" clip-path="url(#c)"/>`)).toBe(2);
  });

  test('is never more than the bound that is told without a pose', () => {
    for (const name of ['fox', 'blob', 'everything'] as const) {
      const drawn = acceptedSpec(sampleSpec(name));
      expect(workOf(frameOf(at(drawn, 512)))).toBeLessThanOrEqual(mostWorkOfParts(drawn.parts));
    }
  });
});
