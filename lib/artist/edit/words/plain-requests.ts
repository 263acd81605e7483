import { colorValue } from '../../words/color-value';
import { languageToEnglish } from '../../words/languages/to-english';

/** Matches who asked, before what is asked: "my boss says no weapons". */
const BOSS = new RegExp(
  String.raw`\bmy (?:boss|client|wife|husband|team|partner|kid|son|daughter) (?:says?|thinks?)(?: that)? ` +
    String.raw`(?=no|we|put|make|add|remove|(?:it|he|she|they) should)`,
  'gi',
);
/** Matches a pattern whose colour follows: "dots on the coat, white ones". */
const OF_THAT_COLOR = new RegExp(
  String.raw`\b(dots|spots|stripes|hearts|stars)( on (?:the |his |her |its )?\p{L}{2,20}),?(?: pls| please)?,? ` +
    String.raw`(\p{L}{3,12}) ones\b`,
  'giu',
);

/** Matches a return to an earlier colour of one thing: "go back to green for the apron". */
const BACK_TO = new RegExp(
  String.raw`\b(?:go|change|switch|turn) (?:it )?back to (\p{L}{3,12}) (?:for|on) ` +
    String.raw`((?:the|his|her|its) \p{L}{2,20})`,
  'giu',
);

/** Matches glasses that are worn and go above the eyes: "push the sunglasses up onto his head". */
const RAISE_GLASSES = new RegExp(
  String.raw`\b(?:push|pull|move|put|prop|raise|lift|slide) (?:the|his|her|its|their) (sunglasses|glasses|goggles) ` +
    String.raw`(?:up )?(?:on|onto|to|into|in)(?: top of)? (?:the|its|his|her|their) (?:head|forehead|brow|hair)\b`,
  'gi',
);
/** Matches new glasses above the eyes: "add sunglasses on top of its head". */
const WITH_RAISED_GLASSES = new RegExp(
  String.raw`\b(sunglasses|glasses|goggles) (?:up )?(?:on|onto|in)(?: top of)? ` +
    String.raw`(?:the|its|his|her|their) (?:head|forehead|brow|hair)\b`,
  'gi',
);

