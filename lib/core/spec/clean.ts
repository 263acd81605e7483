import { MAX_PROBLEMS, problemLines, type Checked, type Problem } from '../problem';
import { type Budget, newBudget } from '../svg/budget';
import { cleanDrawing } from './clean-drawing';
import type { MascotSpec, Part } from './schema';

/** A spec whose drawings are canonical clean text, and what was removed from them, as `path: message`. */
export interface CleanSpec {
  spec: MascotSpec;
  warnings: string[];
}

interface Cleaning {
  tokens: ReadonlySet<string>;
  budget: Budget;
  warnings: Problem[];
  problems: Problem[];
}

function cleanText(svg: string, path: string, idPrefix: string, cleaning: Cleaning): string {
  if (cleaning.problems.length >= MAX_PROBLEMS) return '';
  const drawing = cleanDrawing(svg, idPrefix, cleaning.budget);
  const here = (message: string): Problem => ({ path, message });
  cleaning.warnings.push(...drawing.warnings.map(here));
  cleaning.problems.push(...drawing.problems.map(here));
  for (const token of drawing.tokens) {
    if (!cleaning.tokens.has(token)) cleaning.problems.push(here(`The palette has no token "${token.slice(0, 60)}".`));
  }
  return drawing.svg;
}

function cleanPart(part: Part, index: number, cleaning: Cleaning): Part {
  const path = `parts[${index}]`;
  const svg = cleanText(part.svg, `${path}.svg`, part.id, cleaning);
  const states = part.states.map(({ name, svg: text }, i) => ({
    name,
    svg: cleanText(text, `${path}.states[${i}].svg`, `${part.id}-${name}`, cleaning),
  }));
  return { ...part, svg, states };
}

/**
 * Reads every drawing of a checked spec through the sanitiser, against one budget. Writes each back as canonical clean
 * text with ids that are unique in the spec. Cleaning a clean spec changes nothing.
 */
export function cleanSpec(spec: MascotSpec): Checked<CleanSpec> {
  const cleaning: Cleaning = {
    tokens: new Set(spec.palette.map(({ name }) => name)),
    budget: newBudget(Math.max(spec.canvas.width, spec.canvas.height)),
    warnings: [],
    problems: [],
  };
  const parts = spec.parts.map((part, i) => cleanPart(part, i, cleaning));
  if (cleaning.problems.length > 0) return { ok: false, problems: cleaning.problems };
  return { ok: true, value: { spec: { ...spec, parts }, warnings: problemLines(cleaning.warnings) } };
}
