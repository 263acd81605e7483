import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { type Feature, REST_POSES, type RestPoseId } from '@/lib/core/sheet/vocabulary';
import { listed, withArticle } from '../../say';
import { complexionOf } from '../../words/complexion';
import { FEATURE_PHRASES } from '../../words/feature-phrases';
import { HAIR_NOUN, hairOf } from '../../words/hair';
import { colorValue } from '../../words/color-value';
import { nounsOf } from '../../words/nouns-and-colors';
import { poseFound } from '../../words/poses';
import { type Token, tokensOf, wordAt } from '../../words/tokens';
import { asksNoMore, runsOf } from './clauses';
import { withFeature } from './features';

/** A changed character sheet, a phrase about the change, and the positions of the tokens that ask for it. */
export interface SheetChange {
  sheet: CharacterSheet;
  done: string;
  taken: ReadonlySet<number>;
}

/** Matches words that remove something. */
const REMOVES = /^(?:remove|without|no|not|less|lose|delete|off|shave)$/;

/** A change of the haircut, with its colour if one is stated; null if none is requested. */
export function hairChange(
  sheet: CharacterSheet,
  { hasHair }: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  const said = hasHair && !tokens.some(({ word }) => REMOVES.test(word)) ? hairOf(tokens) : null;
  if (!said || said.cut === sheet.face.hair) return null;
  const complexion = complexionOf(tokens);
  const nouns = tokens.flatMap(({ word }, place) => (HAIR_NOUN.has(word) ? [place] : []));
  const loose = looseColor(tokens, new Set([...said.places, ...nouns]));
  const hair = complexion.hair ?? loose?.color ?? null;
  return {
    sheet: {
      ...sheet,
      face: { ...sheet.face, hair: said.cut },
      colors: hair ? { ...sheet.colors, hair } : sheet.colors,
      palette: hair ? withoutFamily(sheet.palette, 'hair') : sheet.palette,
    },
    done: `changed the hair to ${said.cut.replaceAll('_', ' ')}${loose ? ` in ${loose.words}` : ''}`,
    taken: new Set([...said.places, ...complexion.at, ...nouns, ...(loose?.at ?? [])]),
  };
}

/** The colour in the clause after one about hair, if it says nothing else: "curly and red". */
function looseColor(
  tokens: readonly Token[],
  hair: ReadonlySet<number>,
): { color: string; words: string; at: number[] } | null {
  const runs = runsOf(tokens);
  const run = runs[runs.findIndex((each) => each.some((at) => hair.has(at))) + 1] ?? [];
  const [at] = run.filter((place) => colorValue(wordAt(tokens, place)) !== null);
  const { word = '', text = '' } = tokens[at ?? -1] ?? {};
  const color = colorValue(word);
  return at !== undefined && color !== null && asksNoMore(tokens, run, new Set([at]))
    ? { color, words: text.toLowerCase(), at: [at] }
    : null;
}

/** A sheet's palette without the colours of a material and its tones. */
export const withoutFamily = (palette: CharacterSheet['palette'], family: string): CharacterSheet['palette'] =>
  Object.fromEntries(Object.entries(palette).filter(([token]) => token !== family && !token.startsWith(`${family}_`)));

/** A beard or moustache with its colour, if a clause asks for nothing else. */
export function beardChange(
  sheet: CharacterSheet,
  { hasHair }: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  for (const run of hasHair ? runsOf(tokens) : []) {
    const change = featureChange(sheet, run.map((at) => tokens[at]?.text ?? '').join(' '));
    const added = change?.sheet.face.features.filter((feature) => !sheet.face.features.includes(feature)) ?? [];
    if (!change || !added.every((feature) => BEARDS.has(feature))) continue;
    const own = new Set(
      run.filter((at) => {
        const word = wordAt(tokens, at);
        return colorValue(word) !== null || LENGTH.test(word) || FEATURE_PHRASES.some(([phrase]) => phrase.test(word));
      }),
    );
    if (!asksNoMore(tokens, run, own)) continue;
    const loose = looseColor(tokens, own);
    const hair = loose && added.some((feature) => BEARDS.has(feature)) ? { hair: loose.color } : {};
    return {
      ...change,
      sheet: { ...change.sheet, colors: { ...change.sheet.colors, ...hair } },
      taken: new Set([...own, ...(loose?.at ?? [])]),
    };
  }
  return null;
}

