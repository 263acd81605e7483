import { keepsRig } from '@/lib/core/spec/compat';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { ArtistError } from '../types';
import type { ArtistContext, ArtistWork, EditedDesign, VariantDesignInput } from '../types';
import { carriedOut, notUnderstood } from '../edit/apply';
import { readWishes } from '../edit/looks/read';
import { drawnFrom } from '../edit/on-sheet/read';
import { readTranslated } from '../edit/words/plain-requests';
import { listed, sentence } from '../say';
import { languageToEnglish } from '../words/languages/to-english';

const EXAMPLES = '"as an astronaut", "winter look" or "in gold with a red scarf"';

/**
 * Draws another look on the same rig: themes, clothes, colours, patterns and faces. Throws `not_understood` or
 * `nothing_changed` with examples.
 */
export async function* variant(
  { spec: given, sheet, name, instruction }: VariantDesignInput,
  context: ArtistContext,
): ArtistWork<EditedDesign> {
  const accepted = acceptSpec(given);
  if (!accepted.ok)
    throw new ArtistError('bad_input', 'The mascot breaks the rules of a spec, so no variant of it can be drawn.');
  const before = accepted.value.spec;
  const { wishes, themes, unknown } = readTranslated(
    (least) => languageToEnglish(instruction.trim() || name, least),
    (look) => readWishes(look, before, 'anywhere'),
    (read) => read.wishes.length > 0,
  );
  if (wishes.length === 0)
    throw new ArtistError(
      'not_understood',
      `I did not understand what the variant should look like. Try something like ${EXAMPLES}.`,
    );
  const looks = themes.map(({ title }) => title);
  const others = wishes.flatMap(({ words, unasked }) => (unasked || looks.includes(words) ? [] : [words]));
  yield { type: 'progress', text: `Reading the look: ${[...looks, ...others].join(', ')}` };
  const {
    spec,
    drawn,
    done,
    warnings: left,
  } = yield* carriedOut({ spec: before, drawn: drawnFrom(sheet, before) }, wishes, { keepRig: true }, context.signal);
  const warnings = [...left, ...notUnderstood(unknown)];
  if (done.length === 0 || JSON.stringify(spec) === JSON.stringify(before))
    throw new ArtistError(
      'nothing_changed',
      ['The variant looks like the mascot itself.', ...warnings, `Try something like ${EXAMPLES}.`].join(' '),
    );
  const kept = drawn ? { sheet: drawn.sheet } : {};
  return { spec: finished(before, spec), summary: `${sentence(listed(done))}.`, warnings, ...kept };
}

function finished(before: MascotSpec, after: MascotSpec): MascotSpec {
  const accepted = acceptSpec(after);
  if (!accepted.ok || !keepsRig(before, accepted.value.spec))
    throw new ArtistError('bad_input', 'The new look did not fit the rig. Please say it in other words.');
  return accepted.value.spec;
}
