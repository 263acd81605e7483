/** A mood, as the face shows it. */
export type FaceMood =
  | 'cheerful'
  | 'calm'
  | 'sleepy'
  | 'grumpy'
  | 'sad'
  | 'surprised'
  | 'cool'
  | 'shy'
  | 'mischievous'
  | 'proud'
  | 'silly'
  | 'curious';

export const MOODS: Readonly<Record<string, FaceMood>> = {
  cheerful: 'cheerful',
  happy: 'cheerful',
  joyful: 'cheerful',
  smiling: 'cheerful',
  smiley: 'cheerful',
  jolly: 'cheerful',
  excited: 'cheerful',
  friendly: 'cheerful',
  merry: 'cheerful',
  laughing: 'cheerful',
  welcoming: 'cheerful',
  enthusiastic: 'cheerful',
  energetic: 'cheerful',
  playful: 'cheerful',
  upbeat: 'cheerful',
  bubbly: 'cheerful',
  lively: 'cheerful',
  delighted: 'cheerful',
  glad: 'cheerful',
  sunny: 'cheerful',
  lachend: 'cheerful',
  feliz: 'cheerful',
  joyeux: 'cheerful',
  frohlich: 'cheerful',
  calm: 'calm',
  gentle: 'calm',
  kind: 'calm',
  peaceful: 'calm',
  wise: 'calm',
  zen: 'calm',
  serene: 'calm',
  patient: 'calm',
  relaxed: 'calm',
  chill: 'calm',
  helpful: 'calm',
  loyal: 'calm',
  trustworthy: 'calm',
  warm: 'calm',
  cute: 'calm',
  adorable: 'calm',
  lovely: 'calm',
  sweet: 'calm',
  cuddly: 'calm',
  sleepy: 'sleepy',
  tired: 'sleepy',
  drowsy: 'sleepy',
  dreamy: 'sleepy',
  lazy: 'sleepy',
  bored: 'sleepy',
  yawning: 'sleepy',
  exhausted: 'sleepy',
  grumpy: 'grumpy',
  angry: 'grumpy',
  furious: 'grumpy',
  mad: 'grumpy',
  cranky: 'grumpy',
  fierce: 'grumpy',
  stern: 'grumpy',
  evil: 'grumpy',
  strict: 'grumpy',
  annoyed: 'grumpy',
  moody: 'grumpy',
  scary: 'grumpy',
  sad: 'sad',
  crying: 'sad',
  lonely: 'sad',
  gloomy: 'sad',
  melancholy: 'sad',
  worried: 'sad',
  unhappy: 'sad',
  heartbroken: 'sad',
  anxious: 'sad',
  surprised: 'surprised',
  shocked: 'surprised',
  amazed: 'surprised',
  startled: 'surprised',
  astonished: 'surprised',
  scared: 'surprised',
  afraid: 'surprised',
  cool: 'cool',
  confident: 'cool',
  smug: 'cool',
  stylish: 'cool',
  hip: 'cool',
  sassy: 'cool',
  laid: 'cool',
  shy: 'shy',
  bashful: 'shy',
  timid: 'shy',
  blushing: 'shy',
  embarrassed: 'shy',
  nervous: 'shy',
  mischievous: 'mischievous',
  cheeky: 'mischievous',
  naughty: 'mischievous',
  sly: 'mischievous',
  sneaky: 'mischievous',
  cunning: 'mischievous',
  clever: 'mischievous',
  witty: 'mischievous',
  rebellious: 'mischievous',
  proud: 'proud',
  heroic: 'proud',
  brave: 'proud',
  noble: 'proud',
  bold: 'proud',
  strong: 'proud',
  determined: 'proud',
  majestic: 'proud',
  courageous: 'proud',
  tough: 'proud',
  silly: 'silly',
  goofy: 'silly',
  crazy: 'silly',
  funny: 'silly',
  wacky: 'silly',
  clumsy: 'silly',
  zany: 'silly',
  derpy: 'silly',
  quirky: 'silly',
  curious: 'curious',
  smart: 'curious',
  nerdy: 'curious',
  geeky: 'curious',
  inquisitive: 'curious',
  studious: 'curious',
  intelligent: 'curious',
  attentive: 'curious',
  focused: 'curious',
};

