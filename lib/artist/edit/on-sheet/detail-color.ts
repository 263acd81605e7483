import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords } from '../../say';
import { overToken } from '../../pen/patterns';
import { detailTokens } from '../../sheet/second-colors';
import { type ColorUse, colorsOf, nounsOf } from '../../words/nouns-and-colors';
import { PATTERN_SHAPES } from '../../words/patterns';
import { type Token, wordAt } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';
import { wornAs } from './worn-as';

/** A detail of something worn: the word for it, and the palette token of its colour. */
interface Detail {
  item: string;
  token: string;
}

/** The worn items with a detail of this name; `own` is the item that the clause names, if any. */
function detailsNamed({ wears, patterns }: CharacterSheet, word: string, own: string | null): Detail[] {
  const worn = own === null ? wears : wears.filter(({ item }) => item === own);
  const kinds = Object.hasOwn(PATTERN_SHAPES, word) ? PATTERN_SHAPES[word] : undefined;
  return worn.flatMap(({ item }) => {
    const pattern = patterns[item];
    if (kinds) return pattern && kinds.includes(pattern) ? [{ item, token: overToken(item) }] : [];
    const token = detailTokens(item).find((each) => each.endsWith(`_${word}`));
    return token ? [{ item, token }] : [];
  });
}

/** Words of a clause that place a detail on its item, or ask for the change. */
const LINKS = /^(?:on|of|the|paint|colou?r|recolou?r|all)$/;

/** The colour of a clause. */
const colorIn = (uses: readonly ColorUse[], run: readonly number[]): ColorUse | undefined =>
  uses.find(({ at }) => run.includes(at));

/** The colour of a detail or pattern of what is worn: "make the dots pink", "a gold hat band". */
export function detailColorChange(
  sheet: CharacterSheet,
  _: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  const nouns = nounsOf(tokens);
  const uses = colorsOf(tokens, nouns);
  for (const run of runsOf(tokens)) {
    const use = colorIn(uses, run);
    if (!use) continue;
    const place = run.find((at) => detailsNamed(sheet, wordAt(tokens, at), null).length > 0);
    if (place === undefined) continue;
    const owner = nouns.find((noun) => noun.kind === 'garment' && run.includes(noun.at) && noun.at !== place);
    const own = owner?.kind === 'garment' ? wornAs(sheet, owner.item, wordAt(tokens, owner.at)) : null;
    if (owner && own === null) continue;
    const [detail, ...others] = detailsNamed(sheet, wordAt(tokens, place), own);
    const taken = new Set(
      run.filter((at) => at === place || at === use.at || at === owner?.at || LINKS.test(wordAt(tokens, at))),
    );
    if (!detail || others.length > 0 || !asksNoMore(tokens, run, taken)) continue;
    return {
      sheet: { ...sheet, palette: { ...sheet.palette, [detail.token]: use.color } },
      done: `painted the ${tokens[place]?.text} of the ${itemWords(detail.item)} ${use.words}`.toLowerCase(),
      taken,
    };
  }
  return null;
}
