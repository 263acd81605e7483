import { sameJson } from '@/lib/core/same-json';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Whether two drawings differ only in their colours. */
export const sameButColors = (a: MascotSpec, b: MascotSpec): boolean =>
  sameJson(a.parts, b.parts) && sameJson(a.anchors, b.anchors) && a.description === b.description && a.name === b.name;
