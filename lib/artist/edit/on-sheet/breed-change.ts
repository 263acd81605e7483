import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { withArticle } from '../../say';
import type { SpeciesId } from '../../species';
import { breedOf } from '../../words/breed-named';
import { SUBJECT_WORDS } from '../../words/subjects';
import { type Token, wordAt } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';

/** Another breed of the same kind, if a clause asks for nothing else: "the dog should be a dalmatian". */
export function breedChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  // `acceptSheet` has checked that the kit has this kind.
  const kind = sheet.subject.kind as SpeciesId;
  for (const run of runsOf(tokens)) {
    const breeds = run.flatMap((at) => breedOf(kind, wordAt(tokens, at)) ?? []);
    const [breed] = breeds;
    if (!breed || breed.title === sheet.subject.breed) continue;
    const taken = new Set(
      run.filter((at) => {
        const word = wordAt(tokens, at);
        return breedOf(kind, word) === breed || SUBJECT_WORDS.get(word) === kind;
      }),
    );
    if (!asksNoMore(tokens, run, taken)) continue;
    return {
      sheet: { ...sheet, subject: { ...sheet.subject, breed: breed.title }, palette: {}, colors: {} },
      done: `made it ${withArticle(breed.title)}`,
      taken,
    };
  }
  return null;
}
