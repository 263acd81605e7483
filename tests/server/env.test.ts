import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/server/env';

const DATABASE_URL = 'postgres://user:password@db.example.com/liverig';
const AUTH_SECRET = 's'.repeat(32);
const shared = { DATABASE_URL, AUTH_SECRET };

describe('with nothing configured', () => {
  test('the service runs in local mode', () => {
    expect(readEnv({})).toMatchObject({
      localMode: true,
      port: 3000,
      appUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      defaultPlan: 'free',
      localApiKey: false,
      database: { driver: 'pglite', directory: resolve('.data/db') },
      authSecret: null,
      anthropic: null,
      google: null,
      github: null,
      s3: null,
      outboundAllow: [],
      sessionRequestsPerMinute: null,
    });
  });

  test('a variable that is set to nothing counts as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', APP_URL: '' })).toMatchObject({ port: 3000, localMode: true });
  });

  test('the URL has the configured port', () => {
    expect(readEnv({ PORT: '4000' }).appUrl).toBe('http://localhost:4000');
    expect(readEnv({ PORT: '4000', APP_URL: 'https://liverig.example.com/' }).appUrl).toBe(
      'https://liverig.example.com',
    );
  });
});

describe('where it runs', () => {
  const placed = { ...shared, APP_URL: 'https://mascots.example.com' };

  test('is a server, unless the platform or a variable defines it as a function', () => {
    expect(readEnv(placed).functions).toBeNull();
    for (const name of ['VERCEL', 'NETLIFY', 'AWS_LAMBDA_FUNCTION_NAME'])
      expect(readEnv({ ...placed, [name]: '1' }).functions).toEqual({ seconds: 300 });
    expect(readEnv({ ...placed, RUNTIME: 'functions', FUNCTION_SECONDS: '60' }).functions).toEqual({ seconds: 60 });
    expect(readEnv({ ...placed, VERCEL: '1', RUNTIME: 'server' }).functions).toBeNull();
  });

  test('says how many connections a process opens', () => {
    expect(readEnv(placed).database).toMatchObject({ reach: { poolMax: 10 } });
    expect(readEnv({ ...placed, RUNTIME: 'functions' }).database).toMatchObject({ reach: { poolMax: 2 } });
    expect(readEnv({ ...placed, RUNTIME: 'functions', DATABASE_POOL_MAX: '5' }).database).toMatchObject({
      reach: { poolMax: 5 },
    });
  });

  test("says which proxy Neon's driver connects through", () => {
    const proxy = 'ws://127.0.0.1:5480/v1';
    expect(readEnv({ ...placed, NEON_PROXY: proxy }).database).toMatchObject({ driver: 'postgres', reach: { proxy } });
    expect(readEnv(placed).database).toMatchObject({ reach: { proxy: null } });
    expect(() => readEnv({ ...placed, NEON_PROXY: 'http://127.0.0.1:5480' })).toThrow('ws:// or wss://');
  });
});

describe('an identity provider', () => {
  test('has its public address by default', () => {
    expect(
      readEnv({
        AUTH_GOOGLE_ID: 'id',
        AUTH_GOOGLE_SECRET: 'secret',
        AUTH_GITHUB_ID: 'id',
        AUTH_GITHUB_SECRET: 'secret',
      }),
    ).toMatchObject({
      google: { id: 'id', secret: 'secret', issuer: 'https://accounts.google.com' },
      github: { id: 'id', secret: 'secret', url: 'https://github.com' },
    });
  });

  test('may have another address', () => {
    const places = {
      AUTH_GOOGLE_ISSUER: 'https://login.example.com/realms/one',
      AUTH_GITHUB_URL: 'https://github.example.com/',
    };
    expect(
      readEnv({
        AUTH_GOOGLE_ID: 'id',
        AUTH_GOOGLE_SECRET: 'secret',
        AUTH_GITHUB_ID: 'id',
        AUTH_GITHUB_SECRET: 'secret',
        ...places,
      }),
    ).toMatchObject({
      google: { issuer: 'https://login.example.com/realms/one' },
      github: { url: 'https://github.example.com' },
    });
    expect(readEnv(places)).toMatchObject({ google: null, github: null });
  });
});

describe('the database', () => {
  test.each([
    ['postgres', {}, DATABASE_URL],
    ['neon', {}, 'postgres://user:password@ep-fox-1-pooler.eu-central-1.aws.neon.tech/liverig'],
    ['neon', { DATABASE_DRIVER: 'neon' }, DATABASE_URL],
    ['postgres', { DATABASE_DRIVER: 'postgres' }, 'postgres://user:password@ep-fox-1.aws.neon.tech/liverig'],
  ])('is reached with %s, with %o at %s', (driver, more, url) => {
    expect(readEnv({ ...shared, ...more, DATABASE_URL: url })).toMatchObject({
      localMode: false,
      database: { driver, url },
    });
  });
});

