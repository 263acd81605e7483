import type { Garment } from './garment';
import { toolBelt, tutu, swimRing } from './clothes/waist';
import { lei, necklace, sheriffBadge } from './clothes/chest-ornaments';
import { skates } from './clothes/skates';

/** Belts, skirts, necklaces and skates. */
export const WAIST_GARMENTS = {
  tool_belt: toolBelt,
  tutu,
  swim_ring: swimRing,
  lei,
  necklace,
  sheriff_badge: sheriffBadge,
  skates,
  mittens: { colors: { mittens: '#e5484d' }, draw: () => {} } satisfies Garment,
};
