import { removeDataDir } from '../support/data-dir';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTeamFixture, type TeamFixture } from '../support/team-fixture';
import { openQueue } from '../support/jobs';
import { closeProduct } from '../support/product';
import { serveSites, type SiteServer } from '../support/sites';
import { PROOFS } from './proofs';
import { tablesOf } from './tables';

/** Address that webhooks of these proofs name: nobody listens there. */
const HOOKS = '127.0.0.1:9';

let team: TeamFixture;
let sites: SiteServer;
beforeAll(async () => {
  sites = await serveSites();
  vi.stubEnv('OUTBOUND_ALLOW', `${HOOKS}, ${sites.host}`);
  await openQueue();
  team = await makeTeamFixture();
});
afterAll(async () => {
  await closeProduct();
  removeDataDir();
  sites.close();
  vi.unstubAllEnvs();
});

const DOCS = join(import.meta.dirname, '../../docs');
const read = (...path: string[]) => readFileSync(join(DOCS, ...path), 'utf8');
const pages = readdirSync(join(DOCS, 'decisions'))
  .filter((page) => page !== 'README.md')
  .toSorted();

const DOCUMENTS = [
  { name: 'specification', tables: tablesOf(read('specification.md')) },
  { name: 'decisions', tables: pages.flatMap((page) => tablesOf(read('decisions', page))) },
] as const;

describe.each(DOCUMENTS)('$name', ({ name, tables }) => {
  test('has every table that there are proofs for, and no other', () => {
    expect(tables.map(({ heading }) => heading).toSorted()).toEqual(Object.keys(PROOFS[name]).toSorted());
  });

  describe.each(tables)('$heading', ({ heading, rows }) => {
    test.each(rows.map((row) => ({ title: row.slice(0, 2).join(' ').slice(0, 80), row })))(
      '$title',
      async ({ row }) => {
        const proof = PROOFS[name][heading]?.(row);
        expect(proof, 'a row without a proof').toBeDefined();
        await proof?.(team, sites);
      },
    );
  });
});
