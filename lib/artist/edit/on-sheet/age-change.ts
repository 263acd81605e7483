import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { SPECIES, type SpeciesId } from '../../species';
import { featuresBeside, oldAge } from '../../words/ages';
import { type Token, wordAt } from '../../words/tokens';
import { type SheetChange, withoutFamily } from './changes';
import { asksNoMore, runsOf } from './clauses';

const OLD = /^(?:old|elderly|aged|ancient|grandpa|grandma)$/;
const YEARS = /^(?:year|years|decade|decades)$/;
/** Matches numbers of years that mean old age. */
const YEARS_TO_OLD_AGE = /^(?:twenty|thirty|forty|fifty|sixty|seventy|[2-9]\d)$/;

/** The number of words in a clause that ask for old age. A few years more only change the proportions. */
function oldWords(tokens: readonly Token[], run: readonly number[]): number[] {
  const said = run.filter((at) => OLD.test(wordAt(tokens, at)));
  if (said.length > 0) return said;
  const older = run.find((at) => tokens[at]?.word === 'older');
  const many = run.find((at) => YEARS_TO_OLD_AGE.test(wordAt(tokens, at)));
  const years = run.find((at) => YEARS.test(wordAt(tokens, at)));
  return older !== undefined && many !== undefined && years !== undefined ? [many, years, older] : [];
}

/** Old age, if a clause asks for nothing else: grey hair or muzzle, wrinkles and a stoop. */
export function ageChange(
  sheet: CharacterSheet,
  { shown }: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  // `acceptSheet` has checked that the kit has this kind.
  const { human = false, archetype, isMachine = false } = SPECIES[sheet.subject.kind as SpeciesId];
  if (archetype === 'object' || isMachine || sheet.face.features.includes('wrinkles')) return null;
  for (const run of runsOf(tokens)) {
    const taken = new Set(oldWords(tokens, run));
    if (taken.size === 0 || !asksNoMore(tokens, run, taken)) continue;
    const age = oldAge(human);
    const { belly, hair } = age;
    const faded = Object.fromEntries(Object.entries({ belly, hair }).filter(([, color]) => color !== undefined));
    const palette = Object.keys(faded).reduce(withoutFamily, sheet.palette);
    return {
      sheet: {
        ...sheet,
        palette,
        colors: { ...sheet.colors, ...faded },
        body: { ...sheet.body, legs: (shown.shape?.legs ?? sheet.body.legs) * (age.shape.legs ?? 1) },
        face: {
          ...sheet.face,
          features: featuresBeside(sheet.face.features, age),
        },
      },
      done: human
        ? 'made it old, with silver hair and lines in its face'
        : 'made it old, grey about the muzzle and brows',
      taken,
    };
  }
  return null;
}
