import { CLIENT_PHRASES } from './client-phrases';
import { COLOR_SHADES } from './color-shades';
import { colorValue } from './color-value';
import { isCreature, SUBJECT_WORDS } from './subjects';

/** Signs in place of words, with the words. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])w\/\s?/giu, 'with '],
  [/\s[+&]\s/g, ' and '],
  [/\s(?:\/\/|\||·|•)\s/g, ', '],
];

/** Remarks that say nothing of the drawing although their words mean something in another place. */
const REMARKS: readonly RegExp[] = [
  /\b(?:number|no\.?) ?(?:1|one) (?:rated|ranked|choice|best|selling|fan|source|dad|mum|mom)\b/gi,
  /\bbear with (?:me|us)\b|\bguten (?:tag|morgen|abend)\b|\b(?:lol|haha|hehe|tbh|btw)\b/gi,
  /(?<!\p{L})\p{L}{2,20} (?:\p{L}{2,20} )?is called [^.,:;!?\n]{1,60}/giu,
  /\b\d[\d.,]{0,9} staff\b/gi,
  /\b(?:\p{L}{2,20} ){1,3}owners? here\b/giu,
  /\binto a ball\b/gi,
  /\belbow drop\b/gi,
  /\b(?:doing|printing) (?:an? |our |the )?(?:\p{L}{2,20} )?(?:t-?shirts?|tees?|stickers?|posters?)\b/giu,
  /\bpop[- ]ups?\b/gi,
  /\b(?:licen[cs]e|number|registration|l)[- ]plates?\b/gi,
  /\binside[- ]out\b/gi,
  /\b(?:pre-?)?seed[- ]stage\b/gi,
  /\bevery(?:one|body) (?:else )?(?:does|has|uses) the [^.,:;!?\n]{1,40} thing\b/gi,
  /\bmy (?:son|daughter|kid|child)['’]?s (?:drawing|idea|sketch|character):? /gi,
  /\bwe (?:had|have|got) (?:an? |some )?(?:problems?|trouble|issues?) with [^.,:;!?\n]{1,60}/gi,
  /\bscoops?: [^.;:!?\n]{1,60}/gi,
];

/** Set phrases with what they mean. Their words may be joined by hyphens, and their plurals mean the same. */
const SET_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:throwing|ninja)[- ]stars?\b|\bshuri[ck]ens?\b/gi, 'grey star'],
  [/\btricorne?(?:[- ]hats?)?\b/gi, 'pirate hat'],
  [/\b(?:pom[- ]?pom|bobble)[- ](?:hats?|caps?|beanies?)\b/gi, 'beanie'],
  [/\b(?:box|bag|sack|pack) on (?:the|his|her|its|their) back\b/gi, 'backpack'],
  [/\bst\.? bernards?\b/gi, 'saint bernard'],
  [/\bski[- ]poles?\b/gi, 'poles'],
  [/\bfire[- ]fighters?\b/gi, 'firefighter'],
  [/\bcane[- ]users?\b/gi, 'person with a cane'],
  [/\bgame[- ]jams?\b/gi, 'game'],
  [/\b(?:girl|boy)[- ]scouts?\b/gi, 'scout'],
  [/\bperms?\b/gi, 'curly hair'],
  [/\bbamboo[- ](?:fishing[- ])?rods?\b/gi, 'fishing rod'],
  [/\bpencil[- ]skirts?\b/gi, 'skirt'],
  [/\bfood[- ]banks?(?:[- ]charity)?\b/gi, 'organisation'],
  [/\b(?:tin|can)s? of soup\b/gi, 'tin can'],
  [/\bsouth[- ]asians?\b/gi, 'indian'],
  [/\bice[- ]cream[- ]cones?\b|\bcono (?:di |de )?ice cream\b/gi, 'ice cream'],
  [/\bbrain[- ]freeze\b/gi, 'shocked'],
  [/\bchess[- ]knights?\b|\bknight (?:chess )?pieces?\b|\bhorse horse\b/gi, 'horse'],
  [/\b(?:monochrome|gr[ae]yscale)\b/gi, 'grey'],
  [/\bsee[- ]through\b/gi, 'transparent'],
  [/\b(?:little )?red riding[- ]hood\b|\brotk(?:ä|ae)ppchen\b/gi, 'girl in a red cape'],
];

