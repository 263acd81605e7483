import { isOfSubject } from './drawn-with';
import { glyphOf } from './glyph';
import { marksOf, type PrintedMark } from './marks';
import type { PromptNoun } from './prompt-noun';
import { type Subject, subjectOf } from './subject';
import { tokensOf, type Token } from './tokens';

/**
 * What a prompt names: the subject, the marks that are printed on its items, and the `glyph` if the subject is a letter
 * or a digit, else null.
 */
export function namedIn(prompt: string, tokens: readonly Token[], all: readonly PromptNoun[]) {
  const named = subjectOf(tokens);
  const marks = marksOf(
    tokens,
    all.filter((noun) => !isOfSubject(tokens, noun, named)),
  );
  const glyph = unprinted(glyphOf(prompt), marks);
  const letter = glyph ? letterOf(tokens, glyph) : null;
  // Who is named before a letter is the subject: "a beaver with our letter B".
  const isLetter = letter !== null && (named.subject === null || named.at < 0 || letter.at <= named.at);
  return isLetter ? { glyph, found: letter, marks } : { glyph: null, found: named, marks };
}

/** The letter or digit as the subject, unless it is printed on an item. */
const unprinted = (glyph: ReturnType<typeof glyphOf>, marks: readonly PrintedMark[]): ReturnType<typeof glyphOf> =>
  marks.some(({ mark }) => mark.shape.startsWith(glyph?.sign ?? ' ')) ? null : glyph;

/** The letter or digit as the subject, with the position of the words for it. */
function letterOf(tokens: readonly Token[], { words }: { words: string }): Subject {
  const named = tokensOf(words);
  const at = tokens.findIndex((_, start) => named.every(({ word }, offset) => tokens[start + offset]?.word === word));
  return { species: 'letter', subject: words, standsInFor: null, at, length: at < 0 ? 0 : named.length };
}
