import { finishWork } from '@/lib/artist/finish-work';
import { animate } from '@/lib/artist/motion/animate';
import { construct } from '@/lib/artist/sheet/construct';
import type { StarterCharacter } from '@/lib/artist/starters/starter';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { checkClip } from '@/lib/core/clip/check';
import { problemLines } from '@/lib/core/problem';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A starter's drawing and its motions. */
export interface ComposedStarter {
  spec: MascotSpec;
  clips: AnimationClip[];
}

/** Draws a starter and composes its motions, always the same; runs in a worker thread. */
export async function composeStarter({ id, sheet, motions }: StarterCharacter): Promise<ComposedStarter> {
  const accepted = acceptSpec(construct(sheet));
  if (!accepted.ok) throw new Error(`The starter ${id} is no spec: ${problemLines(accepted.problems).join('; ')}`);
  const { spec } = accepted.value;
  const context = { signal: new AbortController().signal, maxCostUsd: 0, seed: id };
  const clips: AnimationClip[] = [];
  for (const prompt of motions) {
    const checked = checkClip((await finishWork(animate({ spec, prompt }, context))).clip, spec);
    if (!checked.ok) throw new Error(`"${prompt}" of ${id} is no clip: ${problemLines(checked.problems).join('; ')}`);
    clips.push(checked.value);
  }
  return { spec, clips };
}
