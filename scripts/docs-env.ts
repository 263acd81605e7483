// `npm run docs:env`: writes the schema's descriptions of variables into the README and `.env.example`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type VariableDoc, Variables } from '@/lib/server/variables';

const ROOT = join(import.meta.dirname, '..');
const HEAD = '| variable | is | where it is absent |\n|---|---|---|\n';

/** Every documented variable, in the order of the schema. */
const toldVariables = (): [name: string, told: VariableDoc][] =>
  Object.entries(Variables.shape).flatMap(([name, schema]): [string, VariableDoc][] => {
    const told = schema.meta() as VariableDoc | undefined;
    return told ? [[name, told]] : [];
  });

/** The README's table of variables. */
const table = (): string =>
  HEAD +
  toldVariables()
    .map(([name, { about, absent }]) => `| \`${name}\` | ${about} | ${absent} |\n`)
    .join('');

/** The README with a new table under "Configuration". Throws if it has no table. */
export function withTable(readme: string): string {
  const start = readme.indexOf(HEAD);
  if (start < 0) throw new Error('The README has no table of variables.');
  const end = readme.indexOf('\n\n', start) + 1;
  return readme.slice(0, start) + table() + readme.slice(end);
}

/** The text of `.env.example`. */
export const envExample = (): string =>
  [
    '# Nothing here is needed: with an empty environment Liverig runs whole on one machine.',
    '# The README says what each variable is, and what counts where it is absent.',
    ...toldVariables().map(([name, { example }]) => `# ${name}=${example}`),
    '',
  ].join('\n');

/** The two files with their expected content. */
export const wanted = (): { path: string; text: string }[] => [
  { path: join(ROOT, 'README.md'), text: withTable(readFileSync(join(ROOT, 'README.md'), 'utf8')) },
  { path: join(ROOT, '.env.example'), text: envExample() },
];

if (process.argv[1] === import.meta.filename) for (const { path, text } of wanted()) writeFileSync(path, text);
