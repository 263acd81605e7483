import type { Wear } from './garment-ids';
import { mountOf } from './mounts';
import type { PromptNoun } from './prompt-noun';
import { type Wearing, wearing } from './outfits';
import { isHeld } from './places';
import { type Token, wordAt } from './tokens';

/** The item in the hand for each activity, if the prompt names none. */
const DEEDS: readonly (readonly [item: Wearing, words: string])[] = [
  ['book', 'reading reads studying lesend leyendo lisant leggendo lendo'],
  ['teacup', 'drinking drinks sipping trinkend bebiendo buvant bevendo bebendo'],
  ['cupcake_prop', 'eating eats snacking munching essend comiendo mangeant mangiando comendo'],
  ['frying_pan', 'cooking frying kochend cocinando cuisinant cucinando cozinhando'],
  ['whisk', 'baking whisking backend horneando'],
  ['paintbrush', 'painting malend pintando peignant dipingendo'],
  ['pencil', 'writing drawing sketching schreibend escribiendo ecrivant scrivendo'],
  ['microphone', 'singing rapping singend cantando chantant'],
  ['knitting', 'knitting crocheting strickend tejiendo tricotant'],
  ['watering_can', 'gardening watering planting'],
  ['broom', 'sweeping cleaning putzend barriendo limpiando'],
  ['mop', 'mopping'],
  ['beach_ball', 'throwing catching bouncing'],
  ['juggling_balls', 'juggling juggles jonglierend malabares'],
  ['skateboard', 'skateboarding'],
  ['dumbbell', 'lifting exercising weightlifting bodybuilding'],
  ['gamepad', 'gaming'],
  ['laptop', 'coding programming typing working hacking'],
  ['camera', 'photographing filming'],
  ['paddle', 'rowing paddling kayaking canoeing rudernd'],
  ['tray', 'serving'],
  ['hammer', 'hammering forging'],
  ['boxing_gloves', 'boxing'],
];

const BY_WORD = new Map(DEEDS.flatMap(([item, words]) => words.split(' ').map((word) => [word, item] as const)));

/** Nouns after which an activity is their topic, as in "cooking app", and not something that the character does. */
const TOPICS = new Set(
  (
    'app club company brand school blog website shop store service agency platform game tool book room glass ' +
    'glasses lamp table'
  ).split(' '),
);

/** The largest number of words between a verb and its object. */
const OBJECT_REACH = 5;

/** Whether a word is a verb for an activity with an item in the hand. */
export const isDeed = (word: string): boolean => BY_WORD.has(word);

/**
 * The items that the verbs of a prompt imply, unless it names them: "drinking" implies a cup, "drinking a cocktail"
 * does not. A mount comes first.
 */
export function deedsOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): Wear[] {
  const mount = mountOf(tokens);
  const held = tokens.flatMap(({ word }, at) => {
    const item = BY_WORD.get(word);
    const isTopic = TOPICS.has(wordAt(tokens, at + 1)) || /^(?:for|about|of)$/.test(wordAt(tokens, at - 1));
    const isNoun = nouns.some((noun) => noun.kind === 'garment' && noun.at === at);
    if (!item || isTopic || isNoun) return [];
    const object = nouns.find(
      (noun) => noun.kind === 'garment' && noun.at > at && noun.at <= at + OBJECT_REACH && isHeld(noun.item),
    );
    // "painting eggs" takes a brush beside the eggs, "painting with a roller" does not.
    const isTool = object !== undefined && tokens.slice(at + 1, object.at).some(({ word }) => word === 'with');
    return object && (isTool || item !== 'paintbrush') ? [] : [wearing(item)];
  });
  return mount ? [mount.worn, ...held] : held;
}
