import type { RestPoseId } from '@/lib/core/sheet/vocabulary';
import { handsOf } from './hands';
import type { Brief } from './brief';
import { deedsOf } from './deeds';
import { standingOf, standsAround } from './floor';
import type { GarmentId } from './garment-ids';
import { withoutPlace } from './left-out';
import type { ColorUse } from './nouns-and-colors';
import type { PromptNoun } from './prompt-noun';
import type { Wearing } from './outfits';
import type { WornPlace } from './places';
import type { PrintedMark } from './marks';
import { perchesOf } from './perches';
import { itemSizes } from './sizes';
import type { Token } from './tokens';
import { wearOf } from './wear';

/** A letter has a gap below its face, where a scarf or medal would float in the air. */
const BELOW_A_LETTER: ReadonlySet<WornPlace> = new Set<WornPlace>(['neck', 'pendant']);

/** The place that a named haircut and raised glasses keep free. */
const UNDER_HATS: readonly WornPlace[] = ['head'];

/** Poses that take both hands, and the places that they keep free of what nobody asked for. */
const FULL_HANDED: ReadonlySet<RestPoseId> = new Set<RestPoseId>([
  'arms_crossed',
  'boxing',
  'flexing',
  'hands_behind',
  'hands_on_cheeks',
  'hands_on_hips',
  'hands_together',
  'meditating',
  'shrugging',
]);
const IN_HANDS: readonly WornPlace[] = ['held', 'held_too'];

/** Whether a noun is a pair of glasses above the forehead, which a hat of the role would hide. */
const isRaised = (noun: PromptNoun): boolean => noun.kind === 'garment' && noun.item.startsWith('raised_');

const isBall = (noun: PromptNoun): boolean => noun.kind === 'garment' && noun.item.endsWith('ball');

/** Whether a noun is a ball of no sport where another noun names its sport: "rugby ... running with the ball". */
const isGeneralBall = (noun: PromptNoun, nouns: readonly PromptNoun[]): boolean =>
  noun.kind === 'garment' && noun.item === 'toy_ball' && nouns.some((one) => one !== noun && isBall(one));

/** What the items depend on besides the words for them. */
interface Wearer {
  /** The usual clothes of the character's age. */
  usual: readonly Wearing[] | undefined;
  isLetter: boolean;
  /** What is printed on the items. */
  marks: readonly PrintedMark[];
  /** Whether the prompt names a haircut that every hat would hide. */
  isHairNamed: boolean;
  /** The pose that the prompt asks for; null if it asks for none. */
  pose: RestPoseId | null;
  /** Whether the prompt does not exclude an item. */
  isKept: (item: GarmentId) => boolean;
}

/**
 * The items that a character wears and holds, the things around it, and the named items for which there is no place.
 */
export function itemsOf(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  uses: readonly ColorUse[],
  themes: readonly string[],
  { usual, isLetter, isHairNamed, marks, isKept, pose }: Wearer,
): Pick<Brief, 'wear' | 'around' | 'unplaced'> {
  const worn = nouns.filter((noun) => !standsAround(tokens, noun) && !isGeneralBall(noun, nouns));
  const around = standingOf(tokens, nouns, uses);
  const wear = wearOf(worn, uses, themes, {
    deeds: deedsOf(tokens, nouns),
    usual,
    sizes: itemSizes(tokens, nouns),
    marks: new Map(marks.map(({ item, mark }) => [item.at, mark])),
    perches: perchesOf(tokens, nouns),
    hands: handsOf(tokens, nouns),
    bare: new Set([
      ...(isLetter ? BELOW_A_LETTER : []),
      ...(isHairNamed || worn.some(isRaised) ? UNDER_HATS : []),
      ...(pose && FULL_HANDED.has(pose) ? IN_HANDS : []),
    ]),
  }).filter(({ item }) => isKept(item) || worn.some((noun) => noun.kind === 'garment' && noun.item === item));
  return {
    wear,
    ...(around.length > 0 ? { around } : {}),
    unplaced: withoutPlace(tokens, worn, wear, (noun) => noun.kind === 'garment' && !isKept(noun.item)),
  };
}
