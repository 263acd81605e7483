import { readFileSync } from 'node:fs';
import { acceptSpec } from '@/lib/core/spec/accept';
import { MascotSpec } from '@/lib/core/spec/schema';

/**
 * A sample spec as it was written by hand: `fox` (a biped), `blob`, or `everything` (one of each thing a drawing may
 * hold).
 */
export function sampleSpec(name: 'fox' | 'blob' | 'everything'): MascotSpec {
  return MascotSpec.parse(JSON.parse(readFileSync(`tests/fixtures/specs/${name}.json`, 'utf8')));
}

/** The spec as the product stores it. Throws the problems of an invalid one. */
export function acceptedSpec(input: unknown): MascotSpec {
  const result = acceptSpec(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.spec;
}