/** Words for the length of a beard that is put on. */
const LENGTH = /^(?:long|longer|full|fuller|big|bigger|bushy)$/;

/** Verbs for a rest pose after "make it". */
const POSE_VERBS: Readonly<Record<string, RestPoseId>> = {
  sit: 'sitting',
  stand: 'relaxed',
  run: 'running',
  walk: 'walking',
  jump: 'jumping',
  dance: 'dancing',
  fly: 'flying',
  think: 'thinking',
  point: 'pointing',
  cheer: 'cheering',
  sleep: 'sleeping',
  wave: 'waving',
};

/** A change of the rest pose, if a clause asks for nothing else. */
export function poseChange(
  sheet: CharacterSheet,
  { isUpright }: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  const nouns = isUpright ? nounsOf(tokens) : [];
  for (const run of isUpright ? runsOf(tokens) : []) {
    const words = run.map((at) => tokens[at] as Token);
    const verb = words.findIndex(({ word }) => Object.hasOwn(POSE_VERBS, word));
    const named = poseFound(
      words,
      nouns.map((noun) => ({ ...noun, at: noun.at - (run[0] ?? 0) })),
    );
    const pose = named?.pose ?? POSE_VERBS[wordAt(words, verb)];
    if (!pose || pose === sheet.body.pose) continue;
    const [from, length] = named ? [named.at, named.length] : [verb, 1];
    const down = /^(?:down|up)$/.test(wordAt(words, from + length)) ? 1 : 0;
    const taken = new Set(run.slice(from, from + length + down));
    if (!asksNoMore(tokens, run, taken)) continue;
    const shown = REST_POSES[pose].replace(/\.$/, '');
    return {
      sheet: { ...sheet, body: { ...sheet.body, pose } },
      done: `changed the pose: ${shown.charAt(0).toLowerCase()}${shown.slice(1)}`,
      taken,
    };
  }
  return null;
}

const BEARDS: ReadonlySet<Feature> = new Set<Feature>(['beard', 'long_beard', 'goatee', 'moustache', 'stubble']);

const COUNTED: ReadonlySet<Feature> = new Set<Feature>([...BEARDS, 'eye_patch', 'monocle', 'horn', 'tongue']);

/** Whether another feature says a feature as well: a long beard is a beard. */
const isImplied = (feature: Feature, added: readonly Feature[]): boolean =>
  feature === 'beard' && added.includes('long_beard');

function featureWords(feature: Feature): string {
  const words = feature.replaceAll('_', ' ');
  return COUNTED.has(feature) && feature !== 'stubble' ? withArticle(words) : words;
}

/** The features that a text adds to a sheet, with the colour of a beard; null if it adds none. */
export function featureChange(sheet: CharacterSheet, text: string): SheetChange | null {
  const tokens = tokensOf(text);
  if (tokens.some(({ word }) => REMOVES.test(word))) return null;
  const lower = text.toLowerCase();
  if (TWO_EYES.test(lower) && sheet.face.features.some((feature) => EYE_COUNTS.has(feature))) return withTwoEyes(sheet);
  const added = FEATURE_PHRASES.flatMap(([phrase, feature]) => (phrase.test(lower) ? [feature] : [])).filter(
    (feature) => !sheet.face.features.includes(feature),
  );
  if (added.length === 0) return null;
  const color = added.some((feature) => BEARDS.has(feature)) ? complexionOf([...tokens, HAIR_TOKEN]).hair : null;
  const changed = added.reduce(withFeature, sheet);
  return {
    sheet: { ...changed, colors: color ? { ...sheet.colors, hair: color } : sheet.colors },
    done: `gave it ${listed(added.filter((feature) => !isImplied(feature, added)).map(featureWords))}`,
    taken: new Set(),
  };
}

/** Matches a wish for the usual number of eyes. */
const TWO_EYES = /\b(?:two|both) eyes\b/;
const EYE_COUNTS: ReadonlySet<Feature> = new Set<Feature>(['one_eye', 'three_eyes']);

const withTwoEyes = (sheet: CharacterSheet): SheetChange => ({
  sheet: {
    ...sheet,
    face: { ...sheet.face, features: sheet.face.features.filter((feature) => !EYE_COUNTS.has(feature)) },
  },
  done: 'gave it two eyes',
  taken: new Set(),
});

/** Replaces "beard" in front of a colour, so that the colour is read as one of hair. */
const HAIR_TOKEN: Token = { text: 'hair', word: 'hair' };
