import { acceptSpec } from '@/lib/core/spec/accept';
import { checkSpec } from '@/lib/core/spec/check';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { emit } from '@/lib/core/svg/emit';
import { ArtistError } from '../types';
import type { ArtistContext, ArtistWork, EditInput, EditedDesign } from '../types';
import { listed, sentence } from '../say';
import { carriedOut, notUnderstood } from './apply';
import { examplesFor } from './examples';
import { readWishes } from './looks/read';

/**
 * Edits a mascot by a text instruction, one requested change after the other.
 * Throws `not_understood` or `nothing_changed`, with examples that would work on this mascot.
 */
export async function* edit(
  { spec: given, previous, instruction }: EditInput,
  context: ArtistContext,
): ArtistWork<EditedDesign> {
  const before = isClean(given) ? given : cleaned(given);
  const { wishes, unknown } = readWishes(instruction, before, 'clauses');
  if (wishes.length === 0)
    throw new ArtistError(
      'not_understood',
      `I did not understand what to change. Try something like ${examplesFor(before)}.`,
    );
  yield {
    type: 'progress',
    text:
      'Reading the instruction: ' +
      `${wishes.flatMap(({ words, unasked }) => (unasked ? [] : [`"${words}"`])).join(', ')}`,
  };
  const {
    spec,
    done,
    warnings: left,
  } = yield* carriedOut(before, wishes, { keepRig: false, previous: previous ?? null }, context.signal);
  const warnings = [...left, ...notUnderstood(unknown)];
  if (done.length === 0 || isSame(before, spec))
    throw new ArtistError(
      'nothing_changed',
      ['Nothing changed.', ...warnings, `Try something like ${examplesFor(before)}.`].join(' '),
    );
  return { spec, summary: `${sentence(listed(done))}.`, warnings };
}

const isSettled = (text: string): boolean =>
  text === '' || (/^<(?:defs|g|path)[ >]/.test(text) && text.endsWith('>') && emit(drawingOf(text)) === text);

/**
 * Whether every drawing is already in the sanitised form in which the service stores it, so that writing it again
 * changes nothing.
 */
function isClean(spec: MascotSpec): boolean {
  return (
    checkSpec(spec).ok &&
    spec.parts.every(({ svg, states }) => [svg, ...states.map((state) => state.svg)].every(isSettled))
  );
}

function cleaned(spec: MascotSpec): MascotSpec {
  const accepted = acceptSpec(spec);
  if (!accepted.ok)
    throw new ArtistError('bad_input', 'The mascot breaks the rules of a spec, so it cannot be edited.');
  return accepted.value.spec;
}

const isSame = (one: MascotSpec, other: MascotSpec): boolean => JSON.stringify(one) === JSON.stringify(other);
