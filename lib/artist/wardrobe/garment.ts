import type { BodySide } from '../body/side';
import type { FigureDraft } from '../figure';

/**
 * A garment or prop as the wardrobe draws it: its materials with their default colours; the first has the garment's id
 * as its name.
 */
export interface Garment {
  colors: Readonly<Record<string, string>>;
  /** The height of the garment above the head, in half head heights. */
  rise?: number;
  /** The effect of headwear on a person's hair; by default the hair is `tucked` under it. */
  hair?: 'free' | 'tucked' | 'enclosed' | 'hidden';
  draw(figure: FigureDraft): void;
  /** Draws it on the floor beside a figure, where that is possible; `step` things stand on that side already. */
  stand?(figure: FigureDraft, side: BodySide, step: number): void;
}
