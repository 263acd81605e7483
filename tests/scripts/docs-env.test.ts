import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Variables } from '@/lib/server/variables';
import { envExample, wanted, withTable } from '@/scripts/docs-env';

test('the README and .env.example say what the schema of the environment says: `npm run docs:env` writes it', () => {
  for (const { path, text } of wanted()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

test('every variable has its line, but for what the runtime sets', () => {
  const names = Object.keys(Variables.shape).filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(25);
  for (const name of names) expect(envExample()).toContain(`# ${name}=`);
});

test('a README without the table is refused', () => {
  expect(() => withTable('# Liverig\n')).toThrow('The README has no table of variables.');
});
