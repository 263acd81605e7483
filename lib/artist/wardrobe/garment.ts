import type { PropPlace } from '@/lib/core/sheet/drawn-sheet';
import type { Perch } from '@/lib/core/sheet/vocabulary';
import type { BodySide } from '../body/side';
import type { FigureDraft } from '../figure';

/**
 * A garment or prop that the wardrobe can draw: its materials with their default colours. The first material has the
 * garment's id as its name.
 */
export interface Garment {
  colors: Readonly<Record<string, string>>;
  /** The height of the garment above the head, in half head heights. */
  rise?: number;
  /** The effect of headwear on a person's hair; by default the hair is `tucked` under it. */
  hair?: 'free' | 'tucked' | 'enclosed' | 'hidden';
  draw(figure: FigureDraft): void;
  /** The places other than the usual one that suit it on a figure; absent for what is not held. */
  places?(figure: FigureDraft): readonly PropPlace[];
  /** Draws it on a body part instead of in a hand; absent for what is not held. */
  perch?(figure: FigureDraft, on: Perch): void;
  /**
   * Draws it on the floor beside a figure; absent if it cannot stand there. `step` is the number of things already on
   * that side.
   */
  stand?(figure: FigureDraft, side: BodySide, step: number): void;
}
