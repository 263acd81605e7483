import type { Course, Direction } from '../manner';
import { NUMBER, numberOf } from './numbers';

/** The meaning of a modifier: how, when and how often a move is performed. */
export type Mark =
  | { kind: 'then' | 'while' | 'and' | 'list' | 'before' | 'after' | 'with' | 'without' | 'loop' | 'once' | 'filler' }
  | { kind: 'times'; value: number }
  | { kind: 'again' }
  | { kind: 'pace' | 'size'; value: number }
  | { kind: 'side'; value: 'left' | 'right' | 'both' }
  | { kind: 'direction'; value: Direction }
  | { kind: 'course'; value: Course }
  | { kind: 'pause' | 'lasting'; value: number };

/** A pattern for the picture as a place that a figure enters or leaves. */
const PICTURE = String.raw`(?:the\s+|our\s+)?(?:screen|stage|frame|picture|view|scene|sight|canvas|camera|room|page)`;
const THROUGH = String.raw`(?:across|through|past|along)(?:\s+${PICTURE}|\s+the\s+(?:floor|ground|road|street))?`;
const OUT = String.raw`(?:off|out\s+of)\s+(?:to\s+)?${PICTURE}|away|off(?:\s*screen|\s*stage)?|out`;
const COMES = '(?:comes?|goes|runs?|walks?|flies|returns?)';
const AND_BACK = String.raw`\s+(?:and\s+)?(?:then\s+)?(?:${COMES}\s+)?back(?:\s+again)?`;

