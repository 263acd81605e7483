import { drawn } from '../kit/strokes';
import { PROP_ROWS, type PropId } from '../kit/props';
import type { Garment } from './garment';
import { held } from './held';

/** The props of the kit as wardrobe items. */
export const KIT_PROPS = Object.fromEntries(
  [...PROP_ROWS].map(([id, { colors, hold, strokes }]) => [
    id,
    held(
      id,
      colors,
      ({ ink }, { x, y, u, s }) =>
        drawn(strokes, ink, { place: (dx, dy) => [x + s * dx * u, y + dy * u], u, token: (material) => material }),
      hold,
    ),
  ]),
) as Record<PropId, Garment>;
