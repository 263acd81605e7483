import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createAnimation, createAnimations, listAnimations } from '@/lib/contract/animation';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { ENDPOINTS } from '@/lib/contract';
import { createExport } from '@/lib/contract/exports';
import { getFile } from '@/lib/contract/file';
import { cancelJob, listJobs, type Job } from '@/lib/contract/job';
import { listKeys } from '@/lib/contract/key';
import { LEGACY, NAMES } from '@/lib/contract/legacy';
import { createMascot, getMascot, listMascots, type Mascot } from '@/lib/contract/mascot';
import { createVariant, editMascot, recolorMascot } from '@/lib/contract/mascot-edit';
import { previewMascot } from '@/lib/contract/preview';
import { listVersions, restoreVersion, type Version } from '@/lib/contract/version';
import { PLAN_LIMITS, type Plan } from '@/lib/contract/plans';
import { ceilingUsd, PRICES, type PricedAction } from '@/lib/contract/prices';
import { createScene } from '@/lib/contract/scene';
import { newId } from '@/lib/server/db/queries/ids';
import type { IdKind } from '@/lib/contract/ids';
import { readEnv } from '@/lib/server/env';
import { jobs } from '@/drizzle/schema';
import { db } from '@/lib/server/db/client';
import { eq } from 'drizzle-orm';
import { call, codeOf, type Received, type Sent } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';
import { fixtureSpec } from '../../support/product';
import { ask, byName, linesOf, type Proof, type ProofOf } from '../proof';
import { addressesOf } from '@/scripts/listen.mjs';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const creditsOf = async ({ key }: SomePerson) => (await call(getCredits, { key })).body as Credits;
const jobIn = ({ body }: Received): Job => {
  const answer = body as { job?: Job; data?: Job[] };
  return answer.job ?? answer.data?.[0] ?? (body as Job);
};
const imported = async ({ key }: SomePerson, spec: unknown = fixtureSpec('fox')) =>
  (await call(createMascot, { key, body: { spec } })).body as Mascot;

const typeOf = ({ headers }: Received) => headers.get('content-type');
const withSvg = (svg: string) => ({
  ...fixtureSpec('fox'),
  parts: fixtureSpec('fox').parts.map((part, index) => (index === 1 ? { ...part, svg } : part)),
});

/** Every request that takes `max_cost_usd`, with what it asks. */
const CEILINGS: [Parameters<typeof call>[0], object][] = [
  [createMascot, { prompt: 'an orange fox' }],
  [editMascot, { instruction: 'make it blue' }],
  [createVariant, { name: 'Winter', instruction: 'winter look' }],
  [createAnimation, { prompt: 'waves hello' }],
  [createScene, { prompt: 'a beach' }],
];

