import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { typeWriter } from './write-type';

const ROOT = join(import.meta.dirname, '../..');
/** The base class of the element, which is HTMLElement except in plain Node. */
const BASE = 'Base';
/** The folder of emitted declarations before they are rolled up, with a subfolder for each package. */
const EMITTED = join(ROOT, 'build', 'types');

function optionsOf(more: ts.CompilerOptions): ts.CompilerOptions {
  const read = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return {
    ...read?.options,
    noEmit: false,
    incremental: false,
    plugins: undefined,
    baseUrl: undefined,
    types: ['node'],
    ...more,
  };
}

const installed = new Map<string, ts.SourceFile | undefined>();

/** Creates a compiler program. Declarations of libraries, above all the platform's, are parsed only once and shared. */
function programOf(paths: readonly string[], options: ts.CompilerOptions): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...how) => {
    if (!path.includes('/node_modules/')) return read(path, ...how);
    if (!installed.has(path)) installed.set(path, read(path, ...how));
    return installed.get(path);
  };
  return ts.createProgram(paths, options, host);
}

/** The declarations of a package's modules, each as one self-contained text. Inferred types are written out. */
export function rollTypes(name: string, entries: readonly string[]): string[] {
  const folder = join(EMITTED, name);
  rmSync(folder, { recursive: true, force: true });
  // `npm run types` checks the bodies, so they are not checked again here.
  programOf(
    entries.map((entry) => join(ROOT, entry)),
    optionsOf({ declaration: true, emitDeclarationOnly: true, noCheck: true, rootDir: ROOT, outDir: folder }),
  ).emit();
  const emitted = entries.map((entry) => join(folder, entry.replace(/\.ts$/, '.d.ts')));
  const program = programOf(emitted, optionsOf({ paths: { '@/*': [join(folder, '*')] }, noEmit: true }));
  return emitted.map((path) => rolled(program, path));
}

function rolled(program: ts.Program, path: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${relative(EMITTED, path)} was not declared.`);
  const texts = new Map<ts.Symbol, string>();
  const target = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exports = checker.getExportsOfModule(module);
  const exported = new Set(exports.map(target));
  const underOwnName = new Set(exports.filter((each) => each.name === target(each).name).map(target));
  const typesOnly = new Set(exports.filter(isTypeOnly).map(target));
  const isInferred = inferenceOf(checker, target);
  const writer = typeWriter(checker, (symbol) =>
    (symbol.declarations ?? []).some(
      (each) => ts.isInterfaceDeclaration(each) && program.isSourceFileDefaultLibrary(each.getSourceFile()),
    ),
  );
  for (const symbol of exported)
    if (statementsOf(symbol).some(isInferred)) writer.name(checker.getDeclaredTypeOfSymbol(symbol), symbol.name);

  const include = (symbol: ts.Symbol): void => {
    const statements = statementsOf(symbol);
    if (texts.has(symbol) || !statements.length || symbol.name === BASE) return;
    texts.set(symbol, '');
    texts.set(
      symbol,
      statements
        .map((statement) => {
          const text = isInferred(statement)
            ? `type ${symbol.name} = ${writer.write(checker.getDeclaredTypeOfSymbol(symbol))};`
            : statement.getText();
          if (!isInferred(statement)) walk(statement);
          return written(
            statement,
            text,
            underOwnName.has(symbol) && !(ts.isClassDeclaration(statement) && typesOnly.has(symbol)),
          );
        })
        .join('\n'),
    );
  };
  const walk = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) include(target(symbol));
    ts.forEachChild(node, walk);
  };

  exported.forEach(include);
  const names = [...texts.keys()].map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  if (twice.length > 0) throw new Error(`Two declarations have the same name: ${twice.join(', ')}.`);
  const classes = [...typesOnly].filter(({ flags }) => flags & ts.SymbolFlags.Class).map(({ name }) => name);
  const renamed = exports
    .filter((each) => !underOwnName.has(target(each)))
    .map((each) => `${target(each).name} as ${each.name}`);
  const listed = [...classes, ...renamed];
  const global = source.statements.filter(ts.isModuleDeclaration).map((statement) => statement.getText());
  const last = listed.length > 0 ? `export type { ${listed.join(', ')} };` : 'export {};';
  return laidOut(`${[...texts.values(), ...global, last].join('\n\n')}\n`);
}

/** The statements that declare a name in our modules. If a schema and its type share the name, gives the type. */
function statementsOf(symbol: ts.Symbol): ts.Statement[] {
  const all = (symbol.declarations ?? []).map(statementOf).filter((statement) => statement !== null);
  return all.some(ts.isTypeAliasDeclaration) ? all.filter(ts.isTypeAliasDeclaration) : all;
}

/**
 * Creates a test for types that must be written out: those inferred from values, or through types of other packages.
 */
function inferenceOf(
  checker: ts.TypeChecker,
  target: (symbol: ts.Symbol) => ts.Symbol,
): (statement: ts.Statement) => boolean {
  const leads = new Map<ts.Symbol, boolean>();
  const leadsAway = (node: ts.Node): boolean => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    return (
      (symbol !== undefined && isAway(target(symbol))) ||
      Boolean(ts.forEachChild(node, (child) => leadsAway(child) || undefined))
    );
  };
  const isAway = (symbol: ts.Symbol): boolean => {
    const before = leads.get(symbol);
    if (before !== undefined) return before;
    leads.set(symbol, false);
    const statements = statementsOf(symbol);
    const away =
      (symbol.declarations ?? []).some((declaration) =>
        /\/node_modules\/(?!typescript\/|@types\/)/.test(declaration.getSourceFile().fileName),
      ) || statements.some((statement) => !isPlainAlias(statement) && leadsAway(statement));
    leads.set(symbol, away);
    return away;
  };
  return (statement) =>
    isPlainAlias(statement) && (/\b(typeof|infer)\b/.test(statement.getText()) || leadsAway(statement));
}

const isPlainAlias = (statement: ts.Statement): boolean =>
  ts.isTypeAliasDeclaration(statement) && !statement.typeParameters;

const isTypeOnly = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(
    (declaration) =>
      ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly),
  );

/** The top-level statement of our modules that contains a declaration; null if it is nested or from another package. */
function statementOf(declaration: ts.Declaration): ts.Statement | null {
  if (relative(EMITTED, declaration.getSourceFile().fileName).startsWith('..')) return null;
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent) && ts.isStatement(statement) ? statement : null;
}

/** A declaration with its comment as text, exported or not. */
function written(statement: ts.Statement, text: string, isExported: boolean): string {
  const comment = ts
    .getLeadingCommentRanges(statement.getFullText(), 0)
    ?.map(({ pos, end }) => statement.getFullText().slice(pos, end))
    .join('\n');
  const plain = text.replace(/^(export )?(declare )?/, '').replace(`extends ${BASE} `, 'extends HTMLElement ');
  const declared = /^(type|interface) /.test(plain) ? plain : `declare ${plain}`;
  return `${comment ? `${comment}\n` : ''}${isExported ? 'export ' : ''}${declared}`;
}

/** Formats a type with one member per line. */
function laidOut(text: string): string {
  return ts.createPrinter().printFile(ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.ES2022));
}
