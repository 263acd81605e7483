// How a concept is sketched, in a thread that reads sites: three in a row would keep the server from everything else.
import type { MascotConcept } from '@/lib/contract/analyze';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';

/** A concept, and what its drawing is varied by. */
interface SketchTask {
  concept: MascotConcept;
  seed: string;
}

/**
 * A quick drawing of a concept under its name, by the built-in artist whoever thought of it; null for one whose drawing
 * breaks the rules.
 */
export function sketchConcept({ concept: { name, prompt, style }, seed }: SketchTask): MascotSpec | null {
  const accepted = acceptSpec(designSpec({ name, prompt, style, detail: 'standard' }, seed));
  return accepted.ok ? { ...accepted.value.spec, name } : null;
}