/** Each convention. */
export const conventionRow = byName({
  'Base address': () => {
    const routes = Object.values(ENDPOINTS).map(({ path }) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) => `[${name.replaceAll('_', '-')}]`),
    );
    expect(
      routes.filter((path) => !existsSync(join(import.meta.dirname, '../../../app/api/v1', path, 'route.ts'))),
    ).toEqual([]);
    expect(existsSync(join(import.meta.dirname, '../../../app/api/mcp/route.ts'))).toBe(true);
  },
  'Wire format': async (team) => {
    expect(typeOf(await ask(team, listMascots))).toMatch(/^application\/json/);
    expect(typeOf(await ask(team, getFile, { params: { id: team.fileId } }))).toBe('image/svg+xml');
    expect(typeOf(await ask(team, previewMascot, { params: { id: team.mascotId }, query: { format: 'svg' } }))).toBe(
      'image/svg+xml',
    );
  },
  'Identifier prefixes': (team) => {
    expect(
      [team.mascotId, team.jobId, team.fileId, team.keys.good.id, newId('webhook')].map((id) => id.replace(/_.*/, '_')),
    ).toEqual(['msc_', 'job_', 'file_', 'key_', 'whk_']);
  },
  Timestamps: async (team) => {
    const times = JSON.stringify(
      [await ask(team, listJobs), await ask(team, listMascots), await ask(team, listKeys)].map(({ body }) => body),
    ).matchAll(/"(\w+_at)":("[^"]*"|null)/g);
    const all = [...times]
      .filter(([, , value]) => value !== 'null')
      .map(([, , value = '']) => JSON.parse(value) as string);
    expect(all.length).toBeGreaterThan(3);
    for (const time of all) expect(time).toMatch(ISO);
  },
  'List envelope': async (team) => {
    const lists = [
      await ask(team, listMascots),
      await ask(team, listJobs),
      await ask(team, listAnimations, { params: { id: team.mascotId } }),
      await ask(team, createAnimations, { params: { id: team.mascotId }, body: { prompts: ['waves hello'] } }),
    ];
    for (const { body } of lists) expect(body).toMatchObject({ object: 'list', data: [expect.anything()] });
  },
  Credits: async () => {
    const person = await makePerson('studio');
    const { id } = await imported(person);
    const held = jobIn(
      await call(editMascot, { key: person.key, params: { id }, body: { instruction: 'make it blue' } }),
    );
    expect(await creditsOf(person)).toMatchObject({ held: PRICES.edit.credits, balance: 10_000 - PRICES.edit.credits });
    await call(cancelJob, { key: person.key, params: { id: held.id } });
    const sent: Sent = { key: person.key, params: { id } };
    await call(createAnimation, { ...sent, body: { preset: 'wave' } });
    await call(recolorMascot, { ...sent, body: { palette: { fur: '#3366cc' } } });
    await call(createExport, { ...sent, body: { format: 'svg' } });
    expect(await creditsOf(person)).toMatchObject({ held: 0, balance: 10_000 });
  },
  'Cost ceiling': async () => {
    const person = await makePerson('studio');
    const { id } = await imported(person);
    for (const [endpoint, body] of CEILINGS) {
      const job = jobIn(
        await call(endpoint, { key: person.key, params: { id }, body: { ...body, max_cost_usd: 0.05 } }),
      );
      const [row] = await db()
        .select({ ceiling: jobs.maxCostUsd, action: jobs.action })
        .from(jobs)
        .where(eq(jobs.id, job.id));
      expect(Number(row?.ceiling), endpoint.id).toBe(0.05);
      expect(ceilingUsd(row?.action as PricedAction, 99)).toBe(PRICES[row?.action as PricedAction].ceilingUsd);
      await call(cancelJob, { key: person.key, params: { id: job.id } });
    }
  },
  'SVG safety': async (team) => {
    const refused = await ask(team, createMascot, { body: { spec: withSvg('<script>alert(1)</script>') } });
    expect([codeOf(refused), linesOf(refused)]).toEqual([
      'invalid_request',
      [expect.stringContaining('parts[1].svg: ')],
    ]);
    const outside = await ask(team, createMascot, {
      body: { spec: withSvg('<rect width="9" height="9"/><image href="https://example.com/x.png"/>') },
    });
    const stored =
      outside.status === 201
        ? await ask(team, getMascot, { params: { id: (outside.body as Mascot).id }, query: { include: 'spec' } })
        : outside;
    expect(JSON.stringify(stored.body)).not.toContain('https://example.com/x.png');
  },
});

const KINDS: Record<string, IdKind> = {
  msc_: 'mascot',
  ver_: 'version',
  anm_: 'animation',
  cnv_: 'canvas',
  job_: 'job',
  file_: 'file',
  key_: 'key',
  whk_: 'webhook',
  inv_: 'invite',
  usr_: 'user',
  wsp_: 'workspace',
  ses_: 'session',
};

/** Each name. */
export const nameRow = byName({
  'product name': () => {
    expect([NAMES.product, NAMES.keyPrefix, LEGACY.keyPrefix]).toEqual(['Liverig', 'lr_sk_', 'mf_sk_']);
  },
  'workspace header': () => {
    expect([NAMES.workspaceHeader, LEGACY.workspaceHeader]).toEqual(['Service-Workspace', 'MascotForge-Workspace']);
  },
  'webhook signature header': () => {
    expect([NAMES.signatureHeader, LEGACY.signatureHeader]).toEqual(['Service-Signature', 'MascotForge-Signature']);
  },
  'player element': async () => {
    const { buildPlayer } = await import('@/scripts/player.mjs');
    expect(String(await buildPlayer())).toContain('service-player');
  },
  identifiers: () => {
    for (const [prefix, kind] of Object.entries(KINDS))
      expect(newId(kind)).toMatch(new RegExp(`^${prefix}[a-z2-7]{20}$`));
  },
  'request id': async (team) => {
    expect((await ask(team, listMascots)).headers.get('request-id')).toMatch(/^req_/);
  },
});

/** Where the product listens is read by what starts it. */
const provesHost = () => {
  expect(addressesOf(undefined)).toEqual(['127.0.0.1', '::1']);
  expect(addressesOf('0.0.0.0')).toEqual(['0.0.0.0']);
};

/** A row of environment variables: all of them are read, and without them the server starts. */
export const variableRow: ProofOf = ([cell = '']) => {
  if (cell === '`HOST`') return provesHost;
  const names = [...cell.matchAll(/[A-Z][A-Z0-9]*_[A-Z_0-9]+/g)]
    .map(([name]) => name)
    .filter((name) => !name.startsWith('_'));
  if (names.length === 0) return undefined;
  return () => {
    expect(readEnv({}).localMode).toBe(true);
    for (const name of names) expect(differs(name), `${name} changes what is read`).toBe(true);
  };
};