/** Phrases of clients anywhere in an instruction, with the request that they mean. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:compared|relative) to (?:the |its |his |her )?\p{L}{2,20}/giu, ' '],
  [/\b(?:by|to) (?:like|about|around|roughly) (?=an?\b|\d)/gi, 'by '],
  [/\babout (?=\d)/gi, ''],
  [/\binstead of sideways\b|[:;]-?[)(D]/g, ' '],
  [/ ?(?:->|→|=>) ?/g, ' becomes '],
  [/\bcut (it|them) by\b/gi, 'shorten $1 by'],
  [/\bwake (?:it|him|her|them) up\b/gi, 'make it happy'],
  [/\bsoften (?:the |its |his |her )?(?:eyes|gaze|look|face|expression)\b/gi, 'make it friendlier'],
  [/\b(?:sit(?:ting)? )?cross[- ]legged\b/gi, 'sitting'],
  [/\barms? (?:uncrossed|unfolded)\b/gi, ' '],
  [/\b(?:one|a|the other) hand waving\b/gi, 'waving'],
  [/\b(?:in|into) two buns\b/gi, 'in space buns'],
  [/\btwo eyes instead of one\b/gi, 'two eyes'],
  [/\b(?:give (?:it|him|her)|add) (?=(?:two|three) eyes\b)/gi, ''],
  [/\b(two|three) eyes and (?=an? )/gi, '$1 eyes, add '],
  [/,? ?\bplease, (?=and\b)/gi, ' '],
  [RAISE_GLASSES, 'replace the $1 with raised $1'],
  [WITH_RAISED_GLASSES, 'raised $1'],
  [
    /\b(?:make|put|place|wear) (?:the |its |his |her )?(eye ?patch) on (?:the |its |his |her )?other eye\b/gi,
    'move the $1 to the other eye',
  ],
  [BOSS, ''],
  [/\bso (?:that )?(?:we|you|one|people) (?:can )?sees? (?:the |his |her |its )?\p{L}{2,20}/giu, ' '],
  [OF_THAT_COLOR, '$3 $1$2'],
  [/\binstead of (?:waving|pointing|sitting|standing|running|jumping|walking)\b/gi, ' '],
  [
    /\b(?:(?:big|wide|huge) )?(?:smil(?:e|es|ing),? )?(?:with|showing|shows?) (?:its |his |her |the |some )?teeth\b/gi,
    'grin',
  ],
  [/\btrim (?=(?:the|his|her|its) )/gi, 'shorten '],
  [BACK_TO, 'make $2 $1'],
  [/\btoothy (?:grin|smile)\b/gi, 'grin'],
  [/\ba missing (?:front )?tooth\b|\bmissing teeth\b/gi, 'gappy'],
  [/\bbring (it|them) (down|up)\b/gi, 'move $1 $2'],
  [/[,;] (?:just|only) (?=an? \p{L})/giu, '. add '],
  [/\bflat (?=shoes|sandals|boots)/gi, ''],
  [/\b(?:drop|forget|scrap|dump) (?:the|his|her|its) (?!last|previous|rest|change)(?=\p{L})/giu, 'remove the '],
  [/\bflower in (?:(?:his|her|its|their|the|one) )?(?:hand|paw)\b/gi, 'single flower'],
  [/,? (?:and )?(?:an? )?(staff|wand|sword|book|cane|torch|broom|umbrella) in hand\b/gi, ', holding a $1'],
  [/\bno (\p{L}{2,20})[,;] ?(an? \p{L}{2,20}) instead\b/giu, 'replace the $1 with $2'],
  [/\bcheer (?:it|him|her|them) up\b/gi, 'make it happy'],
  [/\blet (?:it|him|her|them) (?=\p{L})/giu, 'make it '],
  [/\b(?:make (?:it|him|her) )?wav(?:e|ing) with both (?:hands|arms|paws)\b/gi, 'make it cheering'],
  [/\bwav(?:e|ing) with (?:the |his |her |its |their )?(?:left|right|one|other) (?:hand|arm|paw)\b/gi, 'waving'],
  [/\b(?:longer|shorter) hair,? (?:in|into|with) (?=an? \p{L})/giu, 'hair in '],
  [/\b(darker|lighter|bigger|smaller|longer|shorter|wider) than (?:the |its |his |her )?\p{L}{2,20}/giu, '$1'],
  [/\b(darker|lighter) (\p{L}{3,12}) than (?:the |its |his |her )?\p{L}{2,20}/giu, '$1 $2'],
  [/\b(stripes|dots|spots|hearts|stars) to (?=(?:the|his|her|its) )/gi, '$1 on '],
  [/\b(make|have|let|get) (it|him|her|them) wave\b/gi, '$1 $2 waving'],
  [/\b(?:it|he|she|they) needs? to (?:hold|carry|wear)\b/gi, 'give it'],
  [/\binstead of nothing\b|\boverall\b/gi, ' '],
  [/\bin (?:our|the|my) (?:brand|company|corporate|house) colou?rs?:? (?=#)/gi, 'in '],
  [/\bsits? down\b/gi, 'sitting'],
  [/\bshaved? (?:off )?(?=the |his |her |its )/gi, 'remove '],
  [/\bmetal(?:lic)? (?=gr[ae]y|silver|blue|gold|red|green)/gi, ''],
  [/\bcarrot nose\b/gi, 'nose'],
  [/\bhooves\b/gi, 'feet'],
  [/\b(?:more |look |looks? more )(?:premium|luxurious|high[- ]end|classy|upscale|sophisticated)\b/gi, 'more elegant'],
  [/\bno weapons\b(?: for (?:the )?(?:kids|children))?/gi, 'remove the sword'],
  [/(?:\band |, )(an? (?:\p{L}{2,20} ){1,2})in (?:(?:his|her|its|their|the|one) )?(?:hand|paw)\b/giu, ', holding $1'],
];

/** Matches who finds the mascot dull. */
const FOUND_DULL = new RegExp(
  String.raw`^(?:it|he|she|this) (?:just )?(?:feels|looks|seems|is) (?:\p{L}{2,6} ){0,2}` +
    String.raw`(?:flat|boring|dull|bland|generic|plain)$`,
  'iu',
);

/** Matches who finds the mascot unfriendly, up to the end of a clause: "My boss says he looks scary". */
const FOUND_UNFRIENDLY = new RegExp(
  String.raw`\b(?:says?|thinks?|said|feels?) (?:that )?(?:it|he|she|they) (?:is|are|looks?|seems?|feels?) ` +
    String.raw`(?:a bit |too |so |very |kind of )?(?:scary|angry|mean|creepy|aggressive|stern|cold|evil)$`,
  'i',
);
/** Matches who finds the mascot too sad, up to the end of a clause: "he looks sad". A wish says "should look". */
const FOUND_SAD = new RegExp(
  String.raw`^(?:(?:it|he|she|they|the \p{L}{2,20}) (?:just )?(?:looks?|seems?|feels?)|looks|seems|feels) ` +
    String.raw`(?:a bit |a little |too |so |very |kind of )?(?:sad|tired|sleepy|depressed|bored|gloomy|unhappy)$`,
  'iu',
);
/** Matches what others think, which asks for nothing: "kids are afraid". */
const REMARK = new RegExp(
  String.raw`^(?:the |our |my |some )?(?:kids|children|people|users|customers|clients|everyone) ` +
    String.raw`(?:is|are|were|find|think|feel|get)\b.*$`,
  'i',
);
/** Matches what stays as it is: "everything as before", "the rest stays the same". */
const ALL_STAYS = new RegExp(
  String.raw`^(?:every ?thing|all|the rest|rest)(?: else| other)? ` +
    String.raw`(?:as before|stays?(?: the same| as (?:it )?is)?|the same|unchanged)(?: except)?\b`,
  'i',
);
/** Matches a noun that stays as it is: "the book stays", "shield ok". */
const STAYS = new RegExp(
  String.raw`^(?:(?:the|his|her|its|their) )?\p{L}{2,20}(?: \p{L}{2,20})? ` +
    String.raw`(?:stays?|remains?|is (?:ok|fine|good)|ok)(?: the same| as (?:it )?is| \p{L}{3,12})?$`,
  'iu',
);