const WORDS: readonly (readonly [RegExp, (match: RegExpExecArray) => Mark])[] = [
  [new RegExp(`(?:${THROUGH})${AND_BACK}`, 'y'), () => ({ kind: 'course', value: 'there_and_back' })],
  [/(?:on\s+the\s+spot|in\s+place)/y, () => ({ kind: 'filler' })],
  [/(?:cycle|seamless(?:ly)?)/y, () => ({ kind: 'loop' })],
  [/(?:no|not|without|don't|do not)\s+(?:an?\s+)?loop(?:s|ing|ed)?|one[- ]shot/y, () => ({ kind: 'once' })],
  [/(?:nothing|nobody|no\s+one|no\s+other\s+part)(?:\s+else)?\s+moves?/y, () => ({ kind: 'filler' })],
  [/steady\s+pace|must\s+be/y, () => ({ kind: 'filler' })],
  [/(?:back\s+and\s+forth|from\s+side\s+to\s+side)/y, () => ({ kind: 'course', value: 'there_and_back' })],
  [new RegExp(`(?:${OUT})${AND_BACK}`, 'y'), () => ({ kind: 'course', value: 'off_and_back' })],
  [new RegExp(THROUGH, 'y'), () => ({ kind: 'course', value: 'across' })],
  [
    new RegExp(
      `(?:in|into|onto?)(?:to)?\\s+${PICTURE}|in(?=\\s+(?:from|and|then|to\\s+the\\s+(?:left|right))|\\s*(?:$|[,;.]))`,
      'y',
    ),
    () => ({ kind: 'course', value: 'in' }),
  ],
  [new RegExp(OUT, 'y'), () => ({ kind: 'course', value: 'off' })],
  [
    new RegExp(
      String.raw`(?:and\s+)?(?:after\s+(?:that|this|which)|afterwards?|and\s+then|then|next|finally|later|` +
        String.raw`and\s+finally|eventually|lastly|followed\s+by|at\s+last|to\s+finish|at\s+the\s+end|` +
        String.raw`ending\s+with|ends?\s+with|finish(?:es|ing)?\s+with|first(?:ly)?|to\s+start|starts?\s+(?:by|` +
        String.raw`with)|until|so\s+that|;|\.|→|->|>|in\s+the\s+end)`,
      'y',
    ),
    () => ({ kind: 'then' }),
  ],
  [
    new RegExp(
      String.raw`(?:(?:all\s+)?at\s+the\s+same\s+time(?:\s+as)?|while|as|simultaneously|meanwhile|during|whilst|` +
        String.raw`all\s+the\s+while|at\s+once|together\s+with)`,
      'y',
    ),
    () => ({ kind: 'while' }),
  ],
  [/before/y, () => ({ kind: 'before' })],
  [/(?:after|once\s+it\s+has|having)/y, () => ({ kind: 'after' })],
  // "Shakes its head no" is a gesture, not a negation.
  [
    new RegExp(
      String.raw`without|not|never|no(?!\s*(?:$|[,.;]|(?:\d+|two|three|four|five|six|twice|thrice|once|then|and|` +
        String.raw`while|before|very|\w+ly)(?!\w)))|doesn't|don't`,
      'y',
    ),
    () => ({ kind: 'without' }),
  ],
  [/,\s*(?:and|but)?|but/y, () => ({ kind: 'list' })],
  [/and|plus|&|\+|also/y, () => ({ kind: 'and' })],
  [/with/y, () => ({ kind: 'with' })],
  [
    new RegExp(
      String.raw`(?:(?:over\s+and\s+over|again\s+and\s+again|time\s+and\s+again|on\s+(?:a\s+)?(?:repeat|` +
        String.raw`loop))(?:\s+again)?|in\s+(?:an?\s+)?(?:endless\s+)?loop|loop(?:s|ing|ed)?|forever|` +
        String.raw`continuous(?:ly)?|endless(?:ly)?|non-?stop|constant(?:ly)?|repeated(?:ly)?|keeps?(?:\s+on)?|` +
        String.raw`without\s+stopping|all\s+the\s+time|infinite(?:ly)?|perpetual(?:ly)?)`,
      'y',
    ),
    () => ({ kind: 'loop' }),
  ],
  [
    new RegExp(
      String.raw`(?:pauses?|waits?|stops?|holds?(?:\s+(?:still|it|the\s+pose|that|on))?|freezes?|` +
        String.raw`stays?(?:\s+still)?)\s+(?:for\s+)?(?:about\s+)?` +
        `${NUMBER}\\s*(?:a\\s+)?(?:seconds?|secs?|s|moments?|beats?)`,
    ),
    (match) => ({ kind: 'pause', value: numberOf(match[1] ?? '') }),
  ],
  [
    new RegExp(
      String.raw`(?:pauses?|holds?(?:\s+(?:still|the\s+pose))|freezes?(?:\s+for\s+a\s+moment)?|` +
        String.raw`stays?(?:\s+still))(?:\s+(?:briefly|for\s+a\s+(?:moment|while|bit|beat)))?`,
      'y',
    ),
    () => ({ kind: 'pause', value: 1 }),
  ],
  [
    new RegExp(
      `(?:(?:for|over|during|lasting)\\s+)?(?:about\\s+)?${NUMBER}\\s*-?(?:seconds?|secs?)|for\\s+(\\d+)\\s*s`,
    ),
    (match) => ({ kind: 'lasting', value: numberOf(match[1] ?? match[2] ?? '') }),
  ],
  [/(?:for\s+a\s+(?:long\s+)?(?:while|time))/y, () => ({ kind: 'lasting', value: 4 })],
  [
    /(?:a\s+)?(couple|few)\s+(?:of\s+)?(?:times|more\s+times)?/y,
    (match) => ({ kind: 'times', value: numberOf(match[1] ?? '') }),
  ],
  [/(?:several|many|multiple|some)\s+times/y, () => ({ kind: 'times', value: 4 })],
  [
    /(\d+|two|three|four|five|six|seven|eight|nine|ten)\s*(?:x|times|more\s+times)/y,
    (match) => ({ kind: 'times', value: numberOf(match[1] ?? '') }),
  ],
  [/(twice|thrice)|x\s?(\d+)/y, (match) => ({ kind: 'times', value: numberOf(match[1] ?? match[2] ?? '') })],
  [
    new RegExp(
      String.raw`(\d{1,2}|two|three|four|five|six)(?!\s+(?:balls|plates|rings|clubs|eggs|fingers|arms|hands|eyes)\b)` +
        String.raw`(?=\s+(?:(?:quick|slow|big|small|little|happy|short|excited|high|` +
        String.raw`tiny|huge|fast|double|jumping)\s+)?[a-z-]+s\b)`,
      'y',
    ),
    (match) => ({ kind: 'times', value: numberOf(match[1] ?? '') }),
  ],
  [/double/y, () => ({ kind: 'times', value: 2 })],
  [/again/y, () => ({ kind: 'again' })],
  [/(?:just\s+)?once(?:\s+only)?|one\s+time/y, () => ({ kind: 'once' })],
  [/(?:very\s+slow(?:ly)?|in\s+slow\s+motion|super\s+slow(?:ly)?)/y, () => ({ kind: 'pace', value: 2 })],
  [/(?:slow(?:ly|er)?|lazily|gradual(?:ly)?|leisurely|long|unhurried(?:ly)?)/y, () => ({ kind: 'pace', value: 1.5 })],
  [
    /(?:(?:very|super|really)\s+(?:quick(?:ly)?|fast)|frantic(?:ally)?|rapid(?:ly)?|like\s+lightning|frenzied(?:ly)?)/y,
    () => ({ kind: 'pace', value: 0.6 }),
  ],
  [
    new RegExp(
      '(?:quick(?:ly|er)?|fast(?:er)?|sudden(?:ly)?|swift(?:ly)?|brisk(?:ly)?|abrupt(?:ly)?|' +
        'hurried(?:ly)?|short(?:ly)?|brief(?:ly)?|snapp(?:y|ily)|hasty|hastily|immediately|promptly|' +
        'sharp(?:ly)?)',
      'y',
    ),
    () => ({ kind: 'pace', value: 0.74 }),
  ],
  [
    new RegExp(
      String.raw`(?:a\s+(?:little|tiny)\s+bit|a\s+little|a\s+bit|slight(?:ly)?|subtl[ey]|gent(?:le|ly)|` +
        String.raw`soft(?:ly)?|small|little|tiny|faint(?:ly)(?!\s)|barely|light(?:ly)?|low|somewhat|` +
        'discreet(?:ly)?|mild(?:ly)?)',
      'y',
    ),
    () => ({ kind: 'size', value: 0.6 }),
  ],
  [
    new RegExp(
      String.raw`(?:like\s+(?:nobody|no\s+one)(?:'s|\s+is)?\s+watching|wild(?:ly)?|like\s+(?:crazy|mad)|` +
        'huge(?:ly)?|enormous(?:ly)?|exaggerated(?:ly)?|dramatic(?:ally)?|extreme(?:ly)?|massive(?:ly)?|' +
        String.raw`hard|vigorous(?:ly)?|crazily|epic|as\s+high\s+as\s+it\s+can|giant)`,
      'y',
    ),
    () => ({ kind: 'size', value: 1.5 }),
  ],
  [
    new RegExp(
      '(?:big|broad(?:ly)?|high|wide(?:ly)?|large|deep(?:ly)?|strong(?:ly)?|powerful(?:ly)?|' +
        'loud(?:ly)?|very|really|so|super|grand(?:ly)?|far)',
      'y',
    ),
    () => ({ kind: 'size', value: 1.25 }),
  ],
  [
    /(?:both|two)\s+(?:hands|arms|paws|wings|fins|flippers|eyes|ears)|(?:its|his|her|their)\s+(?:hands|arms)|both/y,
    () => ({ kind: 'side', value: 'both' }),
  ],
  [
    new RegExp(
      String.raw`(?:(?:the|its|his|her|their|a)\s+)?(?:viewer's\s+)?(left|right)\s+(?:hand|arm|paw|wing|fin|` +
        String.raw`flipper|claw|eye|ear|leg|foot|tentacle|fist|eyebrow|brow|side\s+hand|forearm|hoof)`,
      'y',
    ),
    (match) => ({ kind: 'side', value: match[1] === 'left' ? 'left' : 'right' }),
  ],
  [
    /(?:to(?:ward|wards)?\s+)?(?:the\s+)?(?:viewer's\s+)?(left|right)(?:wards?)?(?:\s+side)?/y,
    (match) => ({ kind: 'direction', value: match[1] === 'left' ? 'left' : 'right' }),
  ],
  [
    /(?:to(?:ward|wards)?\s+|at\s+)?(?:the\s+)?(?:upwards?|up|sky|ceiling|sun|stars|above|moon|skyward)/y,
    () => ({ kind: 'direction', value: 'up' }),
  ],
  [
    /(?:to(?:ward|wards)?\s+|at\s+)?(?:the\s+)?(?:downwards?|down|ground|floor|below|its\s+feet)/y,
    () => ({ kind: 'direction', value: 'down' }),
  ],
  [
    new RegExp(
      String.raw`(?:up\s+and\s+down|back\s+and\s+forth|to\s+and\s+fro|no|yes|(?:(?:after|during)\s+)?(?:a\s+|` +
        String.raw`the\s+)?(?:(?:long|hard|busy)\s+)*day\s+(?:at|of)\s+(?:the\s+)?(?:work|school|office)|` +
        String.raw`in\s+(?:one|two)\s+(?:bites?|gulps?|go)|from\s+(?:a\s+|its\s+)?(?:long\s+)?(?:nap|sleep|dream)|` +
        String.raw`like\s+[a-z]{1,20}ing(?:\s+(?:up|down))?(?:\s+(?:from|after|in)\s+(?:a\s+|the\s+)?[a-z]{1,20})?|` +
        'polite(?:ly)?|secrets?|a|an|the|its|it|his|her|their|he|she|they|them|him|itself|himself|' +
        'herself|themselves|themself|in|on|to|into|onto|of|at|from|for|by|up|out|off|around|about|over|' +
        'place|spot|towards?|the|mascot|character|viewer|camera|us|you|user|everyone|someone|somebody|' +
        'crowd|audience|animation|motion|clip|make|makes|making|made|let|lets|have|has|that|this|there|' +
        'here|is|are|be|being|does|do|doing|gives?|giving|goes|go|going|starts?|starting|begins?|' +
        'beginning|please|i|want|would|like|can|could|should|will|where|which|who|air|way|until|moment|' +
        'hands?|arms?|head|eyes?|face|body|feet|foot|paws?|wings?|fins?|tail|ears?|mouth|something|' +
        'things?|side|back|forth|still|when|if|my|your|me|performs?|performing|shows?|showing|show|' +
        'series|kind|bit|more|most|than|just|only|even|too|all|full|whole|nice|good|great|lovely|funny|' +
        'idle|loop|tricks?|while|then|one|move|moves|movement|gesture|gestures|action|pose|expression|' +
        'manner|style|fashion|time|times|second|seconds|minute|its|his|end|rest|room|music|beat|rhythm|' +
        "song|tune|now|everywhere|fun|reaction|sequence|robot's|another|other|some|any|both|greeting|" +
        'enter|old|new|natural|naturally|smooth|smoothly|clearly|direction|directly|straight|each|every|' +
        "so|really|animated|animate|mascot's)",
      'y',
    ),
    () => ({ kind: 'filler' }),
  ],
];

/** The patterns, made sticky and limited to whole words. */
const MARKS = WORDS.map(
  ([pattern, read]) => [new RegExp(`(?:${pattern.source})(?:(?<!\\w)|(?![\\w']))`, 'y'), read] as const,
);

/** The modifier that matches at an offset in a text; null if there is none. */
export function markAt(text: string, at: number): { mark: Mark; end: number } | null {
  let best: { mark: Mark; end: number } | null = null;
  for (const [pattern, read] of MARKS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && (!best || at + match[0].length > best.end)) best = { mark: read(match), end: at + match[0].length };
  }
  return best;
}
