import { resolve } from 'node:path';
import { withoutEnd } from '@/lib/core/text';
import { hostOfOrigin } from './addresses/hosts';
import { FUNCTION_PLATFORMS, Variables } from './variables';

/** How many connections a process opens, by where it runs: many functions share a database. */
const POOL_MAX = { server: 10, functions: 2 };

/** The options of a connection to a database server; see `Reach` in `db/connection`. */
type DatabaseReach = { poolMax: number; direct: string | null; proxy: string | null };

/** How the database is reached; `directory` or `url`, as the driver needs. */
export type DatabaseSettings =
  | { driver: 'pglite'; directory: string }
  | { driver: 'postgres' | 'neon'; url: string; reach: DatabaseReach };

/** Whether all of these variables are set; throws where only some are. */
function areSet(values: Variables, names: readonly (keyof Variables)[]): boolean {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(
      `The configuration is incomplete: ${missing.join(' and ')} must be set beside ` +
        `${names.filter((name) => !missing.includes(name)).join(', ')}.`,
    );
  return missing.length === 0;
}

/** An identity provider's credentials and address; null without credentials. */
function withKeys<T>(values: Variables, name: 'GOOGLE' | 'GITHUB', place: T) {
  const [id, secret] = [`AUTH_${name}_ID`, `AUTH_${name}_SECRET`] as const;
  return areSet(values, [id, secret]) ? { id: values[id] ?? '', secret: values[secret] ?? '', ...place } : null;
}

function database(values: Variables): DatabaseSettings {
  const address = values.DATABASE_URL;
  if (!address) return { driver: 'pglite', directory: resolve(values.DATA_DIR, 'db') };
  const neon = new URL(address).hostname.endsWith('.neon.tech');
  const reach = {
    poolMax: values.DATABASE_POOL_MAX ?? POOL_MAX[values.RUNTIME],
    direct: values.DATABASE_URL_DIRECT ?? null,
    proxy: values.NEON_PROXY ?? null,
  };
  return { driver: values.DATABASE_DRIVER ?? (neon ? 'neon' : 'postgres'), url: address, reach };
}

function s3(values: Variables) {
  if (!areSet(values, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])) return null;
  const endpoint = values.S3_ENDPOINT ?? '';
  return {
    endpoint,
    /** The address at which clients reach the object store; null if only this server reaches it. */
    publicEndpoint: values.S3_PUBLIC_ENDPOINT ?? (endpoint.startsWith('https:') ? endpoint : null),
    bucket: values.S3_BUCKET ?? '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
    region: values.S3_REGION ?? 'auto',
  };
}

/** Throws a sentence where variables contradict each other, or one is missing beside another. */
function checkTogether(values: Variables): void {
  const localMode = values.DATABASE_URL === undefined;
  if (localMode && values.RUNTIME === 'functions')
    throw new Error('DATABASE_URL must be set in functions: the embedded database belongs to one process.');
  if (!localMode && !values.AUTH_SECRET)
    throw new Error(
      'AUTH_SECRET must be set where DATABASE_URL is set: all instances must share one secret of at least 32 ' +
        'characters.',
    );
  if (!localMode && values.NODE_ENV === 'production' && !values.SMTP_URL)
    throw new Error(
      'SMTP_URL must be set where DATABASE_URL is set: sign-in links cannot be kept on one machine in production.',
    );
  if (values.SMTP_URL && !values.EMAIL_FROM)
    throw new Error('EMAIL_FROM must be set beside SMTP_URL: it is the address that mail comes from.');
  if (!localMode && values.LOCAL_API_KEY === '1')
    throw new Error('LOCAL_API_KEY works only without DATABASE_URL: remove one of the two.');
  if (values.RUNTIME === 'functions' && !values.APP_URL)
    throw new Error('APP_URL must be set in functions: they call each other at that address.');
}

function settings(values: Variables) {
  checkTogether(values);
  const localMode = values.DATABASE_URL === undefined;
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    production: values.NODE_ENV === 'production',
    /** Null for a server; for functions, how long the platform lets one run, in seconds. */
    functions: values.RUNTIME === 'functions' ? { seconds: values.FUNCTION_SECONDS } : null,
    /** The bearer token of the platform's scheduled calls; null refuses all of them. */
    cronSecret: values.CRON_SECRET ?? null,
    /** True without `DATABASE_URL`: all data is under `dataDir`, and one process is the whole service. */
    localMode,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    /** The public origin, without a slash at its end. */
    appUrl,
    /** The hosts that requests may name, beside loopback names. */
    hosts: { app: hostOfOrigin(appUrl), more: values.ALLOWED_HOSTS },
    /** The proxies whose `X-Forwarded-*` headers are trusted; null trusts none. */
    trustProxy: values.TRUST_PROXY ?? null,
    database: database(values),
    /** Null only in local mode, where `authSecret()` makes one. */
    authSecret: values.AUTH_SECRET ?? null,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.EMAIL_FROM ?? 'Liverig <no-reply@localhost>' },
    anthropic: values.ANTHROPIC_API_KEY
      ? {
          apiKey: values.ANTHROPIC_API_KEY,
          baseUrl: values.ANTHROPIC_BASE_URL ?? null,
          model: values.ANTHROPIC_MODEL ?? null,
        }
      : null,
    /** With the issuer whose OpenID configuration is used. */
    google: withKeys(values, 'GOOGLE', { issuer: values.AUTH_GOOGLE_ISSUER }),
    /** With the address of the GitHub installation, without a slash at its end. */
    github: withKeys(values, 'GITHUB', { url: withoutEnd(values.AUTH_GITHUB_URL, '/') }),
    s3: s3(values),
    /** Hosts as `host:port` that outgoing requests may reach although they are private. */
    outboundAllow: values.OUTBOUND_ALLOW,
    defaultPlan: values.DEFAULT_PLAN,
    videoEngine: values.VIDEO_ENGINE,
    localApiKey: values.LOCAL_API_KEY === '1',
    sessionRequestsPerMinute: values.SESSION_REQUESTS_PER_MINUTE ?? null,
    logLevel: values.LOG_LEVEL,
    /** The token with which an operator reads metrics and the details of health; null refuses everybody. */
    metricsToken: values.METRICS_TOKEN ?? null,
  };
}

/** The configuration of this process. */
type Env = ReturnType<typeof settings>;

/** Reads variables into settings; throws one sentence for each wrong variable. An empty variable counts as absent. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const isFunction = FUNCTION_PLATFORMS.some((name) => name in given);
  const result = Variables.safeParse({ ...(isFunction ? { RUNTIME: 'functions' } : {}), ...given });
  if (!result.success)
    throw new Error(
      result.error.issues
        .map((issue) => `The environment variable ${issue.path.join('.')} ${issue.message}.`)
        .join('\n'),
    );
  return settings(result.data);
}

let current: Env | undefined;

/** The configuration of this process, read once when first asked for; throws where a variable is wrong. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
