import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXPORT_FORMAT_NAMES } from '@/lib/contract/export-formats';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const FOLDERS = 'app bench components deploy docs drizzle e2e lib packages public scripts tests'.split(' ');

/** The files of a folder by their paths from the root of the repository. */
const filesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(ROOT, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const FILES = [...filesIn('.', false), ...FOLDERS.flatMap((folder) => filesIn(folder, true))].filter(
  (file) => !/(?:^|\/)(?:\.next|node_modules|dist)\//.test(file),
);
const PAGES = FILES.filter((file) => file.endsWith('.md') && !file.startsWith('tests/fixtures/'));

/** Every file and folder of the repository by each end of its path, with and without the file's extension. */
const PATH_ENDS = new Set(
  FILES.flatMap((file) => {
    const names = file.split('/');
    const paths = [file.replace(/\.\w+$/, ''), ...names.map((_, depth) => names.slice(0, depth + 1).join('/'))];
    return paths.flatMap((path) => path.split('/').map((_, from, parts) => parts.slice(from).join('/')));
  }),
);

const inBackticks = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);

/** `a/{b,c}` as `a/b` and `a/c`; any other text as it is. */
function spelledOut(text: string): string[] {
  const [, before = '', inside = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  return inside ? inside.split(',').map((each) => before + each + after) : [text];
}

describe('the documentation', () => {
  test.each(PAGES)('%s links only to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link.replace(/#.*$/, ''));
    const local = links.filter((link) => link !== '' && !/^(?:[a-z]+:|\/|\{)/.test(link));
    expect(local.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = PAGES.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
  });

  test('names only files and folders that exist where it maps the code', () => {
    const paths = ['docs/architecture.md', 'CONTRIBUTING.md']
      .flatMap((page) => inBackticks(read(page)))
      .filter((text) => /^[\w.@-]+\/[\w./@{},-]*$/.test(text) || /^[\w-]+\.(?:ts|tsx|mjs|md|css)$/.test(text));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.flatMap(spelledOut).filter((path) => !PATH_ENDS.has(path.replace(/\/$/, '')))).toEqual([]);
  });

  test('quotes tests by their titles', () => {
    const rows = read('docs/decisions/bad-days.md')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const quoted = rows.flatMap((row) =>
      [...row.matchAll(/`(tests\/[\w/.-]+)`(?:: ((?:\*[^*]+\*(?:; )?)+))?/g)].flatMap(([, file = '', titles = '']) =>
        [...titles.matchAll(/\*([^*]+)\*/g)].map(([, title = '']) => ({ file, title })),
      ),
    );
    expect(quoted.length).toBeGreaterThan(15);
    expect(quoted.filter(({ file, title }) => !read(file).replaceAll("\\'", "'").includes(title))).toEqual([]);
  });

  test('names every export format in the README', () => {
    expect(EXPORT_FORMAT_NAMES.filter((format) => !new RegExp(`\\b${format}\\b`).test(read('README.md')))).toEqual([]);
  });
});
