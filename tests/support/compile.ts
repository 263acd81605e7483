import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What the compiler says of these files, by name, as strictly as of the product itself, or more; they may use the SDK
 * and installed packages.
 */
export function complaints(files: Readonly<Record<string, string>>, stricter: ts.CompilerOptions = {}): string[] {
  mkdirSync(join(ROOT, 'node_modules', '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.cache', 'compiled-'));
  try {
    const names = Object.entries(files).map(([name, text]) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    });
    const program = ts.createProgram(names, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules', '@types')],
      jsx: ts.JsxEmit.ReactJSX,
      paths: { '@liverig/client': [join(ROOT, 'lib/client/sdk/index.ts')], '@/*': [join(ROOT, '*')] },
      ...stricter,
    });
    const found = names.flatMap((name) => {
      const source = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    return found.map(
      ({ file, start, messageText }) =>
        `${file?.fileName.split('/').pop()} ` +
        `${file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : ''}: ` +
        `${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
