import type { Feature } from '@/lib/core/sheet/vocabulary';

/** Matches a single eye with adjectives, but not the first or second of two: "one blue and one green eye". */
const COLORED_EYE = new RegExp(
  String.raw`(?<!\band )\b(?:one|single) (?:(?:big|large|huge|giant|round|glowing|blue|green|red|yellow) ){1,2}eye\b` +
    String.raw`(?!,? (?:and|closed|shut|one))`,
);

/** Regular expressions for phrases that ask for a feature; they are matched against the whole prompt. */
export const FEATURE_PHRASES: readonly (readonly [RegExp, Feature])[] = [
  [/\bfreckle/, 'freckles'],
  [/\bfangs?\b|vampire/, 'fangs'],
  [/\bm(ou?|u)sta(ch|sh)(e|io)|\bbigotes?\b|\bbigode\b|\bbaffi\b|\bschnurrbart/, 'moustache'],
  [/\bblush|\brosy cheeks|\bpink cheeks|\b(cute|adorable|kawaii|cuddly)\b|\bbaby\b(?! (blue|pink))/, 'blush'],
  [/\b(big|large|huge|wide|giant|round|doe)[- ](\w{1,20}[- ])?eye(s|d)?\b|\bwide-eyed/, 'big_eyes'],
  [/\b(small|tiny|little|beady|dot)[- ](\w{1,20}[- ])?eye(s|d)?\b/, 'small_eyes'],
  [/\b(eye)?lashes\b|\bgirly\b|\bfeminine\b/, 'lashes'],
  [/\btongue (is )?(sticking |hanging )?out\b|\bstick(s|ing) out (its|his|her|their) tongue\b|\blicking\b/, 'tongue'],
  [/(?<!missing )\bbuck.?te(e|o)th\b/, 'buck_teeth'],
  [/\b(?:one|single|snaggle)[- ](?:big |large |tiny |little |front )?tooth\b/, 'buck_teeth'],
  [/\b(?:sharp|pointy|pointed) (?:little )?teeth\b/, 'fangs'],
  [/(?<!goatee )\bbeard(ed)?\b|\bbarb(a|udo|e|u)\b|\b(voll|mit ([a-zäöüß]{1,20}em )?)bart\b/, 'beard'],
  [/\bgoatee\b|\b(ziegen|kinn)bart\b|\bperilla\b|\bpizzetto\b|\bcavanhaque\b/, 'goatee'],
  [/\bspot(s|ted|ty)\b|\bdots?\b|\bdotted\b|\bpolka\b|\bspeckled\b/, 'spots'],
  [/\bstrip(e|ed|es|y)\b|\btabby\b/, 'stripes'],
  [/\beye.?patch\b|\bpirate\b/, 'eye_patch'],
  [/\bmonocle\b/, 'monocle'],
  [/\bhorned\b(?! (?:helmet|hat))|\bhorns?\b/, 'horn'],
  [/\bantenn(a|ae|as)\b/, 'antenna'],
  [/\bwings?\b|\bwinged\b|\bpegas(?:us|o|e)\b|\balicorn\b/, 'wings'],
  [/(?<!\b(?:over|on) )\b(?:one|single)[- ]eye\b(?! (?:closed|shut|winking|bigger|smaller))/, 'one_eye'],
  [/\b(?:one|single)[- ]eyed\b|\bcyclops\b/, 'one_eye'],
  [COLORED_EYE, 'one_eye'],
  [/\b(?:three|3)[- ]eye/, 'three_eyes'],
  // Eyes are named in English in any language, since the words of the body are translated first.
  [/\beyes (?:are |both )?(?:closed|shut|cerrados|ferm[eé]s|chiusi|fechados)\b/, 'eyes_closed'],
  [/\b(?:closed|shut|geschlossenen?) eyes\b|\beyes (?:are )?geschlossen\b/, 'eyes_closed'],
  [/\bwink(?:s|ing)?\b|\bone eye (?:closed|shut)\b|\bzwinker(?:t|nd)/, 'wink'],
  [/\bgui[nñ]a(?:ndo)? (?:the|el|a|un) (?:eyes|ojo)\b|\bclin d['’ ](?:oeil|œil|eyes)|\bocchiolino\b/, 'wink'],
  [
    /\bgap[- ]?tooth(?:ed)?\b|\btooth[- ]gap\b|\bmissing (?:an? |one |some |two )?(?:front |buck )?(?:tooth|teeth)\b/,
    'gap_teeth',
  ],
  [
    /\bgappy\b|\b(?:tooth|teeth) missing\b|\bzahnl[uü]cke\b|\bgap between (?:its|his|her|the) (?:front )?teeth\b/,
    'gap_teeth',
  ],
  [/\bwrinkle[sd]?\b|\bwrinkly\b/, 'wrinkles'],
  [/\bstubbl[ey]\b|\bunshaven\b|\bfive o.clock shadow\b/, 'stubble'],
  [/\bfluffy\b|\bfuzzy\b|\bfurry\b|\bshaggy\b/, 'fluffy'],
  [/\bjoeys?\b(?: [a-z]{1,20}){0,4} pouch\b|\b(?:baby|cub|pup|kid|child) (?:[a-z]{1,20} ){0,4}pouch\b/, 'joey'],
  [/\bpouch (?:[a-z]{1,20} ){0,3}(?:joey|baby)\b|\b(?:with|and) (?:a|her|its|his) joey\b/, 'joey'],
  [/\blong(?:er)? (?:[a-z]{1,20} ){0,2}beard\b|\bbeard (?:down )?to (?:his|her|its|the) \w/, 'long_beard'],
  [/\bbare[- ]?(?:foot(?:ed)?|feet)\b|\bbarfu(?:ß|ss)|\bdescal[zç][oa]s?\b|\bscalz[oaie]\b/, 'barefoot'],
  // Feet are named in English in any language, as eyes are.
  [/\bfeet (?:nus|nudi)\b/, 'barefoot'],
  [/\blangem? (?:[a-zäöüß]{1,20}em )?bart\b/, 'long_beard'],
  [/\bbarba larga\b|\blongue barbe\b|\bbarba lunga\b|\blunga barba\b|\bbarba comprida\b/, 'long_beard'],
];
