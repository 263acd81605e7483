import { tokenize, tokenTypes } from 'css-tree';

/** A statement of CSS: text up to a semicolon (no block), or the text before a block, and the block's content. */
export interface Statement {
  head: string;
  block: string | null;
}

const {
  Comment,
  Function: FunctionToken,
  LeftCurlyBracket,
  LeftParenthesis,
  LeftSquareBracket,
  RightCurlyBracket,
  RightParenthesis,
  RightSquareBracket,
  Semicolon,
} = tokenTypes;

/** The closing token of each opening bracket. */
const CLOSERS: ReadonlyMap<number, number> = new Map([
  [LeftCurlyBracket, RightCurlyBracket],
  [LeftSquareBracket, RightSquareBracket],
  [LeftParenthesis, RightParenthesis],
  [FunctionToken, RightParenthesis],
]);

/** CSS with white space in the place of its comments. */
export function withoutComments(css: string): string {
  if (!css.includes('/*')) return css;
  const pieces: string[] = [];
  tokenize(css, (type, from, to) => {
    pieces.push(type === Comment ? ' ' : css.slice(from, to));
  });
  return pieces.join('');
}

/**
 * Splits a style sheet or block into its statements.
 * The text must have no comments. It is read once, also where it is no CSS.
 * A parser that reports each error with its place takes time in proportion to the text for each.
 */
export function statementsOf(css: string): Statement[] {
  const statements: Statement[] = [];
  const closers: number[] = [];
  let start = 0;
  let blockStart = -1;
  const end = (headEnd: number, block: string | null, next: number): void => {
    const head = css.slice(start, headEnd).trim();
    if (head !== '' || block !== null) statements.push({ head, block });
    start = next;
    blockStart = -1;
  };
  tokenize(css, (type, from, to) => {
    const closer = CLOSERS.get(type);
    if (closer !== undefined) {
      if (type === LeftCurlyBracket && closers.length === 0) blockStart = to;
      closers.push(closer);
    } else if (closers.length > 0 && type === closers.at(-1)) {
      closers.pop();
      if (closers.length === 0 && blockStart >= 0) end(blockStart - 1, css.slice(blockStart, from), to);
    } else if (type === Semicolon && closers.length === 0) end(from, null, to);
  });
  if (blockStart >= 0) end(blockStart - 1, css.slice(blockStart), css.length);
  else end(css.length, null, css.length);
  return statements;
}

/** A parsed CSS declaration. */
export interface CssDeclaration {
  property: string;
  value: string;
  important: boolean;
}

/** Parses a statement as a declaration; null for any other statement. */
export function declarationIn({ head, block }: Statement): CssDeclaration | null {
  const colon = head.indexOf(':');
  const property = head.slice(0, colon).trimEnd();
  if (block !== null || colon <= 0 || /\s/.test(property)) return null;
  const value = head.slice(colon + 1).trim();
  const mark = value.lastIndexOf('!');
  const important =
    mark >= 0 &&
    value
      .slice(mark + 1)
      .trim()
      .toLowerCase() === 'important';
  return { property, value: important ? value.slice(0, mark).trimEnd() : value, important };
}
