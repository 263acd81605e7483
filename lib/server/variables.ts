import { z } from 'zod';
import { PLANS } from '@/lib/contract/plans';
import { LOG_LEVELS } from './log-levels';
import { hostName, hosts, hostsAndPorts, port, proxies, url } from './addresses/variables';
import { VIDEO_ENGINES } from './video-engine';

/** The documentation of a variable in the README and `.env.example`: meaning, default in words, and an example. */
export interface VariableDoc {
  about: string;
  absent: string;
  example: string;
}

/** A variable's schema with its description, which `npm run docs:env` writes into the README and `.env.example`. */
const variable = <S extends z.ZodType>(schema: S, about: string, absent: string, example: string): S =>
  schema.meta({ about, absent, example } satisfies VariableDoc);

const text = () => z.string().optional();
const webAddress = () => url('http:', 'https:');
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** The schema of a whole number between two bounds. */
const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `must be a number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a number from ${least} to ${most}`);

/** The runtimes of the product: long-lived processes, or functions that are frozen between requests. */
const RUNTIMES = ['server', 'functions'] as const;

/** The variables by which platforms say that this process is a function. */
export const FUNCTION_PLATFORMS = ['VERCEL', 'NETLIFY', 'AWS_LAMBDA_FUNCTION_NAME'] as const;