describe('a wrong value', () => {
  test.each<[Record<string, string>, string]>([
    [
      { AUTH_GOOGLE_ISSUER: 'google' },
      'The environment variable AUTH_GOOGLE_ISSUER must be an address that starts with http:// or https://.',
    ],
    [
      { AUTH_GITHUB_URL: 'ssh://github.com' },
      'The environment variable AUTH_GITHUB_URL must be an address that starts with http:// or https://.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'The environment variable LOG_LEVEL must be one of info, error, silent.'],
    [{ METRICS_TOKEN: 'fifteen-letters' }, 'The environment variable METRICS_TOKEN must have at least 16 characters.'],
    [{ PORT: 'http' }, 'The environment variable PORT must be a port number.'],
    [{ PORT: '70000' }, 'The environment variable PORT must be a port number.'],
    [
      { DATABASE_URL: 'mysql://x/y' },
      'The environment variable DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { APP_URL: 'liverig' },
      'The environment variable APP_URL must be an address that starts with http:// or https://.',
    ],
    [{ AUTH_SECRET: 'short' }, 'The environment variable AUTH_SECRET must have at least 32 characters.'],
    [{ DEFAULT_PLAN: 'gold' }, 'The environment variable DEFAULT_PLAN must be one of free, maker, studio.'],
    [{ LOCAL_API_KEY: 'yes' }, 'The environment variable LOCAL_API_KEY must be 1 or 0.'],
    [{ OUTBOUND_ALLOW: 'localhost' }, 'The environment variable OUTBOUND_ALLOW must be a comma list of host:port.'],
    [
      { OUTBOUND_ALLOW: 'localhost:65536' },
      'The environment variable OUTBOUND_ALLOW must be a comma list of host:port.',
    ],
    [
      { HOST: 'http://localhost' },
      'The environment variable HOST must be an address of this machine, or a name for one.',
    ],
    [
      { ALLOWED_HOSTS: 'a.example, http://b.example' },
      'The environment variable ALLOWED_HOSTS must be a comma list of names, or of name:port.',
    ],
    [
      { ALLOWED_HOSTS: '*.example' },
      'The environment variable ALLOWED_HOSTS must be a comma list of names, or of name:port.',
    ],
    [
      { TRUST_PROXY: '0' },
      'The environment variable TRUST_PROXY must be a number of hops from 1 to 32, or a comma list of addresses ' +
        'and networks.',
    ],
    [{ TRUST_PROXY: '33' }, 'The environment variable TRUST_PROXY must be a number of hops from 1 to 32'],
    [{ TRUST_PROXY: 'yes' }, 'The environment variable TRUST_PROXY must be a number of hops from 1 to 32'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'The environment variable TRUST_PROXY must be a number of hops from 1 to 32'],
    [{ RUNTIME: 'functions' }, 'DATABASE_URL must be set in functions'],
    [{ ...shared, RUNTIME: 'functions' }, 'APP_URL must be set in functions'],
    [{ FUNCTION_SECONDS: '4' }, 'The environment variable FUNCTION_SECONDS must be a number from 5 to 900.'],
    [{ DATABASE_URL }, 'AUTH_SECRET must be set where DATABASE_URL is set'],
    [{ ...shared, NODE_ENV: 'production' }, 'SMTP_URL must be set where DATABASE_URL is set'],
    [{ ...shared, LOCAL_API_KEY: '1' }, 'LOCAL_API_KEY works only without DATABASE_URL'],
    [{ SMTP_URL: 'smtp://localhost:25' }, 'EMAIL_FROM must be set beside SMTP_URL'],
    [{ AUTH_GOOGLE_ID: 'x' }, 'AUTH_GOOGLE_SECRET must be set beside AUTH_GOOGLE_ID'],
    [
      { S3_BUCKET: 'x', S3_ENDPOINT: 'https://s3.example.com' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set beside S3_ENDPOINT, S3_BUCKET',
    ],
  ])('%o is refused with a sentence', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(sentence);
  });

  test('every one of several is named, and no value is shown', () => {
    expect(() => readEnv({ PORT: 'x', AUTH_SECRET: 'hunter2' })).toThrow(/PORT[^]*AUTH_SECRET/);
    expect(() => readEnv({ PORT: 'x', AUTH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });
});

test('lists and pairs are read', () => {
  expect(
    readEnv({ OUTBOUND_ALLOW: '127.0.0.1:4000, [::1]:80,hooks:443', AUTH_GITHUB_ID: 'a', AUTH_GITHUB_SECRET: 'b' }),
  ).toMatchObject({
    outboundAllow: ['127.0.0.1:4000', '[::1]:80', 'hooks:443'],
    github: { id: 'a', secret: 'b' },
  });
});
