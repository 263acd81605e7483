import { describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import { isMotionProp, withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { finishWork } from '@/lib/artist/finish-work';
import { animate } from '@/lib/artist/motion/animate';

function drawn(prompt: string): MascotSpec {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'pods'));
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
  return accepted.value.spec;
}

const blob = drawn('a round blue blob');
const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'pods' };

async function moved(prompt: string, spec = blob) {
  const drafts: unknown[] = [];
  const { clip, parts = [] } = await finishWork(animate({ spec, prompt }, context), (event) => {
    if (event.type === 'draft_clip') drafts.push(event.clip);
  });
  return { clip, parts, drafts, whole: withMotionProps(spec, parts, spec) };
}

const isShown = async (prompt: string, seconds: (duration: number) => number) => {
  const { clip, whole } = await moved(prompt);
  const pose = sample(compileClip(rigOf(whole), clip), seconds(clip.duration));
  return render(rigOf(whole), pose).parts.some(({ id }) => id.startsWith('motion_arm'));
};

describe('a blob without arms', () => {
  test('grows one for a gesture, which is a prop that nothing shows at rest', async () => {
    const { clip, parts, whole } = await moved('waves');
    expect(parts.map(({ id }) => id)).toEqual(['motion_arm_right']);
    expect(parts.every(isMotionProp)).toBe(true);
    expect(checkClip(clip, whole).ok).toBe(true);
    expect(paintSvg(render(rigOf(whole), {}))).toBe(paintSvg(render(rigOf(blob), {})));
  });

  test('has it during the gesture, and not after it', async () => {
    expect(await isShown('waves', (duration) => duration / 2)).toBe(true);
    expect(await isShown('waves', (duration) => duration)).toBe(false);
    expect(await isShown('waves, then jumps', (duration) => duration * 0.9)).toBe(false);
  });

  test('grows two where both hands act', async () => {
    const { parts } = await moved('hides its face');
    expect(parts.map(({ id }) => id)).toEqual(['motion_arm_left', 'motion_arm_right']);
  });

  test('needs none to jump, and a figure with arms has its own', async () => {
    expect((await moved('jumps')).parts).toEqual([]);
    expect((await moved('waves', drawn('a friendly fox'))).parts).toEqual([]);
  });

  test('keeps them for a second motion', async () => {
    const { whole } = await moved('waves');
    const second = await moved('claps four times', whole);
    expect(checkClip(second.clip, second.whole).ok).toBe(true);
    expect(second.clip.tracks.some(({ part }) => part === 'motion_arm_left')).toBe(true);
  });

  test('every draft is a clip of the mascot as it is', async () => {
    const { drafts } = await moved('waves, then jumps, then claps');
    for (const draft of drafts.slice(0, -1)) expect(checkClip(draft, blob).ok).toBe(true);
  });
});