/** Every environment variable that the product reads. */
export const Variables = z.object({
  NODE_ENV: text(),
  RUNTIME: variable(
    oneOf(RUNTIMES).default('server'),
    'Where the product runs: `server`, a long-lived process that also runs the queued jobs, or `functions`, ' +
      'processes that a platform stops between requests',
    '`functions` on Vercel, Netlify and AWS Lambda, else `server`',
    'functions',
  ),
  FUNCTION_SECONDS: variable(
    count(5, 900).default(300),
    'The time limit of a function on the platform, in seconds: background work hands over and streams end before ' +
      'it. At most the `maxDuration` of the routes, which is 300',
    '300',
    '60',
  ),
  CRON_SECRET: variable(
    z.string().min(16, 'must have at least 16 characters').optional(),
    "The bearer token that the platform's timer sends to `GET /api/internal/cron`, of at least 16 characters",
    'that route answers 404',
    '',
  ),
  PORT: variable(port.default(3000), 'The port that the server listens on', '3000', '3000'),
  HOST: variable(
    hostName.optional(),
    'The address that the server listens on',
    'loopback only (127.0.0.1 and ::1): other machines cannot reach it. `0.0.0.0` means every interface, as a ' +
      'container needs',
    '0.0.0.0',
  ),
  APP_URL: variable(
    webAddress().optional(),
    'The public origin of the service, as browsers see it, without a path',
    '`http://localhost:$PORT`',
    'https://mascots.example.com',
  ),
  ALLOWED_HOSTS: variable(
    hosts.default([]),
    'Further hosts that the service answers to, as a comma list of `name` (at any port) or `name:port`',
    "it answers to `APP_URL`'s host, `localhost` and loopback addresses; a request for another is refused with " +
      '421 `misdirected_request`',
    'liverig.internal,192.168.1.20:3000',
  ),
  TRUST_PROXY: variable(
    proxies.optional(),
    'The proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are trusted: a number of hops, or a comma list of ' +
      'addresses and networks',
    "none: limits count the connection's own address",
    '1',
  ),
  DATA_DIR: variable(
    z.string().default('.data'),
    'The folder of the embedded database, the mail outbox and the secret',
    '`.data`',
    '.data',
  ),
  DATABASE_URL: variable(
    url('postgres:', 'postgresql:').optional(),
    'A PostgreSQL database',
    'the embedded database in `DATA_DIR/db`',
    'postgres://user:password@host:5432/liverig',
  ),
  DATABASE_DRIVER: variable(
    z.enum(['postgres', 'neon'], 'must be postgres or neon').optional(),
    'The driver for `DATABASE_URL`: `postgres` or `neon`',
    "Neon's for a Neon host, else node-postgres",
    'neon',
  ),
  NEON_PROXY: variable(
    url('ws:', 'wss:').optional(),
    "The WebSocket proxy that Neon's driver connects through; it gets the database's `?address=host:port`",
    "Neon's, at the database's own host",
    'wss://proxy.example.com/v1',
  ),
  DATABASE_URL_DIRECT: variable(
    url('postgres:', 'postgresql:').optional(),
    'A direct address of the same database, for LISTEN and for migrations, where `DATABASE_URL` is a ' +
      'transaction-mode pooler',
    '`DATABASE_URL` is used; where its pooler drops notifications, waits poll instead, and `/api/health` says so',
    'postgres://user:password@host:5432/liverig',
  ),
  DATABASE_POOL_MAX: variable(
    count(1, 999).optional(),
    'The most connections to `DATABASE_URL` of one process, beside the one that it listens on',
    '10; 2 in functions',
    '10',
  ),
  AUTH_SECRET: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'The secret from which all keys are derived, of at least 32 characters',
    'made once and kept in `DATA_DIR`; required with `DATABASE_URL`',
    '',
  ),
  SMTP_URL: variable(
    url('smtp:', 'smtps:').optional(),
    'The mail server; one that does not answer for 10 s counts as failed',
    'mail is written to `DATA_DIR/outbox/`, one JSON file a message, and sign-in links to the console; required ' +
      'with `DATABASE_URL`',
    'smtp://user:password@host:587',
  ),
  EMAIL_FROM: variable(text(), 'The sender of all mail', 'required with `SMTP_URL`', 'Liverig <hello@example.com>'),
  AUTH_GOOGLE_ID: variable(
    text(),
    'The client id of sign-in with Google. Its callback is `APP_URL/api/auth/callback/google`',
    'sign-in with Google is not offered',
    '',
  ),
  AUTH_GOOGLE_SECRET: variable(text(), "That client's secret", 'required with `AUTH_GOOGLE_ID`', ''),
  AUTH_GOOGLE_ISSUER: variable(
    webAddress().default('https://accounts.google.com'),
    'Another OpenID issuer, whose sign-in page is at its own origin',
    '`https://accounts.google.com`',
    'https://login.example.com/realms/one',
  ),
  AUTH_GITHUB_ID: variable(
    text(),
    'The client id of sign-in with GitHub. Its callback is `APP_URL/api/auth/callback/github`',
    'sign-in with GitHub is not offered',
    '',
  ),
  AUTH_GITHUB_SECRET: variable(text(), "That client's secret", 'required with `AUTH_GITHUB_ID`', ''),
  AUTH_GITHUB_URL: variable(
    webAddress().default('https://github.com'),
    'A GitHub Enterprise Server',
    '`https://github.com`',
    'https://github.example.com',
  ),
  S3_ENDPOINT: variable(
    webAddress().optional(),
    'The object store (S3 or compatible) for new files, under `files/` in its bucket, and for unfinished direct ' +
      'uploads, under `incoming/`; older files stay where they are. Deleted files leave it within two hours',
    'the bytes of files are kept in the database',
    'https://s3.eu-central-1.amazonaws.com',
  ),
  S3_PUBLIC_ENDPOINT: variable(
    webAddress().optional(),
    'The address at which browsers and scripts reach the object store: downloads are then redirected to signed URLs',
    '`S3_ENDPOINT` if that is https; otherwise the service sends all bytes itself',
    'https://files.example.com',
  ),
  S3_BUCKET: variable(text(), 'Its bucket', 'required with `S3_ENDPOINT`', 'liverig'),
  S3_ACCESS_KEY_ID: variable(text(), 'The access key id for it', 'required with `S3_ENDPOINT`', ''),
  S3_SECRET_ACCESS_KEY: variable(text(), "That key's secret", 'required with `S3_ENDPOINT`', ''),
  S3_REGION: variable(text(), 'Its region', '`auto`', 'eu-central-1'),
  OUTBOUND_ALLOW: variable(
    hostsAndPorts,
    'Hosts that the server may fetch from, and send webhooks to, although they are private or plain http: a comma ' +
      'list of `host:port`',
    'public addresses only, by https',
    '127.0.0.1:4000',
  ),
  ANTHROPIC_API_KEY: variable(
    text(),
    'With a key, Claude does the jobs that hold credits, each under its cost ceiling; `GET /api/health` names the ' +
      'designer, and `npm run check:model -- [folder] [job…]` runs one job of each type and prints its cost',
    'the built-in artist does every job, offline',
    '',
  ),
  ANTHROPIC_MODEL: variable(text(), 'The model', 'the newest one that is known to work well', 'claude-sonnet-5-5'),
  ANTHROPIC_BASE_URL: variable(
    webAddress().optional(),
    'The address of the model API',
    "Anthropic's own address",
    'https://api.anthropic.com',
  ),
  VIDEO_ENGINE: variable(
    oneOf(VIDEO_ENGINES).default('auto'),
    'The engine that encodes video and reads reference videos: `node-av`, `ffmpeg`, `none` or `auto`',
    '`auto`: the first one that is installed',
    'auto',
  ),
  SUPERVISED: variable(
    z.enum(['0', '1'], 'must be 1 or 0').default('0'),
    "With `1` a supervisor restarts the server, such as a container's runtime",
    'the start script restarts it after the event loop was blocked for 30 s, up to five times in a row',
    '1',
  ),
  DEFAULT_PLAN: variable(
    oneOf(PLANS).default('free'),
    'The plan of a new personal workspace: `free`, `maker` or `studio`',
    '`free`',
    'studio',
  ),
  LOCAL_API_KEY: variable(
    z.enum(['0', '1'], 'must be 1 or 0').default('0'),
    'With `1`, and the embedded database, the first start makes an API key, writes it to ' +
      '`DATA_DIR/local-api-key` and prints it',
    'no key is made',
    '1',
  ),
  LOG_LEVEL: variable(
    oneOf(LOG_LEVELS).default('info'),
    'With `info` the log has one line of JSON for each request, each ended job and each error; with `error` the ' +
      'errors only; with `silent` nothing',
    '`info`',
    'error',
  ),
  SESSION_REQUESTS_PER_MINUTE: variable(
    count(60, 1_000_000).optional(),
    'The most requests a minute that one process takes from the browsers of one person together; more are answered ' +
      '429 `rate_limited`',
    'no limit: the contract limits API keys and sign-in links only',
    '1800',
  ),
  METRICS_TOKEN: variable(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'The bearer token with which an operator reads metrics, of at least 16 characters',
    '`/api/metrics` answers 404, and `/api/health` gives no figures',
    '',
  ),
});
export type Variables = z.infer<typeof Variables>;
