import { expect, test } from 'vitest';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { presetClip } from '@/lib/core/clip/presets';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { createStrips } from '@/lib/server/raster/strips';
import { createSurface } from '@/lib/server/raster/surface';
import { acceptedSpec } from '../../support/product';

const fox = acceptedSpec('fox');
const frame = render(rigOf(fox), sample(compileClip(rigOf(fox), presetClip(fox, 'wave')), 0.7));

test.each([
  [160, 160],
  [1024, 1024],
  [2048, 1501],
])('a picture of %i × %i pixels painted in strips is the picture painted whole', (width, height) => {
  for (const background of [null, '#3366cc']) {
    const whole = createSurface(width, height, background);
    whole.paint(frame);
    const wanted = whole.pixels();
    const found = new Uint8Array(wanted.length);
    createStrips(width, height, background).paint(frame, found);
    let [sum, visible] = [0, 0];
    for (let i = 0; i < wanted.length; i += 1) {
      const error = Math.abs(wanted[i]! - found[i]!);
      sum += error;
      if (error > 8) visible += 1;
    }
    // Skia cuts curves where the picture ends, and rounds their edges a little differently there.
    expect(sum / wanted.length).toBeLessThan(0.04);
    expect(visible / wanted.length).toBeLessThan(0.0015);
  }
});
