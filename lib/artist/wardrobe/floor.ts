import type { FigureDraft } from '../figure';
import type { FloorThing } from '../words/garment-ids';
import { WARDROBE } from '.';

/** Puts what stands around a figure on the floor, each thing beside the one before. */
export function furnish(figure: FigureDraft, around: readonly FloorThing[]): void {
  const steps = { left: 0, right: 0 };
  for (const { item, side } of around) {
    WARDROBE[item].stand?.(figure, side, steps[side]);
    steps[side] += 1;
  }
}