/** Matches a colour that gives way to another: "less grey, more orange". */
const LESS_MORE = /\bless (\p{L}{3,12}),? (?:and )?(?:a bit )?more (\p{L}{3,12})\b/giu;

/** Clauses of clients, with the request that they mean; '' for remarks that ask for nothing. */
const CLAUSES: readonly (readonly [RegExp, string])[] = [
  [FOUND_UNFRIENDLY, '. make it friendlier'],
  [FOUND_SAD, '. make it happy'],
  [/^(?:the |an? )?(winter|summer|christmas|halloween|birthday|easter|party) (?:version|edition)$/i, 'dress it for $1'],
  [FOUND_DULL, ''],
  [/^(?:i (?:do ?n['’]?t|do not) know|not sure|hmm+)$/i, ''],
  [
    /^(?:give|add) (?:it |him |her |them )?(?:some |a bit )?(?:more )?(?:personality|character|attitude)$/i,
    'make it cheeky',
  ],
  [/^(?:it|he|she|they) (?:floats?|hovers?|(?:is|are) (?:floating|hovering))$/i, ''],
  [/^no more (?=\p{L})/iu, 'remove the '],
  [ALL_STAYS, ''],
  [REMARK, ''],
  [/^((?:the |an? )?\p{L}{2,20}) on$/iu, 'add $1'],
  [STAYS, ''],
  [/^(?:that'?s|that is|this is|it'?s|it is) (?:our|my|the|for|because)\b.*$/i, ''],
  [/^(?:only|just) (?:change|one change|thing)$/i, ''],
  [/^\p{L}{3,20} (?:version|edition)$/iu, ''],
  [/^(?:the )?\p{L}{2,20} (?:becomes|should (?:now )?be|should become) (an? \p{L}{3,20})(?: now)?$/iu, 'make it $1'],
  [/^((?:the |his |her |its )?\p{L}{2,20}(?: \p{L}{2,20})?) becomes (.+)$/iu, 'replace $1 with $2'],
  [
    /^(?!take|turn|cut|show|switch|put)((?:the |his |her |its )?\p{L}{2,20}(?: \p{L}{2,20})?) (?:off|gone|away)$/iu,
    'remove $1',
  ],
  [/^not (?:an? )?\p{L}{3,20}$/iu, ''],
  [/^undo the (?!last|change|edit|previous)(?=\p{L})/iu, 'remove the '],
  [/(?<=\p{L}{3}) not (?:an? )?\p{L}{3,20}$/iu, ''],
];

/** Matches the marks and words between clauses, and courtesies. */
const BETWEEN = /([,.;:!?\n]|\b(?:and|but|pls|plz|please|thanks)\b)/i;

/** A clause in plain words, with its spaces. */
function plainClause(clause: string): string {
  const words = clause.trim();
  const [pattern, plain] = CLAUSES.find(([each]) => each.test(words)) ?? [];
  return pattern && plain !== undefined ? clause.replace(words, () => words.replace(pattern, plain)) : clause;
}

/**
 * An instruction of a client in plain requests: in English and without remarks that ask for nothing. Phrases such as
 * "crown off" and "bell -> medal" become verbs with objects. Another language is known by at least `least` words.
 */
export const plainRequest = (instruction: string, least?: number): string =>
  PHRASES.reduce((text, [pattern, plain]) => text.replace(pattern, plain), languageToEnglish(instruction, least))
    .replace(LESS_MORE, (phrase, less: string, more: string) =>
      colorValue(less.toLowerCase()) && colorValue(more.toLowerCase()) ? `make it ${more}` : phrase,
    )
    .split(BETWEEN)
    .map((piece, at) => (at % 2 ? piece : plainClause(piece)))
    .join('');

/**
 * Reads the English translation of an instruction. Usually two known words are needed to detect a foreign language. If
 * the reading then lacks something, a second one accepts a single known word ("größer") and is used if it lacks less.
 * `translated` gives the translation for that least number of known words.
 */
export function readTranslated<R extends { unknown: readonly string[] }>(
  translated: (least?: number) => string,
  read: (text: string) => R,
  asksFor: (reading: R) => boolean,
): R {
  const reading = read(translated());
  if (asksFor(reading) && reading.unknown.length === 0) return reading;
  const foreign = read(translated(1));
  const isBetter = !asksFor(reading) || foreign.unknown.length < reading.unknown.length;
  return asksFor(foreign) && isBetter ? foreign : reading;
}
