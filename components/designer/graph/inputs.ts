import { OPS } from '@/lib/core/canvas/problems';
import type { CanvasInput, Condition, Transition } from '@/lib/core/canvas/schema';
import { freeName, withGraph, type Document } from './document';
import { conditionOn } from './transitions';

/** The name of a new input. */
const FIRST_NAMES: Record<CanvasInput['type'], string> = { trigger: 'go', boolean: 'active', number: 'amount' };

/** The comparisons that hold while an input is false or low. */
const WHEN_OFF: readonly Condition['op'][] = ['is_false', 'lt', 'eq'];

/** The document with a new input of a type, and its name. */
export function addInput(document: Document, type: CanvasInput['type']): { document: Document; name: string } {
  const { inputs } = document.graph;
  const name = freeName(
    FIRST_NAMES[type],
    inputs.map((input) => input.name),
  );
  return { name, document: withGraph(document, { inputs: [...inputs, { name, type, default: null }] }) };
}

/** The indexes of the transitions with a condition on an input. */
export const usesOf = ({ graph }: Document, name: string): number[] =>
  graph.transitions.flatMap(({ when }, index) => (when.some(({ input }) => input === name) ? [index] : []));

/** The document with a renamed input, also in every condition on it. */
export function renameInput(document: Document, from: string, to: string): Document {
  return withGraph(document, {
    inputs: document.graph.inputs.map((input) => (input.name === from ? { ...input, name: to } : input)),
    transitions: withConditions(document, (condition) => [
      condition.input === from ? { ...condition, input: to } : condition,
    ]),
  });
}

/** The document with another type of an input; conditions that no longer fit change to ones that do. */
export function retypeInput(document: Document, name: string, type: CanvasInput['type']): Document {
  const input: CanvasInput = { name, type, default: null };
  const turned = ({ op }: Condition): Condition => {
    if (!WHEN_OFF.includes(op) || type === 'trigger') return conditionOn(input);
    return { input: name, op: type === 'boolean' ? 'is_false' : 'eq', value: type === 'boolean' ? null : 0 };
  };
  return withGraph(document, {
    inputs: document.graph.inputs.map((each) => (each.name === name ? input : each)),
    transitions: withConditions(document, (condition) => [
      condition.input === name && !OPS[type].includes(condition.op) ? turned(condition) : condition,
    ]),
  });
}

/** The document with another start value of an input. */
export function changeDefault(document: Document, name: string, value: boolean | number | null): Document {
  return withGraph(document, {
    inputs: document.graph.inputs.map((each) => (each.name === name ? { ...each, default: value } : each)),
  });
}

/** The document without an input and the conditions on it. */
export function removeInput(document: Document, name: string): Document {
  return withGraph(document, {
    inputs: document.graph.inputs.filter((input) => input.name !== name),
    transitions: withConditions(document, (condition) => (condition.input === name ? [] : [condition])),
  });
}

/** The message after an input was deleted: which transitions used it, and which of them have no condition now. */
export function removalWords(document: Document, name: string): string {
  const uses = usesOf(document, name);
  const empty = uses.filter((index) =>
    document.graph.transitions[index]?.when.every(({ input }) => input === name),
  ).length;
  if (uses.length === 0) return `${name} was deleted. No transition asked for it.`;
  const transitions = `${uses.length} transition${uses.length === 1 ? '' : 's'}`;
  const first = `${name} was deleted, also from the conditions of ${transitions}.`;
  if (empty === 0) return first;
  return uses.length === 1
    ? `${first} It has no condition left.`
    : `${first} ${empty} of them ${empty === 1 ? 'has' : 'have'} no condition left.`;
}

function withConditions({ graph }: Document, change: (condition: Condition) => Condition[]): Transition[] {
  return graph.transitions.map((transition) => ({ ...transition, when: transition.when.flatMap(change) }));
}