/** A trait of face or pattern that a word asks for. */
export type Feature =
  | 'freckles'
  | 'fangs'
  | 'moustache'
  | 'blush'
  | 'big_eyes'
  | 'small_eyes'
  | 'lashes'
  | 'tongue'
  | 'buck_teeth'
  | 'beard'
  | 'spots'
  | 'stripes'
  | 'eye_patch'
  | 'monocle'
  | 'horn'
  | 'antenna'
  | 'wings'
  | 'fluffy'
  | 'one_eye'
  | 'three_eyes';

/** Phrases that ask for a feature; tried on the whole prompt. */
export const FEATURES: readonly (readonly [RegExp, Feature])[] = [
  [/\bfreckle/, 'freckles'],
  [/\bfangs?\b|vampire/, 'fangs'],
  [/\bmou?sta(ch|sh)e/, 'moustache'],
  [/\bblush|\brosy cheeks|\bpink cheeks/, 'blush'],
  [/\b(big|large|huge|wide|giant|round|doe)[- ](\w+[- ])?eye(s|d)?\b|\bwide-eyed/, 'big_eyes'],
  [/\b(small|tiny|little|beady|dot)[- ](\w+[- ])?eye(s|d)?\b/, 'small_eyes'],
  [/\b(eye)?lashes\b|\bgirly\b|\bfeminine\b/, 'lashes'],
  [/\btongue out\b|\blicking\b/, 'tongue'],
  [/\bbuck.?te(e|o)th\b/, 'buck_teeth'],
  [/\bbeard(ed)?\b/, 'beard'],
  [/\bspot(s|ted|ty)\b|\bdots?\b|\bdotted\b|\bpolka\b|\bspeckled\b/, 'spots'],
  [/\bstrip(e|ed|es|y)\b|\btabby\b/, 'stripes'],
  [/\beye.?patch\b|\bpirate\b/, 'eye_patch'],
  [/\bmonocle\b/, 'monocle'],
  [/\bhorned\b|\bhorns?\b/, 'horn'],
  [/\bantenn(a|ae|as)\b/, 'antenna'],
  [/\bwings?\b|\bwinged\b/, 'wings'],
  [/\b(one|single)[- ]eyed?\b|\bcyclops\b/, 'one_eye'],
  [/\bthree[- ]eye/, 'three_eyes'],
  [/\bfluffy\b|\bfuzzy\b|\bfurry\b|\bshaggy\b/, 'fluffy'],
];

/** How a body word changes proportions: factors of body width, height of the legs, head and whole. */
export interface BodyShape {
  width: number;
  legs: number;
  head: number;
  /** Size of the whole figure. */
  scale: number;
}

export const BODY_WORDS: Readonly<Record<string, Partial<BodyShape>>> = {
  chubby: { width: 1.2, legs: 0.85 },
  fat: { width: 1.25, legs: 0.8 },
  round: { width: 1.16, legs: 0.85 },
  plump: { width: 1.18, legs: 0.85 },
  stout: { width: 1.18, legs: 0.85 },
  big: { width: 1.1 },
  large: { width: 1.1 },
  huge: { width: 1.16 },
  giant: { width: 1.16 },
  tubby: { width: 1.22, legs: 0.8 },
  chunky: { width: 1.18 },
  pudgy: { width: 1.2, legs: 0.85 },
  burly: { width: 1.18 },
  muscular: { width: 1.14 },
  slim: { width: 0.86, legs: 1.1 },
  thin: { width: 0.84, legs: 1.1 },
  skinny: { width: 0.82, legs: 1.15 },
  slender: { width: 0.85, legs: 1.15 },
  lean: { width: 0.88, legs: 1.1 },
  tall: { width: 0.92, legs: 1.35, head: 0.9 },
  lanky: { width: 0.85, legs: 1.35, head: 0.9 },
  long: { legs: 1.2 },
  short: { legs: 0.75, width: 1.05 },
  stubby: { legs: 0.75, width: 1.1 },
  tiny: { scale: 0.88, head: 1.1, legs: 0.85 },
  small: { scale: 0.93, head: 1.05 },
  little: { scale: 0.92, head: 1.07, legs: 0.9 },
  mini: { scale: 0.88, head: 1.1 },
  baby: { scale: 0.9, head: 1.14, legs: 0.8 },
  young: { head: 1.06 },
  puppy: { head: 1.08 },
  kitten: { head: 1.08 },
};
