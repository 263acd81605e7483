import type { Garment } from './garment';
import { toolBelt, tutu, swimRing } from './clothes/waist';
import { lei, necklace, sheriffBadge } from './clothes/chest-ornaments';
import { babyBump } from './clothes/baby-bump';
import { bellCollar } from './clothes/bell-collar';
import { saddle, saddleBlanket } from './clothes/saddle';
import { skirt } from './clothes/skirt';
import { rollerSkates, skates } from './clothes/skates';

/** Belts, skirts, necklaces, skates, and what lies on the belly. */
export const WAIST_GARMENTS = {
  tool_belt: toolBelt,
  tutu,
  skirt,
  swim_ring: swimRing,
  lei,
  necklace,
  sheriff_badge: sheriffBadge,
  skates,
  roller_skates: rollerSkates,
  bell_collar: bellCollar,
  baby_bump: babyBump,
  saddle,
  saddle_blanket: saddleBlanket,
  mittens: { colors: { mittens: '#e5484d' }, draw: () => {} } satisfies Garment,
};
