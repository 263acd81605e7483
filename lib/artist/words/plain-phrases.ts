import { colorValue } from './color-value';

/** Phrases whose words mean something else alone, with what they say in plain words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])w\/\s?/giu, 'with '],
  [/\s[+&]\s/g, ' and '],
  [/\b(?:number|no\.?) ?(?:1|one) (?:rated|ranked|choice|best|selling|fan|source|dad|mum|mom)\b/gi, ' '],
  [/\bcane users?\b/gi, 'person with a cane'],
  [/\bkomodo dragon(s?)\b/gi, 'lizard$1'],
  [/\bbrain[- ]freeze\b/gi, 'shocked'],
  [/\bpop[- ]ups?\b/gi, ' '],
  [/\bchess knight\b|\bknight (?:chess )?piece\b/gi, 'horse'],
  [/\bhorse horse\b/gi, 'horse'],
  [/\bmean[- ](?=looking\b|face\b|expression\b|eyes\b)/gi, 'angry '],
  [/\b(?:dead[- ]?pan|poker)[- ]face[ds]?\b/gi, 'bored'],
  [/\b(?:licen[cs]e|number|registration|l)[- ]plates?\b/gi, ' '],
  [/\b(?:monochrome|gr[ae]yscale)\b/gi, 'grey'],
  [/\bsee[- ]through\b/gi, 'transparent'],
  [/\binside[- ]out\b/gi, ' '],
];

/** Matches a small amount of a colour, which is an accent: "one pop of orange". */
const ACCENT = /\b(?:pop|touch|splash|hint|dash|accent)(?:e?s)? of (\p{L}{3,20})\b/giu;

/** A prompt with such phrases in plain words: "a komodo dragon w/ a tie" is "a lizard with a tie". */
export const inPlainWords = (prompt: string): string =>
  PHRASES.reduce((text, [pattern, words]) => text.replace(pattern, words), prompt).replace(
    ACCENT,
    (phrase, word: string) => (colorValue(word.toLowerCase()) ? `${word} accents` : phrase),
  );
