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
import { plainRequest, readTranslated } from './words/plain-requests';
import { drawnFrom, readOnSheet, withFeatures } from './on-sheet/read';
import type { Wish } from './wish';
import { withBorrowedColors } from './words/borrowed-colors';
import { withNamesOfThings } from './words/named-by-place';
import { drawingOfSheet } from '../sheet/drawing';
import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';

/** What an instruction asks for: changes of the character sheet, which are already made, and changes of the drawing. */
interface Reading {
  base: MascotSpec;
  drawn: SheetDrawing | null;
  onSheet: string[];
  wishes: Wish[];
  unknown: string[];
}

const asksFor = ({ wishes, onSheet }: Reading): boolean => wishes.length > 0 || onSheet.length > 0;

/** Reads plain requests: first as changes of the character sheet, and the rest as changes of the drawing. */
function readPlain(before: MascotSpec, drawn: SheetDrawing | null, instruction: string): Reading {
  if (!drawn) return { base: before, drawn, onSheet: [], ...readWishes(instruction, before, 'clauses') };
  const read = readOnSheet(instruction, drawn);
  const { wishes, unknown: words } = read.rest.trim()
    ? readWishes(read.rest, before, 'clauses')
    : { wishes: [], unknown: [] };
  const { sheet: changed, done, unknown } = withFeatures(read, words);
  if (done.length === 0) return { base: before, drawn, onSheet: [], wishes, unknown };
  const redrawn = drawingOfSheet({ ...changed, name: before.name });
  return { base: redrawn.spec, drawn: redrawn, onSheet: done, wishes, unknown };
}

/**
 * Edits a mascot by a text instruction, one change after the other. A change is made on the character sheet if it can
 * be expressed there, else on the drawing. Throws an `ArtistError`: `not_understood` or `nothing_changed` with examples
 * for this mascot, or `bad_input` for an invalid spec.
 */
export async function* edit(
  { spec: given, sheet, previous, instruction: asked }: EditInput,
  context: ArtistContext,
): ArtistWork<EditedDesign> {
  const before = isClean(given) ? given : cleaned(given);
  const from = drawnFrom(sheet, before);
  const read = readTranslated(
    (least) => plainRequest(asked, least),
    (plain) => readPlain(before, from, withBorrowedColors(withNamesOfThings(plain, before), before)),
    asksFor,
  );
  const { base, drawn, onSheet, wishes, unknown } = read;
  if (!asksFor(read))
    throw new ArtistError(
      'not_understood',
      `I did not understand what to change. Try something like ${examplesFor(before)}.`,
    );
  yield { type: 'progress', text: `Reading the instruction: ${readingOf(onSheet, wishes)}` };
  if (onSheet.length > 0) yield { type: 'draft', spec: base };
  const {
    spec,
    drawn: redrawn,
    done: onDrawing,
    warnings: left,
  } = yield* carriedOut({ spec: base, drawn }, wishes, { keepRig: false, previous: previous ?? null }, context.signal);
  const done = [...onSheet, ...onDrawing];
  const warnings = [...left, ...notUnderstood(unknown)];
  if (done.length === 0 || isSame(before, spec))
    throw new ArtistError(
      'nothing_changed',
      ['Nothing changed.', ...warnings, `Try something like ${examplesFor(before)}.`].join(' '),
    );
  const kept = redrawn ? { sheet: redrawn.sheet } : {};
  return { spec, summary: `${sentence(listed(done))}.`, warnings, ...kept };
}

const readingOf = (onSheet: readonly string[], wishes: readonly Wish[]): string =>
  [...onSheet, ...wishes.flatMap(({ words, unasked }) => (unasked ? [] : [`"${words}"`]))].join(', ');

const isSettled = (text: string): boolean =>
  text === '' || (/^<(?:defs|g|path)[ >]/.test(text) && text.endsWith('>') && emit(drawingOf(text)) === text);

/** Whether every drawing is already in the sanitised form that the service stores, so that it is left as it is. */
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
