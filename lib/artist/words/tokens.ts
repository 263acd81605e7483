/** A word of a prompt: its original spelling, and its normalised form (lower case, no accents, singular). */
export interface Token {
  text: string;
  word: string;
}

const IRREGULAR: Record<string, string> = {
  mice: 'mouse',
  wolves: 'wolf',
  feet: 'foot',
  people: 'person',
  men: 'man',
  women: 'woman',
  teeth: 'tooth',
  leaves: 'leaf',
  scarves: 'scarf',
  eyes: 'eye',
  glasses: 'glasses',
  sunglasses: 'sunglasses',
  shoes: 'shoe',
  horns: 'horn',
  cheeks: 'cheek',
  christmas: 'christmas',
  ours: 'ours',
  canvas: 'canvas',
  fuchs: 'fuchs',
  souris: 'souris',
  freckles: 'freckle',
  goggles: 'goggles',
  pyjamas: 'pyjamas',
  tennis: 'tennis',
  headphones: 'headphones',
};

/** Words that have another meaning without their accents: German "Bär" is not "bar". */
const MARKED: Record<string, string> = {
  bär: 'bear',
  bären: 'bear',
  kühe: 'kuh',
  bäume: 'baum',
  äpfel: 'apfel',
  vögel: 'vogel',
  füße: 'fuss',
  füßen: 'fuss',
  mäuse: 'maus',
  löwin: 'lowe',
  flügeln: 'flugel',
  öhrchen: 'ohr',
};

function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Matches a hex colour, a word, a number or a punctuation mark. */
const WORD = /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b|[\p{L}\p{M}'’]+|\d+|[,.;:!?\n]/gu;

/** The words and hex colours of a prompt, in order. */
export function tokensOf(prompt: string): Token[] {
  const found = prompt.match(WORD) ?? [];
  return found.map((text) => {
    if (text.startsWith('#')) return { text, word: text.toLowerCase() };
    const lower = text.toLowerCase().normalize('NFC');
    const plain = lower
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/g, 'ss')
      .replace(/œ/g, 'oe')
      .replace(/ø/g, 'o')
      .replace(/['’]s?$/, '')
      .replace(/['’]/g, '');
    return { text, word: (Object.hasOwn(MARKED, lower) ? MARKED[lower] : undefined) ?? singular(plain) };
  });
}

/** The word at a position of a prompt; '' where there is none. */
export const wordAt = (tokens: readonly Pick<Token, 'word'>[], at: number): string => tokens[at]?.word ?? '';

/** A table entry in the form of prompt tokens: `paint_rollers` becomes `paint_roller`. */
export const entryWord = (entry: string): string =>
  tokensOf(entry.replaceAll('_', ' '))
    .map(({ word }) => word)
    .join('_');
