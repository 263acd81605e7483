import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The TypeScript files below a folder, by their paths from the root of the repository, without what a bench built. */
export function sources(folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|m[jt]s)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('/.next/'));
}

const PRODUCT = ['lib', 'components', 'app', 'drizzle'];
const product: readonly string[] = PRODUCT.flatMap(sources).filter((file) => /\.tsx?$/.test(file));

const known = new Set(product);

/** The source files of the product. */
export const productFiles = (): readonly string[] => product;

/** The source files of the product, and those that build, test and measure it, without fixtures. */
export const repositoryFiles = (): string[] =>
  [...product, ...['tests', 'e2e', 'bench', 'scripts'].flatMap(sources)].filter(
    (file) => !file.startsWith('tests/fixtures/'),
  );

const texts = new Map<string, string>();

/** The text of a file. */
export function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** One import, or re-export, of a file. */
export interface Import {
  file: string;
  /** A path from the root without its ending, or a package's name. */
  target: string;
  typeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What an import in a file names: a path from the root without its ending, or a package. */
export const targetOf = (file: string, name: string): string =>
  name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : name.replace(/^@\//, '');

/** The imports and re-exports of a file. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map((match) => {
    const name = match[2] ?? match[3] ?? '';
    return { file, target: targetOf(file, name), typeOnly: Boolean(match[1]) };
  });
}

/** The file that an import names, if it is one of the product's. */
export const fileOf = (target: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find((path) => known.has(path));
