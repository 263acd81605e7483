/** The texts of a row that are searched. */
export interface Matchable {
  title: string;
  /** The name of its group, which the row shows. */
  note?: string;
  /** Synonyms, which are searched but not shown. */
  also?: string;
}

/** The ranks of a match by its position, the best lowest. */
const RANKS = { titleStart: 0, titleWord: 1, otherWord: 2, insideTitle: 3, insideOther: 4 } as const;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Classifies where a word occurs in a text: at its start, at the start of a word, or inside one. */
function placeOf(text: string, word: string): 'start' | 'word' | 'inside' | null {
  if (text.startsWith(word)) return 'start';
  let at = text.indexOf(word);
  if (at < 0) return null;
  for (; at > 0; at = text.indexOf(word, at + 1)) if (!LETTER_OR_DIGIT.test(text[at - 1] ?? '')) return 'word';
  return 'inside';
}

function rankOfWord(title: string, others: string, word: string): number | null {
  const place = placeOf(title, word);
  if (place === 'start') return RANKS.titleStart;
  if (place === 'word') return RANKS.titleWord;
  const other = placeOf(others, word);
  if (other === 'start' || other === 'word') return RANKS.otherWord;
  if (place) return RANKS.insideTitle;
  return other ? RANKS.insideOther : null;
}

/** The rank of a row for the typed text, where lower is better; null if a word is not found. */
export function rankOf(query: string, { title, note = '', also = '' }: Matchable): number | null {
  const [name, others] = [folded(title), folded(`${note} ${also}`)];
  const ranks = folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => rankOfWord(name, others, word));
  return ranks.reduce((sum, rank) => (sum === null || rank === null ? null : sum + rank), 0);
}

/** The matching rows with their ranks, the best first. Rows of equal rank keep their order. */
export function matching<T extends Matchable>(query: string, things: readonly T[]): { thing: T; rank: number }[] {
  return things
    .flatMap((thing) => {
      const rank = rankOf(query, thing);
      return rank === null ? [] : [{ thing, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
}

/** The items whose names match, in their order. */
export const namedBy = <T extends { name: string }>(query: string, things: readonly T[]): T[] =>
  things.filter(({ name }) => rankOf(query, { title: name }) !== null);
