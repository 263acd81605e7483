import type { Drawing } from '../paint/drawing';
import type { Problem } from '../problem';
import { attacksIn } from './attacks';
import { type Budget, byteLength, newBudget, spend } from './budget';
import { emit } from './emit';
import { idsOf, pruned } from './prune';
import { namedDrawing } from './ids';
import { parseFragment, type XmlElement } from './parse';
import type { Reading } from './reading';
import { Refusal } from './refusal';
import { nodesOf } from './sanitize';
import { INITIAL } from './style';

export { drawingOf } from './drawing-of';

/**
 * The result of reading a fragment: its drawing, its canonical clean text, what was removed, and the reason of a
 * refusal.
 */
export interface Fragment {
  drawing: Drawing;
  svg: string;
  warnings: Problem[];
  problems: Problem[];
}

const NOTHING: Drawing = { nodes: [], gradients: [], clips: [] };
/** The maximum number of different removals that a fragment reports: the rest would be more of the same. */
const MAX_WARNINGS = 30;

/**
 * Reads an SVG fragment into the restricted subset. Never throws: an attack or an exceeded budget is a problem, and
 * then nothing of the fragment is kept. `idPrefix` makes its ids unique in a spec; `budget` counts over a whole spec.
 */
export function readFragment(svg: string, idPrefix = 'p', budget: Budget = newBudget()): Fragment {
  return readElements(svg, null, budget, idPrefix);
}

/**
 * Reads a fragment like `readFragment`, from elements that may have been parsed before, at the cost of the same budget.
 */
export function readElements(svg: string, known: XmlElement | null, budget: Budget, idPrefix = 'p'): Fragment {
  const messages = new Set<string>();
  const warn = (message: string) => {
    if (messages.size < MAX_WARNINGS) messages.add(message);
  };
  const outcome = readDrawing(svg, known, idPrefix, budget, warn);
  const warnings = [...messages].map((message) => ({ path: '', message }));
  if ('problems' in outcome) {
    return {
      drawing: NOTHING,
      svg: '',
      warnings,
      problems: outcome.problems.map((message) => ({ path: '', message })),
    };
  }
  return { ...outcome, warnings, problems: [] };
}

type Outcome = { drawing: Drawing; svg: string } | { problems: string[] };

function readDrawing(
  svg: string,
  known: XmlElement | null,
  idPrefix: string,
  budget: Budget,
  warn: (message: string) => void,
): Outcome {
  try {
    const bytes = byteLength(svg);
    spend(budget, 'bytes', bytes);
    const parsed = known ?? parseFragment(svg, budget);
    const attacks = attacksIn(parsed);
    if (attacks.length > 0) return { problems: attacks };
    const root = pruned(parsed, warn);
    const reading: Reading = { ids: idsOf(root, warn), budget, warn, gradients: new Map(), clips: new Map() };
    const drawing = namedDrawing(nodesOf(root, INITIAL, reading), reading, idPrefix);
    const text = emit(drawing);
    // An accepted text must be accepted again, so a clean text longer than its source counts in full.
    spend(budget, 'bytes', Math.max(0, text.length - bytes));
    return { drawing, svg: text };
  } catch (error) {
    if (error instanceof Refusal) return { problems: [error.message] };
    throw error;
  }
}
