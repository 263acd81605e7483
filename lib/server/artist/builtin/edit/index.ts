import { acceptSpec } from '@/lib/core/spec/accept';
import { checkSpec } from '@/lib/core/spec/check';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { emit } from '@/lib/core/svg/emit';
import { ArtistError } from '../../types';
import type { ArtistContext, ArtistWork, EditInput, EditResult } from '../../types';
import { added, applyWish, type Applied } from './apply';
import { examplesFor } from './examples';
import { readInstruction } from './words/read';

export { applyWishes } from './apply';
export { readInstruction } from './words/read';

/** Edits a mascot as an instruction says, wish by wish. Throws `not_understood` or `nothing_changed` with examples that would work on this mascot. */
export async function* edit({ spec: given, instruction }: EditInput, context: ArtistContext): ArtistWork<EditResult> {
  const before = isClean(given) ? given : finished(given, 'The mascot breaks the rules of a spec, so it cannot be edited.');
  const { wishes, unknown } = readInstruction(instruction, before);
  if (wishes.length === 0) throw new ArtistError('not_understood', `I did not understand what to change. Try something like ${examplesFor(before)}.`);
  yield { type: 'progress', text: `Reading the instruction: ${wishes.map(({ words }) => `"${words}"`).join(', ')}` };
  let applied: Applied = { spec: before, done: [], warnings: [] };
  for (const wish of wishes) {
    context.signal.throwIfAborted();
    const next = added(applied, applyWish(applied.spec, wish, { keepRig: false }));
    if (next.done.length > applied.done.length) {
      yield { type: 'progress', text: `${sentence(next.done.at(-1) ?? '')}.` };
      yield { type: 'draft', spec: next.spec };
    }
    applied = next;
  }
  const { done } = applied;
  const warnings = [...applied.warnings, ...unknown.map((words) => `I did not understand "${words}".`)];
  if (done.length === 0 || isSame(before, applied.spec)) throw new ArtistError('nothing_changed', `Nothing changed. ${warnings.join(' ')} Try something like ${examplesFor(before)}.`);
  return { spec: finished(applied.spec, 'The edited drawing broke the rules of a spec. Please say it in other words.'), summary: `${sentence(listed(done))}.`, warnings };
}

const isSettled = (text: string): boolean => text === '' || (/^<(?:defs|g|path)[ >]/.test(text) && text.endsWith('>') && emit(drawingOf(text)) === text);

/** Whether every drawing is the clean text that the service stores: written again it is the same. */
function isClean(spec: MascotSpec): boolean {
  return checkSpec(spec).ok && spec.parts.every(({ svg, states }) => [svg, ...states.map((state) => state.svg)].every(isSettled));
}

function finished(spec: MascotSpec, refusal: string): MascotSpec {
  const accepted = acceptSpec(spec);
  if (!accepted.ok) throw new ArtistError('bad_input', refusal);
  return accepted.value.spec;
}

const isSame = (one: MascotSpec, other: MascotSpec): boolean => JSON.stringify(one) === JSON.stringify(other);
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (items: readonly string[]): string => (items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? ''));
