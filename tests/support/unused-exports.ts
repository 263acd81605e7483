import ts from 'typescript';
import { fileOf, targetOf } from './sources';
import { parsed, type SourceText } from './style-rules';

/** Stands for every name of a file: of a namespace, or of an import at run time. */
const EVERYTHING = '*';

/** The names of values that a file exports by declaring them. */
function exportedValues(source: SourceText): string[] {
  return parsed(source).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations
        .map(({ name }) => name.getText())
        .filter((name) => /^\w+$/.test(name));
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

/** The names that an import or a re-export takes. */
function namesTaken(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!clause || ts.isNamespaceImport(clause) || ts.isNamespaceExport(clause)) return [EVERYTHING];
  return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** What a file imports, at run time too, as `file#name`. */
function taken(source: SourceText): string[] {
  const found: string[] = [];
  const note = (specifier: ts.Node | undefined, names: readonly string[]): void => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const file = fileOf(targetOf(source.file, specifier.text));
    if (file) found.push(...names.map((name) => `${file}#${name}`));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier, namesTaken(node));
    else if (ts.isCallExpression(node)) note(node.arguments[0], [EVERYTHING]);
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return found;
}

/** The values that files of the product export and no file imports, as `file: name`. */
export function unusedExports(product: readonly SourceText[], everything: readonly SourceText[]): string[] {
  const used = new Set(everything.flatMap(taken));
  return product.flatMap((source) =>
    used.has(`${source.file}#${EVERYTHING}`)
      ? []
      : exportedValues(source)
          .filter((name) => !used.has(`${source.file}#${name}`))
          .map((name) => `${source.file}: ${name}`),
  );
}
