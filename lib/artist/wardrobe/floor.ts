import type { FigureDraft } from '../figure';
import type { FloorThing } from '../words/garment-ids';
import { WARDROBE } from '.';

/** Adds the things on the floor around a figure; each stands further out than the one before on its side. */
export function furnish(figure: FigureDraft, around: readonly FloorThing[]): void {
  const steps = { left: 0, right: 0 };
  for (const { item, side } of around) {
    WARDROBE[item].stand?.(figure, side, steps[side]);
    steps[side] += 1;
  }
}