/** Matches what a mascot or its client does for people: "helps people drink more water". */
const FOR_OTHERS = new RegExp(
  String.raw`\b(?:makes?|making|helps?|helping|lets?) people\b` +
    String.raw`(?: (?!with\b|wearing\b|holding\b|in\b|and\b|by\b|who\b)\p{L}{2,20}){0,4}`,
  'giu',
);

/** Matches glasses above the eyes: "goggles on her forehead". */
const ABOVE_EYES = new RegExp(
  String.raw`\b(sunglasses|glasses|shades|goggles) (?:(?:pushed|pulled|propped|perched|resting|sitting) )?(?:up )?` +
    String.raw`(?:on|onto|in) (?:its|his|her|their|the) (?:forehead|brow|hair)\b`,
  'gi',
);
/** Matches glasses that rest on a head; those that only are "on his head" are worn as usual. */
const ON_HEAD = new RegExp(
  String.raw`\b(sunglasses|glasses|shades|goggles) (?:up on|on top of` +
    String.raw`|(?:pushed|pulled|propped|perched|resting|sitting) (?:up )?(?:on|onto)(?: top of)?)` +
    String.raw` (?:its|his|her|their|the) head\b`,
  'gi',
);

/** Kinds of phrases whose words mean something else alone, with what they say in plain words. */
const REPHRASED: readonly (readonly [RegExp, string])[] = [
  [/\bski(?:ing)? (?:instructor|teacher|coach|trainer)s?\b/gi, 'skier'],
  [/\bstop gesture\b|(?<!\p{L})['‘"]stop['’"] gesture\b/giu, 'hand raised'],
  [/\btea (pot|cup)/gi, 'tea$1'],
  [/\bskate (?=school|park|shop|club|team)/gi, 'skateboard '],
  [/\bswimming (?=lessons?|school|club|pool|team|class)/gi, 'swim '],
  [/\b(?:hospital|medical|nursing|office|kitchen|school|bar|care|support|restaurant) staff\b/gi, 'team'],
  [FOR_OTHERS, 'for others'],
  [/\b(?:an? )?\p{L}{2,24} tattoos?\b/giu, 'tattoo'],
  [/\b(?:big|large|huge|two) (?:(?:clean|white|shiny|strong) )?(?:front )?teeth\b/gi, 'buck teeth'],
  // One trainer is a person.
  [/\btrainers\b/gi, 'sneakers'],
  [/\bmean[- ](?=looking\b|face\b|expression\b|eyes\b)/gi, 'angry '],
  [/\b(?:dead[- ]?pan|poker)[- ]face[ds]?\b/gi, 'bored'],
  [/\b(?:colou?r )?palette(?: is)?(?: limited)?(?: to| of)?:? (?=#[\da-f]{3})/gi, 'in '],
  [
    /\bknee[- ](?:and|&|\+)[- ]elbow[- ]pads?\b|\belbow[- ](?:and|&|\+)[- ]knee[- ]pads?\b/gi,
    'knee pads and elbow pads',
  ],
  [
    /\bbandages? (?:on|around) (?:its |his |her |their |the |an? )?(?=(?:left |right )?(?:arm|paw|hand|wrist)\b)/gi,
    'arm bandage on ',
  ],
  [/\brobot (?:on|with) (?:one|a|a single|a big|one big) wheel\b/gi, 'robot with a monowheel'],
  [/\bbandanas? (?:tied |worn )?(?:around|round|on) (?:its|his|her|their|the) neck\b/gi, 'neckerchief'],
  [/\brobot (?:on|with) (?:two |three |four |big |small )?wheels\b/gi, 'robot with wheels instead of legs'],
  [ABOVE_EYES, 'raised $1'],
  [ON_HEAD, 'raised $1'],
  [/\bexcept (?:for )?(?=the |its |his |her )/gi, 'but with '],
];

const PHRASES = [...SIGNS, ...REMARKS.map((remark) => [remark, ' '] as const), ...SET_PHRASES, ...REPHRASED];

/** Matches a small amount of a colour, which is an accent: "one pop of orange". */
const ACCENT = /\b(?:pop|touch|splash|hint|dash|accent)(?:e?s)? of (\p{L}{3,20})\b/giu;

/** Matches a colour with its exact value: "navy (#1b2a41)", "mint green (#3ddc97)", "dark brown #4e342e". */
const EXACT = /(?<!\p{L})(\p{L}{3,20} )?(\p{L}{3,20}) \(?(#[\da-f]{6})\b\)?/giu;
/** Matches a colour whose exact value is after its noun: "a blue whale (#0A4DA2)". */
const EXACT_AFTER = /(?<!\p{L})(\p{L}{3,20}) (\p{L}{3,20}) \((#[\da-f]{6})\)/giu;
/** Matches clothes of a colour, which are those of the role: "a ninja in a black outfit". */
const OUTFIT = /(?<!\p{L})(\p{L}{3,20}) (?:outfit|clothes|clothing)\b/giu;

/** Whether a word only says which tone of a colour: "mint green", "dark brown". */
const isOfColor = (word: string): boolean => colorValue(word) !== null || Object.hasOwn(COLOR_SHADES, word);

/** Matches what is ridden with a helmet for cycling. */
const CYCLING = /\b(?:bike|bicycle|cycling|cyclist|scooter|skateboard(?:er|ing)?)\b/i;
const LONE_HELMET =
  /(?<=\b(?:a|an|the|with|wearing|and|his|her|its|red|blue|yellow|green|pink|white|black) |, ?)helmet\b/gi;

/** Matches the young beside a character that sleep: "a mother hedgehog, baby asleep in her lap". */
const SLEEPING_YOUNG = new RegExp(
  String.raw`(?<=(?:, |\band |\bwith (?:an? |his |her |its )?))(baby|babies|child|kid|cub|pup|joey|chick) ` +
    String.raw`(?:fast |sound )?(?:asleep|sleeping|napping|snoozing)\b`,
  'gi',
);

/** Matches the young of an animal: "a seal pup". */
const YOUNG = /\b(\p{L}{3,20}) (?:pup|cub|calf|foal|joey|whelp)\b/giu;

const isAnimal = (word: string): boolean => isCreature(word) && SUBJECT_WORDS.get(word) !== 'person';

/** A prompt with such phrases in plain words: "a fox w/ trainers" is "a fox with sneakers". */
export const inPlainWords = (prompt: string): string => {
  const plain = [...CLIENT_PHRASES, ...PHRASES]
    .reduce((text, [pattern, words]) => text.replace(pattern, words), prompt)
    .replace(ACCENT, (phrase, word: string) => (colorValue(word.toLowerCase()) ? `${word} accents` : phrase))
    .replace(SLEEPING_YOUNG, '$1')
    .replace(YOUNG, (phrase, word: string) => (isAnimal(word.toLowerCase()) ? `baby ${word}` : phrase));
  const colored = plain
    .replace(EXACT, (phrase, before: string | undefined, word: string, hex: string) => {
      if (!colorValue(word.toLowerCase())) return phrase;
      return before === undefined || isOfColor(before.trim().toLowerCase()) ? hex : before + hex;
    })
    .replace(EXACT_AFTER, (phrase, word: string, noun: string, hex: string) =>
      colorValue(word.toLowerCase()) ? `${hex} ${noun}` : phrase,
    )
    .replace(OUTFIT, (phrase, word: string) => (colorValue(word.toLowerCase()) ? `${word} uniform` : phrase));
  return CYCLING.test(colored) ? colored.replace(LONE_HELMET, 'bike helmet') : colored;
};
