import type { Brief } from './brief';
import { deedsOf } from './deeds';
import { standingOf, standsAround } from './floor';
import type { GarmentId } from './garment-ids';
import { withoutPlace } from './left-out';
import type { ColorUse, PromptNoun } from './nouns-and-colors';
import type { Wearing } from './outfits';
import type { WornPlace } from './places';
import { itemSizes } from './sizes';
import type { Token } from './tokens';
import { wearOf } from './wear';

/** Below the face of a letter is a gap, where a scarf or a medal would hang in the air. */
const BELOW_A_LETTER: ReadonlySet<WornPlace> = new Set<WornPlace>(['neck', 'pendant']);

/** What is known of a character before its items are read. */
interface Wearer {
  /** What its age usually wears. */
  usual: readonly Wearing[] | undefined;
  isLetter: boolean;
  /** Whether an item is worn although the prompt refuses some. */
  isKept: (item: GarmentId) => boolean;
}

/** What a character wears and holds, what stands around it, and what has no place. */
export function itemsOf(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  uses: readonly ColorUse[],
  themes: readonly string[],
  { usual, isLetter, isKept }: Wearer,
): Pick<Brief, 'wear' | 'around' | 'unplaced'> {
  const worn = nouns.filter((noun) => !standsAround(tokens, noun));
  const around = standingOf(tokens, nouns, uses);
  const wear = wearOf(worn, uses, themes, {
    deeds: deedsOf(tokens, nouns),
    usual,
    sizes: itemSizes(tokens, nouns),
    ...(isLetter ? { bare: BELOW_A_LETTER } : {}),
  }).filter(({ item }) => isKept(item));
  return {
    wear,
    ...(around.length > 0 ? { around } : {}),
    unplaced: withoutPlace(tokens, worn, wear, (noun) => noun.kind === 'garment' && !isKept(noun.item)),
  };
}