/** Values that differ from what is read without them; some stand only together. */
const VALUES: Record<string, Record<string, string>> = {
  DATABASE_URL: {
    DATABASE_URL: 'postgres://db/liverig',
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail',
    EMAIL_FROM: 'a@example.com',
  },
  DATA_DIR: { DATA_DIR: '/data' },
  APP_URL: { APP_URL: 'https://mascots.example' },
  AUTH_SECRET: { AUTH_SECRET: 'x'.repeat(32) },
  SMTP_URL: { SMTP_URL: 'smtp://mail', EMAIL_FROM: 'a@example.com' },
  EMAIL_FROM: { EMAIL_FROM: 'a@example.com' },
  ANTHROPIC_API_KEY: { ANTHROPIC_API_KEY: 'k' },
  ANTHROPIC_BASE_URL: { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'http://localhost:1' },
  ANTHROPIC_MODEL: { ANTHROPIC_API_KEY: 'k', ANTHROPIC_MODEL: 'm' },
  AUTH_GOOGLE_ID: { AUTH_GOOGLE_ID: 'a', AUTH_GOOGLE_SECRET: 'b' },
  AUTH_GITHUB_ID: { AUTH_GITHUB_ID: 'a', AUTH_GITHUB_SECRET: 'b' },
  ...Object.fromEntries(
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'].map((name) => [
      name,
      {
        S3_ENDPOINT: 'https://s3.example',
        S3_BUCKET: 'b',
        S3_ACCESS_KEY_ID: 'i',
        S3_SECRET_ACCESS_KEY: 's',
        S3_REGION: 'eu-1',
      },
    ]),
  ),
  OUTBOUND_ALLOW: { OUTBOUND_ALLOW: '127.0.0.1:80' },
  DEFAULT_PLAN: { DEFAULT_PLAN: 'studio' },
  LOCAL_API_KEY: { LOCAL_API_KEY: '1' },
  ALLOWED_HOSTS: { ALLOWED_HOSTS: 'mascots.example' },
  TRUST_PROXY: { TRUST_PROXY: '1' },
};
const differs = (name: string): boolean => {
  const values = VALUES[name];
  return values !== undefined && JSON.stringify(readEnv(values)) !== JSON.stringify(readEnv({}));
};

const numberIn = (cell: string) => Number(cell.replace(/[,$]/g, ''));

/**
 * A row of plans: credits a month, requests a minute, seats and running jobs, in the table and as the service tells
 * them.
 */
export const planRow: ProofOf = ([title = '', ...cells]) => {
  const plan = title.toLowerCase() as Plan;
  if (!(plan in PLAN_LIMITS)) return undefined;
  return async () => {
    const { creditsPerMonth, requestsPerMinute, seats, runningJobs } = PLAN_LIMITS[plan];
    expect([creditsPerMonth, requestsPerMinute, seats, runningJobs]).toEqual(cells.map(numberIn));
    const person = await makePerson(plan);
    expect(await creditsOf(person)).toMatchObject({ plan, balance: creditsPerMonth, monthly: creditsPerMonth });
    expect((await call(listMascots, { key: person.key })).headers.get('ratelimit-limit')).toContain(
      String(requestsPerMinute),
    );
  };
};

const ACTIONS: Record<string, PricedAction> = {
  generate: 'generate',
  reconstruct: 'reconstruct',
  edit: 'edit',
  variant: 'variant',
  'animate by prompt': 'animate',
  'animate by reference video': 'animate_video',
  suggest: 'suggest',
  scene: 'scene',
  analyze: 'analyze',
};

const free: Proof = async () => {
  const person = await makePerson('maker');
  const { id } = await imported(person);
  const sent: Sent = { key: person.key, params: { id } };
  const { data } = (await call(listVersions, sent)).body as { data: Version[] };
  await call(createAnimation, { ...sent, body: { preset: 'nod' } });
  await call(recolorMascot, { ...sent, body: { palette: { fur: '#3366cc' } } });
  await call(createExport, { ...sent, body: { format: 'svg' } });
  await call(previewMascot, { ...sent, query: { format: 'svg' } });
  await call(restoreVersion, { key: person.key, params: { id, versionId: data[0]?.id ?? '' } });
  expect(await creditsOf(person)).toMatchObject({ balance: 2000, held: 0 });
};

const numbersIn = (cell: string) => (cell.match(/[\d.]+/g) ?? []).map(Number);

/** A row of prices: credits and default ceiling, with those of high detail in brackets. */
export const priceRow: ProofOf = ([name = '', credits = '', ceiling = '']) => {
  if (credits === '0') return free;
  const action = ACTIONS[name.replace(' (detail high)', '')];
  if (!action) return undefined;
  return () => {
    const actions: PricedAction[] = name.includes('(detail high)')
      ? [action, `${action}_high` as PricedAction]
      : [action];
    expect(actions.map((each) => PRICES[each].credits)).toEqual(numbersIn(credits));
    expect(actions.map((each) => PRICES[each].ceilingUsd)).toEqual(numbersIn(ceiling));
  };
};
