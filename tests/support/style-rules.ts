import ts from 'typescript';

/** A file of the product as text, by its path from the root of the repository. */
export interface SourceText {
  file: string;
  text: string;
}

/** Columns a line may have. */
const MAX_COLUMNS = 120;
/** Lines a function may have, from its first to its last. */
const MAX_FUNCTION_LINES = 60;
/** Characters a sentence of a comment may have. */
const MAX_SENTENCE_CHARACTERS = 160;

const trees = new WeakMap<SourceText, ts.SourceFile>();

/** The syntax tree of a file, parsed once. */
export function parsed(source: SourceText): ts.SourceFile {
  const kind = source.file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = trees.get(source) ?? ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true, kind);
  trees.set(source, tree);
  return tree;
}

function every(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => every(child, visit));
}

/** The lines that are wider than `MAX_COLUMNS` characters, as `file:line`. */
export function wideLines({ file, text }: SourceText): string[] {
  return text.split('\n').flatMap((line, at) => ([...line].length > MAX_COLUMNS ? [`${file}:${at + 1}`] : []));
}

/** The functions that have more than `MAX_FUNCTION_LINES` lines, as `file:line lines`. */
export function longFunctions(source: SourceText): string[] {
  const tree = parsed(source);
  const found: string[] = [];
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  every(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
    const [first, last] = [lineOf(node.getStart(tree)), lineOf(node.end)];
    if (last - first + 1 > MAX_FUNCTION_LINES) found.push(`${source.file}:${first} ${last - first + 1} lines`);
  });
  return found;
}

/** Names that say neither what they bound nor in what unit. */
const VAGUE_CONSTANT =
  /^(?:MOST|LEAST|APART|SEEN|SAME|NEAR|FAR|MANY|FEW|BIG|SMALL|ENOUGH|LARGE|TINY|CLOSE|SHORT|LONG|THICK|THIN|ALIKE)$/;

const isNumber = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));

const isTupleOfNumbers = ({ name, initializer }: ts.VariableDeclaration): boolean => {
  const values = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
  return (
    ts.isArrayBindingPattern(name) &&
    Boolean(values && ts.isArrayLiteralExpression(values)) &&
    (values as ts.ArrayLiteralExpression).elements.some(isNumber)
  );
};

/** Constants of a module with a vague name, and tuples of numbers that are taken apart by position. */
export function vagueConstants(source: SourceText): string[] {
  return parsed(source).statements.flatMap((statement) =>
    !ts.isVariableStatement(statement)
      ? []
      : statement.declarationList.declarations
          .filter((each) => VAGUE_CONSTANT.test(each.name.getText()) || isTupleOfNumbers(each))
          .map((each) => `${source.file}: ${each.name.getText()}`),
  );
}

/** The names of the types that a file exports by declaring them. */
export function exportedTypes(source: SourceText): string[] {
  return parsed(source).statements.flatMap((statement) =>
    (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? [statement.name.text]
      : [],
  );
}

const COMMENT = /(?<![^\s({,])\/\*([^]*?)\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+/gm;

/** The sentences of a file's comments that are longer than `MAX_SENTENCE_CHARACTERS`. */
export function longSentences({ file, text }: SourceText): string[] {
  return [...text.matchAll(COMMENT)].flatMap(([comment]) =>
    comment
      .replace(/^\s*(?:\/\*\*?|\*\/|\*(?!\/)|\/\/)/gm, ' ')
      .replace(/\*\/\s*$/, ' ')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => sentence.trim().length > MAX_SENTENCE_CHARACTERS)
      .map((sentence) => `${file}: ${sentence.trim()}`),
  );
}

/** The groups of files that import each other in a circle, types included. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const lower = (file: string, to: number) => lowest.set(file, Math.min(lowest.get(file) ?? to, to));
  const enter = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) enter(target);
      if (open.includes(target)) lower(file, lowest.get(target) ?? 0);
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const file of imports.keys()) if (!order.has(file)) enter(file);
  return found;
}
