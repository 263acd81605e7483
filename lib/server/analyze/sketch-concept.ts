// Draws sketches in a reading thread: three in a row would block the server's event loop.
import type { MascotConcept } from '@/lib/contract/analyze';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';

/** A concept, and the seed of its drawing. */
interface SketchTask {
  concept: MascotConcept;
  seed: string;
}

/** A quick drawing of a concept by the built-in artist; null for one that breaks the rules. */
export function sketchConcept({ concept: { name, prompt, style }, seed }: SketchTask): MascotSpec | null {
  const accepted = acceptSpec(designSpec({ name, prompt, style, detail: 'standard' }, seed));
  return accepted.ok ? { ...accepted.value.spec, name } : null;
}
