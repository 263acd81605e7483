import { cleanSpec } from '@/lib/core/spec/clean';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { withPart } from '../state/change';

/** The sanitised SVG of a typed drawing and the removed elements, or its problems. */
export interface ReadDrawing {
  spec: MascotSpec | null;
  problems: readonly string[];
  warnings: readonly string[];
}

/** The changes of a part that set the SVG of one of its drawings; `state` null is its own drawing. */
const withDrawing = (part: Part, state: string | null, svg: string): Partial<Part> =>
  state === null ? { svg } : { states: part.states.map((each) => (each.name === state ? { ...each, svg } : each)) };

/** Sanitises a typed drawing of a part, as the service does, together with all other drawings. */
export function readDrawing(spec: MascotSpec, part: Part, state: string | null, text: string): ReadDrawing {
  const read = cleanSpec(withPart(spec, part.id, withDrawing(part, state, text)));
  if (!read.ok) return { spec: null, problems: read.problems.map(({ message }) => message), warnings: [] };
  const warnings = read.value.warnings.map((line) => line.slice(line.indexOf(': ') + 2));
  return { spec: read.value.spec, problems: [], warnings };
}
