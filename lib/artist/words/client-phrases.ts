/** Matches a greeting, which asks for no waving hand. */
const GREETING = new RegExp(
  String.raw`^\s{0,9}(?:hello|hi|hey|howdy|good (?:morning|day|evening)|hallo|hola|bonjour|ciao|olá)` +
    String.raw`\b(?: (?:there|all|team|everyone))?[!,.:]`,
  'i',
);
/** Matches what the mascot must not look like: "don't make him look like a thief". */
const UNLIKE = new RegExp(
  String.raw`\b(?:do not|don['’]?t|should not|shouldn['’]?t|must not) (?:make (?:it|him|her|them) )?` +
    String.raw`look (?:too )?(?:like an? )?\p{L}{2,20}`,
  'giu',
);

/** Matches how a client introduces an idea: "we were thinking a walrus". */
const PROPOSED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:we|i)(?:['’](?:re|m)| are| am| was| were)? )?` +
    String.raw`(?:thinking|picturing|imagining|imagined|envisioning) (?=(?:an?|the|of|maybe|something)\b)`,
  'giu',
);
/** Matches where the mascot will be printed or seen: "for our Christmas cards". */
const USED_ON = new RegExp(
  String.raw`\bfor (?:our|my|the|your) (?:\p{L}{2,20} ){0,2}(?:cards|menus?|packaging|packets|stickers|` +
    String.raw`posters|flyers|leaflets|labels|merch|merchandise|invitations|newsletter|website|` +
    String.raw`homepage|vans|lorries|t-?shirts|` +
    String.raw`tote bags|mugs|boxes|shop window|billboards?|bottles|cans)(?!\p{L})`,
  'giu',
);

/** Phrases of client briefs, with what they say in plain words. Brands, places and books are not colours or things. */
export const CLIENT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bt[-. ]{0,2}rex\b/gi, 'trex'],
  [/\b(?:as if|as though) (?:it|he|she|they) (?:was|were|is|are|had)\b[^,.:;!?\n]{0,50}/gi, ' '],
  [/\b(?:comic|picture|story|illustrated) ?books? (?:style|look|illustration)\b/gi, ' '],
  [/\b(?:children|kid|child)['’]?s?['’]? (?:picture |story)?books?(?: style| look| illustration)?\b/gi, ' '],
  [
    /\bstyle (?:of )?(?:an? |the )?(?:story|picture |comic )?books?(?: for (?:an? )?(?:child|kids?|children))?\b/gi,
    ' ',
  ],
  [/\b(?:baker|wall|fleet|bond|carnaby) street\b/gi, ' '],
  [/\b(?:black (?:forest|sea)|red sea|white house|blue mountains|orange county|big apple)\b/gi, ' '],
  [/\b(?:tank|crop|halter|vest)[- ]?tops?\b|\b(?:over-?sized |baggy |graphic )?tees?\b(?! time| off)/gi, 'shirt'],
  [/\b(?:faux )?(?:fur|feather)[- ](?=(?:trim|lining|collar|cuff|hat|cap|coat|boot|boa|edge))/gi, ' '],
  [/\b(?:warm|big|broad|wide|bright|friendly|welcoming) (?:smile|grin)\b/gi, 'smiling'],
  [PROPOSED, ' '],
  [/\b(?:thinking|dreaming|think) (?:of|about) (?=(?:an?|the|some|maybe|something)\b)/gi, ' '],
  [/\b(?:bell|cowbell) (?:around|on|at|round) (?:(?:its|his|her|the|their) )?neck\b/gi, 'bell collar'],
  [
    /\b(?:little |small |tiny |big )?(?!(?:with|and|or|no|of|has|have|his|her|its|the) )\p{L}{2,24} tattoos?\b/giu,
    'tattoo',
  ],
  [
    /(?<!\b(?:big|large|huge|two|front|buck) )\b(?:sparkling|shiny|bright|pearly|clean|perfect) (?:white )?teeth\b/gi,
    ' ',
  ],
  [/(?<!\b(?:big|large|huge|two|front|buck|sparkling|shiny|bright|pearly|clean|perfect) )\bwhite teeth\b/gi, ' '],
  [/\bflames? hair\b|\bhair of (?:fire|flames)\b/gi, 'flaming hair'],
  [/\b(?:hang[- ]loose|shaka|rock on|ok|okay) (?:sign|gesture)\b/gi, 'hang loose'],
  [/\b(?:maple |golden )?(?:syrup|soy sauce) bottles?\b/gi, 'sauce bottle'],
  [/\b(?:wine|beer|champagne|rum|whisk(?:e)?y) bottles?\b/gi, 'wine'],
  [/\baviators\b/gi, 'sunglasses'],
  [/\bround (?:(?:his|her|its|the|their) )?(?=(?:neck|waist|shoulders|head|wrist)\b)/gi, 'around the '],
  [/\b(?:number|no\.?|nr\.?) ?(\d{1,2}) (?:jersey|shirt|vest|bib|top|kit)\b/gi, 'jersey number $1'],
  [/\b(?:vest|bib|top) (?:with )?(?:the |a )?number (\d{1,2})\b/gi, 'jersey number $1'],
  [/\bhalf[- ](?:a )?robot,? (?:and )?half[- ](?:an? )?(\p{L}{3,20})/giu, 'robot $1'],
  [/\bhalf[- ](?:an? )?(\p{L}{3,20}),? (?:and )?half[- ](?:a )?(?:robot|machine|cyborg)\b/giu, 'robot $1'],
  [USED_ON, ' '],
  [GREETING, ' '],
  [UNLIKE, ' '],
  [/\b(sunglasses|glasses|hat|helmet|mask|cap|gloves|shoes|jacket) off\b/gi, 'no $1'],
  [/\bunarmed\b|\bnon[- ]violent\b/gi, 'no weapons'],
];
