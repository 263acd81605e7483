import { describe, expect, test } from 'vitest';
import { fileOf, importsOf, productFiles, read, sources } from './support/sources';

const all = productFiles();
const imports = all.flatMap(importsOf);
const isOurs = (target: string) => /^(lib|components|app|drizzle)\//.test(target);

function room(path: string): string {
  const match = /^(lib\/[a-z]+|components|app|drizzle)/.exec(path);
  return match?.[1] ?? path;
}

/** The layers (rooms) that each layer may import; a layer may always import itself. */
const ARROWS: Record<string, string[]> = {
  'lib/core': [],
  'lib/artist': ['lib/core'],
  'lib/contract': ['lib/core'],
  'lib/client': ['lib/contract', 'lib/core'],
  'lib/player': ['lib/core'],
  'lib/server': ['lib/artist', 'lib/contract', 'lib/core', 'drizzle'],
  components: ['lib/client', 'lib/contract', 'lib/core', 'lib/player'],
  app: ['components', 'lib/server', 'lib/client', 'lib/contract', 'lib/core'],
  drizzle: ['lib/contract', 'lib/core'],
};

describe('the architecture', () => {
  test('each layer imports only the layers that it may', () => {
    const wrong = imports
      .filter(({ target }) => isOurs(target))
      .filter(({ file, target }) => room(file) !== room(target) && !ARROWS[room(file)]?.includes(room(target)));
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test('core imports zod only in schema files, and parsers only where drawings are read', () => {
    const wrong = imports
      .filter(({ file, target }) => room(file) === 'lib/core' && !isOurs(target))
      .filter(({ file, target }) => !(target === 'zod' && file.endsWith('/schema.ts')))
      .filter(({ file, target }) => !(['saxes', 'svgpath'].includes(target) && file.startsWith('lib/core/svg/')));
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test('the artist uses no packages except zod in schema files', () => {
    const wrong = imports
      .filter(({ file, target }) => room(file) === 'lib/artist' && !isOurs(target))
      .filter(({ file, target }) => !(target === 'zod' && file.endsWith('/schema.ts')));
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test.each(['lib/core', 'lib/artist'])('%s has no clock, randomness, network or process', (folder) => {
    const wrong = sources(folder).filter((file) =>
      /Math\.random|Date\.now|new Date\b|performance\.now|\bfetch\(|setTimeout|process\.|\bBuffer\b/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('the core has no asynchronous code', () => {
    const wrong = sources('lib/core').filter((file) => /\basync\b|\bawait\b/.test(read(file)));
    expect(wrong).toEqual([]);
  });

  test('the player imports only types from schema files', () => {
    const wrong = imports.filter(
      ({ file, target, typeOnly }) => room(file) === 'lib/player' && /schema$|^zod$/.test(target) && !typeOnly,
    );
    expect(wrong).toEqual([]);
  });

  test('the studio loads no schema, because the server validates everything', () => {
    const loaded = new Set(sources('components'));
    for (const from of loaded)
      for (const { target, typeOnly } of imports.filter((each) => each.file === from))
        if (!typeOnly) loaded.add(fileOf(target) ?? target);
    expect(loaded.has('lib/core/clip/presets/index.ts')).toBe(true);
    expect([...loaded].filter((path) => path === 'zod' || path.endsWith('/schema.ts'))).toEqual([]);
  });

  test('only lib/server/db uses SQL', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.startsWith('lib/server/') &&
        !file.startsWith('lib/server/db/') &&
        (target.startsWith('drizzle-orm') || target.startsWith('drizzle/')),
    );
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test('only one file reads the environment', () => {
    const wrong = all.filter((file) => file !== 'lib/server/env.ts' && /process\.env\b/.test(read(file)));
    expect(wrong).toEqual([]);
  });

  test('only one file opens outbound connections', () => {
    const wrong = sources('lib/server').filter(
      (file) =>
        file !== 'lib/server/net/safe-fetch.ts' && /(?<![.\w])fetch\(|from 'node:https?'|undici/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('no file is longer than 250 lines', () => {
    const long = all.map((file) => ({ file, lines: read(file).split('\n').length })).filter(({ lines }) => lines > 251);
    expect(long).toEqual([]);
  });

  test('route files only bind handlers to endpoints', () => {
    const long = sources('app/api/v1').filter((file) => read(file).split('\n').length > 41);
    expect(long).toEqual([]);
  });

  test('every route file handles all methods, so that the framework answers none', () => {
    const silent = sources('app/api/v1').filter(
      (file) => !read(file).includes('export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } ='),
    );
    expect(silent).toEqual([]);
  });

  test('file names are specific and in kebab case', () => {
    const vague = all.filter((file) => /(^|\/)(utils?|helpers?|manager|service|misc)(\.|\/)/.test(file));
    expect(vague).toEqual([]);
    const notKebab = all.filter((file) => !/^[a-z0-9@[\]().\-/]+$/.test(file.replace(/\[[A-Za-z.]+\]/g, '')));
    expect(notKebab).toEqual([]);
  });

  test('no `any`, no suppressed compiler errors, no marks of unfinished work, no unnecessary default export', () => {
    const bad = all.filter((file) =>
      /:\s*any\b|\bas any\b|@ts-ignore|@ts-expect-error|\bTODO\b|\bFIXME\b|catch \{\s*\}/.test(read(file)),
    );
    expect(bad).toEqual([]);
    const defaults = all.filter(
      (file) => /^export default/m.test(read(file)) && !file.startsWith('app/') && file !== 'drizzle/config.ts',
    );
    expect(defaults).toEqual([]);
  });
});
