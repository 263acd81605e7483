import { ident, string, tokenize, tokenTypes } from 'css-tree';

/**
 * One condition of a compound selector. `matcher` is an operator such as `=` or `~=`; the value is null if only the
 * attribute's presence is tested.
 */
export type SimpleSelector =
  | { kind: 'type' | 'class' | 'id' | 'pseudo' | 'pseudo-element' | 'nesting'; name: string }
  | { kind: 'attribute'; name: string; matcher: string | null; value: string | null };

/** The conditions for one element, and its combinator with the compound before it. */
export interface CompoundSelector {
  simples: SimpleSelector[];
  combinator: ' ' | '>' | '+' | '~' | null;
}

/** One selector of a list, as text and parsed. */
export interface ReadSelector {
  text: string;
  compounds: CompoundSelector[];
}

interface Token {
  type: number;
  text: string;
  from: number;
}

const COMBINATORS = new Set(['>', '+', '~']);
const CLOSERS: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
]);

/** The selectors of a rule's list; null where one of them is invalid, since the whole rule is dropped then. */
export function selectorsOf(prelude: string): ReadSelector[] | null {
  const tokens: Token[] = [];
  tokenize(prelude, (type, from, to) => {
    if (type !== tokenTypes.Comment) tokens.push({ type, text: prelude.slice(from, to), from });
  });
  const reader = new SelectorReader(tokens);
  const selectors: ReadSelector[] = [];
  for (let from = 0; ;) {
    const compounds = reader.selector();
    if (!compounds) return null;
    const to = reader.place ?? prelude.length;
    selectors.push({ text: prelude.slice(from, to).trim(), compounds });
    if (!reader.takeComma()) return selectors;
    from = to + 1;
  }
}

class SelectorReader {
  #at = 0;

  constructor(readonly tokens: readonly Token[]) {}

  /** The position of the next token in the text; null at the end. */
  get place(): number | null {
    return this.tokens[this.#at]?.from ?? null;
  }

  takeComma(): boolean {
    const isComma = this.#next?.type === tokenTypes.Comma;
    if (isComma) this.#at += 1;
    return isComma;
  }

  /** Parses the compounds up to a comma or the end; null for an invalid selector. */
  selector(): CompoundSelector[] | null {
    const compounds: CompoundSelector[] = [];
    this.#space();
    for (;;) {
      const combinator = compounds.length > 0 || this.#isAtCombinator ? this.#combinator() : null;
      if (compounds.length > 0 && combinator === null) return compounds;
      const simples = this.#simples();
      if (!simples || simples.length === 0) return null;
      compounds.push({ simples, combinator });
    }
  }

  get #next(): Token | undefined {
    return this.tokens[this.#at];
  }

  get #isAtCombinator(): boolean {
    return COMBINATORS.has(this.#next?.text ?? '');
  }

  #space(): boolean {
    const from = this.#at;
    while (this.#next?.type === tokenTypes.WhiteSpace) this.#at += 1;
    return this.#at > from;
  }

  /** Reads the combinator before the next compound; null if none follows. */
  #combinator(): CompoundSelector['combinator'] {
    const hasSpace = this.#space();
    if (this.#isAtCombinator) {
      const { text } = this.tokens[this.#at] as Token;
      this.#at += 1;
      this.#space();
      return text as '>';
    }
    return hasSpace && this.#next && this.#next.type !== tokenTypes.Comma ? ' ' : null;
  }

  /** Reads the conditions of one compound; null if one is invalid. */
  #simples(): SimpleSelector[] | null {
    const simples: SimpleSelector[] = [];
    for (
      let token = this.#next;
      token && token.type !== tokenTypes.Comma && token.type !== tokenTypes.WhiteSpace && !this.#isAtCombinator;
      token = this.#next
    ) {
      const simple = this.#simple(token, simples.length === 0);
      if (!simple) return null;
      simples.push(simple);
    }
    return simples;
  }

  #simple({ type, text }: Token, isFirst: boolean): SimpleSelector | null {
    this.#at += 1;
    if (type === tokenTypes.Ident || text === '*')
      return isFirst ? { kind: 'type', name: text === '*' ? text : ident.decode(text) } : null;
    if (type === tokenTypes.Hash) return { kind: 'id', name: ident.decode(text.slice(1)) };
    if (text === '&') return { kind: 'nesting', name: text };
    if (type === tokenTypes.LeftSquareBracket) return this.#attribute();
    if (type === tokenTypes.Colon) return this.#pseudo();
    if (text !== '.' || this.#next?.type !== tokenTypes.Ident) return null;
    const name = ident.decode(this.#next.text);
    this.#at += 1;
    return { kind: 'class', name };
  }

  #pseudo(): SimpleSelector | null {
    const isElement = this.#next?.type === tokenTypes.Colon;
    if (isElement) this.#at += 1;
    const token = this.#next;
    if (token?.type !== tokenTypes.Ident && token?.type !== tokenTypes.Function) return null;
    if (token.type === tokenTypes.Ident) this.#at += 1;
    else if (!this.#block()) return null;
    return { kind: isElement ? 'pseudo-element' : 'pseudo', name: token.text.replace('(', '').toLowerCase() };
  }

  #attribute(): SimpleSelector | null {
    this.#at -= 1;
    const inside = this.#block()?.filter(({ type }) => type !== tokenTypes.WhiteSpace);
    const name = inside?.[0];
    if (name?.type !== tokenTypes.Ident) return null;
    const valueAt =
      inside?.findIndex(({ type }, at) => at > 0 && (type === tokenTypes.String || type === tokenTypes.Ident)) ?? -1;
    const value = inside?.[valueAt];
    const matcher =
      inside
        ?.slice(1, valueAt < 0 ? undefined : valueAt)
        .map(({ text }) => text)
        .join('') ?? '';
    return {
      kind: 'attribute',
      name: name.text,
      matcher: matcher || null,
      value: value ? (value.type === tokenTypes.String ? string.decode(value.text) : value.text) : null,
    };
  }

  /** Skips a bracketed block and gives the tokens inside; null if it is not closed. */
  #block(): Token[] | null {
    const from = this.#at + 1;
    const closers: number[] = [];
    for (let token = this.#next; token; token = this.#next) {
      this.#at += 1;
      const closer = CLOSERS.get(token.type);
      if (closer !== undefined) closers.push(closer);
      else if (token.type === closers.at(-1)) closers.pop();
      if (closers.length === 0) return this.tokens.slice(from, this.#at - 1);
    }
    return null;
  }
}
