import { expect, test } from 'vitest';
import { writtenBytes } from '@/components/export/written-size';
import { presetClip } from '@/lib/core/clip/presets';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { writeVector } from '@/lib/server/exports/vector/write';
import { acceptedSpec, sampleSpec } from '../../../support/specs';

test.each(['lottie', 'animated-svg'] as const)(
  'the studio predicts the size of a file as %s in bytes',
  async (format) => {
    const spec = acceptedSpec(sampleSpec('fox'));
    const clip = presetClip(spec, 'wave');
    const wanted = { fps: 30, background: '#336699' };
    const { file } = await writeVector({ format, spec, clip, canvas: null, size: 512, ...wanted });
    const options = { ...pictureSize(spec, 512), ...wanted };
    expect(writtenBytes({ key: '', format, spec, clip, options })).toBe(file.length);
  },
);
