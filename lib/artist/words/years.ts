import type { Token } from './tokens';

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Numbers in words: whole tens, and the years of life that they begin. */
const IN_WORDS: ReadonlyMap<string, number> = new Map(
  TENS.flatMap((word, index) => {
    const years = (index + 2) * 10;
    return [
      [word, years],
      [word.replace(/y$/, 'ies'), years],
    ] as const;
  }),
);
const OLDEST = 120;

/** An age in years that a prompt states, with the positions of its words. */
interface Years {
  years: number;
  places: readonly number[];
}

function numberAt(tokens: readonly Token[], at: number): number | null {
  const { word = '', text = '' } = tokens[at] ?? {};
  const years = /^\d{1,3}$/.test(word)
    ? Number(word)
    : (IN_WORDS.get(word) ?? IN_WORDS.get(text.toLowerCase()) ?? null);
  return years !== null && years <= OLDEST ? years : null;
}

/** Reads an age in years: "a 7-year-old girl", "aged 70", "in her forties", "in his 60s"; null if none is stated. */
export function yearsIn(tokens: readonly Token[]): Years | null {
  for (const at of tokens.keys()) {
    const years = numberAt(tokens, at);
    if (years === null) continue;
    const [before = '', after = '', last = ''] = [-1, 1, 2].map((offset) => tokens[at + offset]?.word);
    if (after === 'year' && last === 'old') return { years, places: [at, at + 1, at + 2] };
    if (before === 'aged' || before === 'age') return { years, places: [at - 1, at] };
    const isDecade = after === 's' || Boolean(tokens[at]?.text.toLowerCase().endsWith('ies'));
    if (isDecade && /^(?:her|his|their)$/.test(before) && tokens[at - 2]?.word === 'in')
      return { years, places: after === 's' ? [at, at + 1] : [at] };
  }
  return null;
}
