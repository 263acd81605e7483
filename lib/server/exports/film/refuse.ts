import { mostWorkOfParts, workOf } from '@/lib/core/paint/work';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { heldFrames } from './frames';
import type { FilmScene } from './scene';

/**
 * The pixels that may be painted for one film, some five minutes of work: three times the longest, largest and fastest
 * film of a built-in character. A spec within its budgets could ask for an hour of the thread that all films wait for.
 */
const MAX_PAINTED_PIXELS = 4e11;

/** The sentence for a film that would take too long. */
const ENDLESS =
  'This drawing has too many large shapes for a film of this size; ask for a smaller or shorter one, or for fewer ' +
  'frames a second.';

/** Why a film is not made; null for one that is. Poses are only looked at where the drawing alone does not tell. */
export function refusalOf({ parts }: MascotSpec, { width, height, plan, frameAt }: FilmScene): string | null {
  const most = MAX_PAINTED_PIXELS / (width * height);
  if (mostWorkOfParts(parts) * plan.ticks <= most) return null;
  let work = 0;
  for (const { frame } of heldFrames(frameAt, plan.ticks)) {
    work += workOf(frame);
    if (work > most) return ENDLESS;
  }
  return null;
}
