import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { dyed } from '../drawing/palette-tokens';
import { mainFamily } from '../targets/main-colors';

/** Paints hands in the skin or fur colour as white gloves. */
export function gloved(spec: MascotSpec): MascotSpec {
  const { hands } = findRoles(spec);
  const ids = [hands.left, hands.right].filter((id) => id !== null);
  const family = mainFamily(spec, ids);
  return family ? dyed(spec, new Set(ids), family, '#fbf6ea', 'white_gloves') : spec;
}
