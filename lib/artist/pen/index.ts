import type { PartDraft } from '../figure';
import type { Materials } from '../palettes';
import type { Ink } from '../shape/ink';
import { withOcclusion } from './occlusion';
import { pixelated } from './pixel';
import { scissored } from './scissors';
import { underlaysOf } from './underlays';

/**
 * Finishes the drawing of parts in the style of their ink: adds shadows between parts, the outer outline and the
 * border.
 */
export function penned(drafts: readonly PartDraft[], ink: Ink, materials: Materials): PartDraft[] {
  if (ink.look.pixels) return pixelated(drafts, { isLit: ink.look.lit });
  const cut = ink.look.scissored
    ? drafts.map((draft) => ({ ...draft, rims: draft.rims?.map(scissored) ?? [] }))
    : drafts;
  const shaded = ink.look.occlusion > 0 ? withOcclusion(cut, ink, materials) : cut;
  return shaded.flatMap((draft) => [draft, ...underlaysOf(draft, ink)]);
}
