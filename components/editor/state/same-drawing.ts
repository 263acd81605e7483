import { same } from '@/lib/core/merge';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Whether two drawings differ in nothing but their colours. */
export const sameButColors = (a: MascotSpec, b: MascotSpec): boolean =>
  sameParts(a.parts, b.parts) && same(a.anchors, b.anchors) && a.description === b.description && a.name === b.name;

/** Part by part: a change leaves all others the very objects that they were. */
const sameParts = (a: MascotSpec['parts'], b: MascotSpec['parts']): boolean =>
  a === b || (a.length === b.length && a.every((part, i) => same(part, b[i])));
