import type { Gradient } from '../drawing';
import { colorValue, type Item } from './properties';
import { gradientSlot, type Slots, stopColor, tokenHex } from './slots';

type Palette = ReadonlyMap<string, string>;

const gradientRule = (id: string, { stops }: Gradient, palette: Palette): Item => ({
  id: gradientSlot(id),
  type: 'Gradient',
  value: stops.map(({ offset, color, opacity }) => ({
    offset,
    color: [...colorValue(stopColor(color, palette)).slice(0, 3), opacity],
  })),
});

/** What the palette colours in a file as a dotLottie theme, with a rule for each slot. */
export function themeItem({ tokens, gradients }: Slots, palette: Palette): Item {
  const colors = [...tokens].map((token): Item => ({
    id: token,
    type: 'Color',
    value: colorValue(tokenHex(token, palette)),
  }));
  return { rules: [...colors, ...[...gradients].map(([id, gradient]) => gradientRule(id, gradient, palette))] };
}
