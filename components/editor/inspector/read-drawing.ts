import { cleanSpec } from '@/lib/core/spec/clean';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { withPart } from '../state/change';

/** A typed drawing after sanitising, or its problems; with the list of removed elements. */
export interface ReadDrawing {
  spec: MascotSpec | null;
  problems: readonly string[];
  warnings: readonly string[];
}

/** Copies a part with a text as one of its drawings; null stands for its own. */
export const withDrawing = (part: Part, state: string | null, svg: string): Partial<Part> =>
  state === null ? { svg } : { states: part.states.map((each) => (each.name === state ? { ...each, svg } : each)) };

/** Sanitises a typed drawing of a part as the service does, together with all other drawings. */
export function readDrawing(spec: MascotSpec, part: Part, state: string | null, text: string): ReadDrawing {
  const read = cleanSpec(withPart(spec, part.id, withDrawing(part, state, text)));
  if (!read.ok) return { spec: null, problems: read.problems.map(({ message }) => message), warnings: [] };
  const warnings = read.value.warnings.map((line) => line.slice(line.indexOf(': ') + 2));
  return { spec: read.value.spec, problems: [], warnings };
}
