import type { MascotSpec } from '@/lib/core/spec/schema';
import { wornBy } from '../../dressing';
import { GARMENT_WORDS } from '../../words/garment-words';
import { withNamedColors } from '../../words/named-colors';
import { tokensOf, type Token, wordAt } from '../../words/tokens';
import { amountOf, withNumbers } from './amounts';
import { TRUE_WORDS } from './true-words';
import { corrected } from './spelling';
import type { Lexeme } from './lexeme';
import { vocabulary } from './vocabulary';
import { type Own, ownWords, meaning } from './meaning';

const NOTHING = { break: null, filler: false } as const;

/** Splits an instruction into lexemes, longest phrases first, and corrects spelling mistakes. */
export function lexemesOf(text: string, spec: MascotSpec): Lexeme[] {
  const own = ownWords(spec);
  // A word of the mascot's name or description stands for the whole mascot: "the car".
  const name = new Set(
    tokensOf(`${spec.name} ${spec.description}`)
      .map(({ word }) => word)
      .filter((word) => word.length > 2),
  );
  const tokens = withNamedColors(
    tokensOf(
      withNumbers(text)
        .replaceAll('&', ' and ')
        .replaceAll('-', ' ')
        .replace(/(^|\s)don['’]?t\b/gi, '$1dont'),
    ),
  );
  const found: Lexeme[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, lexeme } = measured(tokens, at) ??
      itself(tokens, at, spec) ??
      longest(tokens, at, own) ?? { length: 1, lexeme: single(tokens[at] as Token, own, name) };
    found.push(lexeme);
    at += length;
  }
  return found;
}

const ALL = { kind: 'region', region: 'all', side: null } as const;

/** The mascot itself, named by a word that also names a prop: "change the cup to teal" of a cup. */
function itself(tokens: readonly Token[], at: number, spec: MascotSpec): { length: number; lexeme: Lexeme } | null {
  const { word, text } = tokens[at] ?? { word: '', text: '' };
  const item = Object.hasOwn(GARMENT_WORDS, word) ? GARMENT_WORDS[word] : undefined;
  const isNamed = item && tokensOf(spec.name).some((named) => named.word === word);
  if (!isNamed || !/^(?:the|this|that)$/.test(wordAt(tokens, at - 1)) || wornBy(spec).includes(item)) return null;
  return { length: 1, lexeme: { text, word, ...NOTHING, noun: ALL } };
}

function measured(tokens: readonly Token[], at: number): { length: number; lexeme: Lexeme } | null {
  const found = amountOf(wordAt(tokens, at), tokens[at + 1]?.word);
  return (
    found && {
      length: found.length,
      lexeme: {
        text: tokens
          .slice(at, at + found.length)
          .map(({ text }) => text)
          .join(' '),
        word: 'amount',
        ...NOTHING,
        amount: found.amount,
      },
    }
  );
}

function longest(tokens: readonly Token[], at: number, own: Own): { length: number; lexeme: Lexeme } | null {
  for (const length of [4, 3, 2]) {
    const run = tokens.slice(at, at + length);
    if (run.length < length) continue;
    const [word, text] = [run.map((token) => token.word).join('_'), run.map((token) => token.text).join(' ')];
    const plain = run.map((token) => token.text.toLowerCase()).join('_');
    const means = meaning(word, text, own) ?? meaning(plain, text, own);
    if (means) return { length, lexeme: { text, word, ...means } };
  }
  return null;
}

function single({ word, text }: Token, own: Own, name: ReadonlySet<string>): Lexeme {
  const plain = text.toLowerCase();
  const means = meaning(word, text, own) ?? meaning(plain, text, own);
  if (means) return { text, word, ...means };
  if (name.has(word)) return { text, word, ...NOTHING, noun: ALL };
  const near =
    /^\p{L}+$/u.test(plain) && !TRUE_WORDS.has(plain)
      ? (corrected(word, vocabulary(own)) ?? corrected(plain, vocabulary(own)))
      : null;
  const mended = near ? (meaning(near, near, own) ?? meaning(tokensOf(near)[0]?.word ?? near, near, own)) : null;
  return mended && near ? { text: near, word: near, ...mended } : { text, word, ...NOTHING };
}
