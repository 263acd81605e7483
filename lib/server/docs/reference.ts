import type { Reference } from '@/lib/contract/reference/model';
import { referenceOf } from '@/lib/contract/reference';

const kept = new Map<string, Reference>();

/** The reference for this origin; made once. */
export function reference(origin: string): Reference {
  const known = kept.get(origin) ?? referenceOf(origin);
  kept.set(origin, known);
  return known;
}
