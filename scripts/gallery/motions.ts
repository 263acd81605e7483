import { sample, compileClip } from '@/lib/core/clip/sample';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import { designSpec } from '@/lib/artist/design';
import { animate } from '@/lib/artist/motion/animate';
import { finishWork } from '@/lib/artist/finish-work';
import { pictureOf, type Cell } from './grid';

const SIZE = 200;
const FRAMES = 8;

/**
 * The contact sheet of motions, from lines of `prompt | mascot`. Shows eight frames of each, evenly spaced over the
 * clip.
 */
export const motions = {
  file: 'motions.txt',
  columns: 2,
  rows: 10,
  size: SIZE,
  async cell([prompt = '', mascot = '']: string[]): Promise<Cell> {
    const accepted = acceptSpec(designSpec({ prompt: mascot, detail: 'standard' }, 'gallery'));
    if (!accepted.ok)
      throw new Error(`${mascot}: ${accepted.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
    const { spec: plain } = accepted.value;
    const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'gallery' };
    const { clip, parts = [], summary } = await finishWork(animate({ spec: plain, prompt }, context), () => undefined);
    const spec = withMotionProps(plain, parts, plain);
    const motion = compileClip(rigOf(spec), clip);
    const times = Array.from({ length: FRAMES }, (_, i) => ((i + 0.5) * clip.duration) / FRAMES);
    return {
      pictures: times.map((t) => pictureOf(spec, SIZE, sample(motion, t))),
      caption: `${prompt} · ${mascot} · ${summary}`,
    };
  },
};
