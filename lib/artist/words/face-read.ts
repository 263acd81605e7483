import type { FaceMood, Feature } from '@/lib/core/sheet/vocabulary';
import { claimedFeatures } from './claims';
import { colorValue } from './color-value';
import { MOODS } from './face';
import { FEATURE_PHRASES } from './feature-phrases';
import type { PromptNoun } from './prompt-noun';
import type { Patterns } from './patterns';
import { type FoundPose, moodOfPose } from './poses';
import { type Token, wordAt } from './tokens';

/** The mood of a face, with the word that asks for it; without one it is that of the pose, else cheerful. */
export function moodNamed(tokens: readonly Token[], posed: FoundPose | null): { value: FaceMood; word: string | null } {
  const suited = posed ? moodOfPose(posed, tokens) : null;
  return askedMood(tokens, posed) ?? { value: suited ?? 'cheerful', word: null };
}

/**
 * The mood that a prompt asks for, and its word; null if it asks for none. The first mood word counts, but one after
 * "but" comes before the others. Words of the pose's phrase are left out: "hip", which also means cool, is no mood in
 * "hands on its hips".
 */
function askedMood(tokens: readonly Token[], posed: FoundPose | null): { word: string; value: FaceMood } | null {
  const but = tokens.findIndex(({ word }) => word === 'but');
  // "Crying but smiling" asks for a smile.
  const places = [...tokens.keys()];
  const moods = [...places.slice(but + 1), ...places.slice(0, but + 1)].flatMap((at) => {
    const { word = '' } = tokens[at] ?? {};
    const isOfPose = posed !== null && posed.length > 1 && at >= posed.at && at < posed.at + posed.length;
    const isOfColor = TONES.has(word) && colorValue(wordAt(tokens, at + 1)) !== null;
    const value = Object.hasOwn(MOODS, word) && !isOfPose && !isOfColor ? MOODS[word] : undefined;
    return value === undefined ? [] : [{ word, value }];
  });
  return moods.find(({ word }) => !TRAITS.has(word)) ?? moods[0] ?? null;
}

/** Words that describe a colour before one: "warm orange". */
const TONES: ReadonlySet<string> = new Set(['warm', 'cool', 'bold', 'calm', 'serious', 'sunny']);

/** Words for a character more than for its face: "a wise, grumpy owl" looks grumpy. */
const TRAITS: ReadonlySet<string> = new Set(
  (
    'strong tough trustworthy loyal helpful reliable wise clever smart intelligent kind cute adorable lovely sweet ' +
    'cuddly cosy cozy warm heroic noble brave bold stylish hip nerdy geeky patient confident'
  ).split(' '),
);

/** The features that a prompt asks for, without stripes, spots and feature words that belong to an item. */
export function featuresIn(
  prompt: string,
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  patterns: Patterns,
): Feature[] {
  const owned = new Set<string>([...Object.values(patterns), ...claimedFeatures(tokens, nouns)]);
  return [...featuresOf(prompt)].filter((feature) => !owned.has(feature));
}

function featuresOf(prompt: string): Set<Feature> {
  return new Set(
    FEATURE_PHRASES.filter(([pattern]) => pattern.test(prompt.toLowerCase())).map(([, feature]) => feature),
  );
}
