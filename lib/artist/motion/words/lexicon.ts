import { MOVES } from '../moves';
import { MOODS, type MotionMood } from '../manner';
import { patternOf, spoken } from './inflect';

interface Verb {
  move: string;
  /** The matched phrase, in its base form. */
  said: string;
  pattern: RegExp;
}

/** Every verb and phrase, the longest first so that it matches before a shorter one. */
const VERBS: readonly Verb[] = Object.entries(MOVES)
  .flatMap(([move, { words }]) => words.map((word) => ({ move, said: spoken(word), pattern: patternOf(word) })))
  .sort((a, b) => b.said.length - a.said.length);

const byFirst = new Map<string, Verb[]>();
for (const verb of VERBS) {
  const letter = verb.said[0] ?? '';
  byFirst.set(letter, [...(byFirst.get(letter) ?? []), verb]);
}
/** Verbs that have forms with another first letter: "is", "went", "ate". */
const IRREGULAR_VERBS = VERBS.filter(({ said }) => /^(?:be|go|get|eat) |^(?:be|go|get|eat)$/.test(said));

/** A verb in a text: its move, its dictionary form, and the offset after it. */
export interface VerbMatch {
  move: string;
  said: string;
  end: number;
}

/** A mood in a text, and the offset after it. */
export interface MoodMatch {
  mood: MotionMood;
  end: number;
}

/** The longest verb or phrase that matches at an offset in a text; null if there is none. */
export function verbAt(text: string, at: number): VerbMatch | null {
  let best: VerbMatch | null = null;
  for (const { move, said, pattern } of [...(byFirst.get(text[at] ?? '') ?? []), ...IRREGULAR_VERBS]) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && (!best || at + match[0].length > best.end)) best = { move, said, end: at + match[0].length };
  }
  return best;
}

const MOOD_WORDS: Record<MotionMood, RegExp> = {
  happy: new RegExp(
    '(?:happ(?:y|ily|ier)|cheer(?:ful|fully|y)|joy(?:ful|fully|ously)?|merr(?:y|ily)|glad(?:ly)?|' +
      'delighted(?:ly)?|jolly|playful(?:ly)?|friendly|warm(?:ly)?|content(?:edly)?|bright(?:ly)?|' +
      'pleased|sweet(?:ly)?|cute(?:ly)?)',
  ),
  sad: new RegExp(
    '(?:sad(?:ly|ness)?|unhappy|unhappily|gloom(?:y|ily)|miserabl[ey]|melanchol(?:y|ic)|tearful(?:ly)?|' +
      'heartbroken|depressed|disappointed(?:ly)?|down(?:cast|hearted)|mournful(?:ly)?|lonely|' +
      'sorrowful(?:ly)?|sorry|in pain|hurt)',
  ),
  angry: new RegExp(
    '(?:angr(?:y|ily)|anger|mad(?:ly)?|furious(?:ly)?|impatient(?:ly)?|fierce(?:ly)?|' +
      'grump(?:y|ily)|annoyed|irritated|cross|rage|aggressive(?:ly)?|frustrated|violently|outraged|enraged)',
  ),
  shy: new RegExp(
    '(?:shy(?:ly)?|bashful(?:ly)?|timid(?:ly)?|embarrass(?:ed|ment)|ashamed|awkward(?:ly)?|' +
      'sheepish(?:ly)?|coy(?:ly)?|modest(?:ly)?)',
  ),
  proud: new RegExp(
    '(?:proud(?:ly)?|pride|confident(?:ly)?|triumphant(?:ly)?|heroic(?:ally)?|smug(?:ly)?|' +
      'majestic(?:ally)?|bold(?:ly)?|brave(?:ly)?|regal(?:ly)?|victorious(?:ly)?|elegant(?:ly)?|' +
      'graceful(?:ly)?)',
  ),
  scared: new RegExp(
    '(?:scared|afraid|fear(?:ful|fully)?|terrified|nervous(?:ly)?|anxious(?:ly)?|frightened|' +
      'worried(?:ly)?|panicked|cautious(?:ly)?|careful(?:ly)?|horrified|alarmed|uneasy|uneasily)',
  ),
  tired: new RegExp(
    '(?:tired(?:ly)?|sleep(?:y|ily)|drows(?:y|ily)|exhausted(?:ly)?|wear(?:y|ily)|laz(?:y|ily)|' +
      'groggy|groggily|sluggish(?:ly)?)',
  ),
  excited: new RegExp(
    '(?:excite(?:d|dly|ment)|energi[sz]ed|enthusiastic(?:ally)?|ecstatic(?:ally)?|thrilled|eager(?:ly)?|' +
      'energetic(?:ally)?|hyper|overjoyed|pumped|lively|exuberant(?:ly)?)',
  ),
  surprised:
    /(?:surprise(?:d|dly)?|shock(?:ed)?|amazed|astonished|stunned|startled|awe(?:d|struck)?|amazement|wonderment)/,
  calm: /(?:calm(?:ly)?|peaceful(?:ly)?|relaxed|serene(?:ly)?|chilled|zen|quiet(?:ly)?|dreamy|dreamily|patient(?:ly)?)/,
  confused:
    /(?:confused(?:ly)?|puzzled|perplexed|bewildered|baffled|lost|curious(?:ly)?|unsure|clueless|uncertain(?:ly)?)/,
  bored: /(?:bored(?:ly)?|boredom|indifferent(?:ly)?|unimpressed|uninterested|apathetic)/,
  loving: new RegExp(
    '(?:lov(?:e|ing|ingly|estruck|esick)|in love|affectionate(?:ly)?|tender(?:ly)?|romantic(?:ally)?|' +
      'adoring(?:ly)?|fond(?:ly)?|infatuated|grateful(?:ly)?|thankful(?:ly)?)',
  ),
  sly: new RegExp(
    '(?:sly(?:ly)?|mischievous(?:ly)?|evil(?:ly)?|cunning(?:ly)?|sneak(?:y|ily)|devious(?:ly)?|naughty|' +
      'cheek(?:y|ily)|wicked(?:ly)?|sinister|suspicious(?:ly)?)',
  ),
  dizzy: /(?:dizz(?:y|ily)|drunk(?:en|enly)?|woozy|tipsy|dazed)/,
  determined: /(?:determined(?:ly)?|motivated|focused|serious(?:ly)?|determination|stubborn(?:ly)?|resolute(?:ly)?)/,
};

const MOOD_PATTERNS = MOODS.map((mood) => [mood, new RegExp(`(?:${MOOD_WORDS[mood].source})(?![\\w'])`, 'y')] as const);

/** The mood word that matches at an offset in a text; null if there is none. */
export function moodAt(text: string, at: number): MoodMatch | null {
  for (const [mood, pattern] of MOOD_PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { mood, end: at + match[0].length };
  }
  return null;
}
