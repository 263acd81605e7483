import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
/** What the element extends: another class than HTMLElement in plain Node alone. */
const BASE = 'Base';
/** Where the compiler's own declarations lie while they are rolled. */
const EMITTED = join(ROOT, 'build', 'types');
const WHOLE = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;

function optionsOf(more: ts.CompilerOptions): ts.CompilerOptions {
  const read = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  } });
  return { ...read?.options, noEmit: false, incremental: false, plugins: undefined, baseUrl: undefined, ...more };
}

/** The declarations of modules of ours, each as one text that names nothing outside itself: what a schema infers is written out. */
export function rollTypes(entries: readonly string[]): string[] {
  rmSync(EMITTED, { recursive: true, force: true });
  ts.createProgram(entries.map((entry) => join(ROOT, entry)), optionsOf({ declaration: true, emitDeclarationOnly: true, rootDir: ROOT, outDir: EMITTED })).emit();
  const emitted = entries.map((entry) => join(EMITTED, entry.replace(/\.ts$/, '.d.ts')));
  const program = ts.createProgram(emitted, optionsOf({ paths: { '@/*': [join(EMITTED, '*')] }, noEmit: true }));
  return emitted.map((path) => rolled(program, path));
}

function rolled(program: ts.Program, path: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${relative(EMITTED, path)} was not declared.`);
  const texts = new Map<ts.Symbol, string>();
  const target = (symbol: ts.Symbol): ts.Symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const exported = new Set(checker.getExportsOfModule(module).map(target));

  const include = (symbol: ts.Symbol): void => {
    const all = (symbol.declarations ?? []).map(statementOf).filter((statement) => statement !== null);
    // A schema is a value of the same name as its type.
    const statements = all.some(ts.isTypeAliasDeclaration) ? all.filter(ts.isTypeAliasDeclaration) : all;
    if (texts.has(symbol) || !statements.length || symbol.name === BASE) return;
    texts.set(symbol, '');
    texts.set(symbol, statements.map((statement) => {
      const isInferred = ts.isTypeAliasDeclaration(statement) && /\b(typeof|infer)\b/.test(statement.getText());
      if (!isInferred) walk(statement);
      const type = isInferred ? checker.typeToTypeNode(checker.getDeclaredTypeOfSymbol(symbol), undefined, WHOLE) : undefined;
      const text = type ? `type ${symbol.name} = ${ts.createPrinter().printNode(ts.EmitHint.Unspecified, type, source)};` : statement.getText();
      return written(statement, text, exported.has(symbol));
    }).join('\n'));
  };
  const walk = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) include(target(symbol));
    ts.forEachChild(node, walk);
  };

  exported.forEach(include);
  const global = source.statements.filter(ts.isModuleDeclaration).map((statement) => statement.getText());
  return `${[...texts.values(), ...global, 'export {};'].join('\n\n')}\n`;
}

/** The statement at the top of one of our modules that declares something; null for what is declared within another, or elsewhere. */
function statementOf(declaration: ts.Declaration): ts.Statement | null {
  if (relative(EMITTED, declaration.getSourceFile().fileName).startsWith('..')) return null;
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent) && ts.isStatement(statement) ? statement : null;
}

/** A declaration with the comment before it, for others to import or not. */
function written(statement: ts.Statement, text: string, isExported: boolean): string {
  const comment = ts.getLeadingCommentRanges(statement.getFullText(), 0)?.map(({ pos, end }) => statement.getFullText().slice(pos, end)).join('\n');
  const plain = text.replace(/^(export )?(declare )?/, '').replace(`extends ${BASE} `, 'extends HTMLElement ');
  const declared = /^(type|interface) /.test(plain) ? plain : `declare ${plain}`;
  return `${comment ? `${comment}\n` : ''}${isExported ? 'export ' : ''}${declared}`;
}

