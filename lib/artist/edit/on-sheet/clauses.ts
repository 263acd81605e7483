import { type Token, wordAt } from '../../words/tokens';

/** Words that ask for nothing by themselves. */
const FILLERS = new Set(
  (
    'make give let have put change turn switch set add draw it him her them he she they his its their the a an to ' +
    'into in up like please with more look style hair haircut hairstyle hairdo cut mascot character pose position ' +
    'doing now be is should wear wearing of for some'
  ).split(' '),
);

/** Conjunctions between two requests. */
const BREAKS = new Set('and then but also'.split(' '));

const isWord = ({ word }: Token): boolean => /[\p{L}\d#]/u.test(word);

/** Splits an instruction into clauses at punctuation and conjunctions; each is a list of token positions. */
export function runsOf(tokens: readonly Token[]): number[][] {
  const runs: number[][] = [[]];
  for (const [at, token] of tokens.entries())
    if (!isWord(token) || BREAKS.has(token.word)) runs.push([]);
    else runs.at(-1)?.push(at);
  return runs.filter((run) => run.length > 0);
}

/** Whether the tokens at these positions are all taken, or ask for nothing by themselves. */
export const asksNoMore = (tokens: readonly Token[], run: readonly number[], taken: ReadonlySet<number>): boolean =>
  run.every((at) => taken.has(at) || FILLERS.has(wordAt(tokens, at)));

/** The text of an instruction without taken tokens and without clauses that ask for nothing more. */
export function textWithout(tokens: readonly Token[], taken: ReadonlySet<number>): string {
  return runsOf(tokens)
    .filter((run) => !asksNoMore(tokens, run, taken))
    .map((run) => run.flatMap((at) => (taken.has(at) ? [] : [tokens[at]?.text ?? ''])).join(' '))
    .join(', ');
}
