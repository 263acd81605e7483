import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { type AnimationClip, PRESET_NAMES } from '@/lib/core/clip/schema';
import { drawingBox } from '@/lib/core/paint/extent';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { acceptedSpec, sampleSpec } from '../../support/specs';
import { distanceAt, layerMatrix, type LottieFile } from '../../support/lottie-reader';
import { biped, quadruped, winged } from '../../support/rigs';

/** The number of compared times, none of them on a frame of the file. */
const MOMENTS = 61;

/**
 * The maximum distance, in canvas pixels, between the corners of a drawing in the file and in our frames.
 */
function worstDistance(spec: MascotSpec, clip: AnimationClip): { worst: number; where: string } {
  const rig = rigOf(spec);
  const file = JSON.parse(paintLottie(rig, clip)) as LottieFile;
  const motion = compileClip(rig, clip);
  let found = { worst: 0, where: '' };
  for (let i = 0; i < MOMENTS; i += 1) {
    const seconds = ((i + 0.37) / MOMENTS) * clip.duration;
    for (const { id, state, matrix } of solve(rig, sample(motion, seconds))) {
      const box = drawingBox(drawingOf(rig.parts[rig.index.get(id)!]!.drawings.get(state) ?? ''));
      const layer = file.layers.find(({ nm }) => nm === id);
      if (!box || !layer) continue;
      const told = layerMatrix(file, layer, seconds * file.fr);
      for (const [x, y] of [
        [box.x, box.y],
        [box.x + box.width, box.y],
        [box.x, box.y + box.height],
        [box.x + box.width, box.y + box.height],
      ] as const) {
        const worst = distanceAt(told, matrix, x, y);
        if (worst > found.worst) found = { worst, where: `${id} at ${seconds} s` };
      }
    }
  }
  return found;
}

const mascots = {
  biped: acceptedSpec(biped),
  quadruped: acceptedSpec(quadruped),
  winged: acceptedSpec(winged),
  fox: acceptedSpec(sampleSpec('fox')),
  blob: acceptedSpec(sampleSpec('blob')),
};

for (const [name, spec] of Object.entries(mascots)) {
  test.each(PRESET_NAMES)(
    `nothing of the ${name} is off its place by a quarter of a pixel in %s, between frames too`,
    (preset) => {
      const clip = presetClip(spec, preset);
      const { worst, where } = worstDistance(spec, clip);
      expect(worst, where).toBeLessThan(0.25);
    },
  );

  test(`no preset of the ${name} is larger than a small picture`, () => {
    for (const preset of PRESET_NAMES)
      expect(gzipSync(paintLottie(rigOf(spec), presetClip(spec, preset))).length, preset).toBeLessThan(8000);
  });
}
