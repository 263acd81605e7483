import { finishWork } from '@/lib/artist/finish-work';
import { animate } from '@/lib/artist/motion/animate';
import { construct } from '@/lib/artist/sheet/construct';
import type { StarterCharacter } from '@/lib/artist/starters/starter';
import { checkClip } from '@/lib/core/clip/check';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { type Checked, problemLines } from '@/lib/core/problem';
import { acceptSpec } from '@/lib/core/spec/accept';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A starter's drawing, with the props of its motions, and these. */
export interface ComposedStarter {
  spec: MascotSpec;
  clips: AnimationClip[];
}

function sound<T>(checked: Checked<T>, what: string): T {
  if (!checked.ok) throw new Error(`${what} is not sound: ${problemLines(checked.problems).join('; ')}`);
  return checked.value;
}

/** Draws a starter and composes its motions, always the same; runs in a worker thread. */
export async function composeStarter({ id, sheet, motions }: StarterCharacter): Promise<ComposedStarter> {
  let { spec } = sound(acceptSpec(construct(sheet)), id);
  const context = { signal: new AbortController().signal, maxCostUsd: 0, seed: id };
  const clips: AnimationClip[] = [];
  for (const prompt of motions) {
    const { clip, parts = [] } = await finishWork(animate({ spec, prompt }, context));
    spec = sound(acceptSpec(withMotionProps(spec, parts, spec)), id).spec;
    clips.push(sound(checkClip(clip, spec), `"${prompt}" of ${id}`));
  }
  return { spec, clips };
}
