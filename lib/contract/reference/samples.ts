import { ACCESS } from '../access';
import { NAMES } from '../legacy';
import type { Operation } from './model';

type Sampled = Omit<Operation, 'samples'>;

/** Queries that make an example clearer; others are left out. */
const SHOWN_QUERIES: Record<string, Record<string, string>> = {
  getJob: { wait: '60' },
  listMascots: { limit: '20' },
  listJobs: { status: 'running' },
  previewMascot: { animation: 'wave', t: '0.6', size: '512' },
  getBundle: { only: 'idle,wave' },
};

/** Where third-party code finds its key; this module itself reads no environment. */
const KEY_IN_CODE = ['process', 'env', 'LIVERIG_KEY'].join('.');

const quoted = (text: string) => text.replaceAll("'", String.raw`'\''`);
const bodyOf = ({ body }: Sampled): unknown => body?.examples[0]?.value;
const isSaved = ({ answers }: Sampled) =>
  answers.some(({ status, types }) => status === 200 && types.some((type) => /^(?:image|video)\/|octet/.test(type)));

function address(operation: Sampled, origin: string): string {
  const path = operation.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => operation.path_parameters.find((parameter) => parameter.name === name)?.example ?? 'ID',
  );
  const query = new URLSearchParams(SHOWN_QUERIES[operation.id] ?? {}).toString();
  return `${origin}/api/v1${path}${query ? `?${query}` : ''}`;
}

/** The credentials of a call: a key, or a browser's session cookie with the origin of the page. */
function credentials({ access, method }: Sampled, origin: string): string[] {
  const { role, keys } = ACCESS[access];
  if (role === null) return [];
  if (keys) return ['-H "Authorization: Bearer $LIVERIG_KEY"'];
  const cookie = `${origin.startsWith('https:') ? NAMES.secureCookiePrefix : ''}${NAMES.sessionCookie}`;
  return [`-H "Cookie: ${cookie}=$SESSION"`, ...(method === 'GET' ? [] : [`-H 'Origin: ${origin}'`])];
}

/** The call as a command. */
export function curlOf(operation: Sampled, origin: string): string {
  const { method, body } = operation;
  const value = bodyOf(operation);
  const sent = body?.form
    ? ["-F 'file=@fox.png'"]
    : value === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${quoted(JSON.stringify(value))}'`];
  const implied = method === 'GET' || (method === 'POST' && sent.length > 0);
  const parts = [
    `curl${operation.id === 'streamJobEvents' ? ' -N' : ''}${implied ? '' : ` -X ${method}`}` +
      `${isSaved(operation) ? ' -o file' : ''} '${address(operation, origin)}'`,
    ...credentials(operation, origin),
    ...sent,
  ];
  return parts.join(' \\\n  ');
}

/** A value as TypeScript writes it. */
function literal(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
  const pairs = Object.entries(value).map(
    ([name, item]) => `${/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`}: ${literal(item, `${indent}  `)}`,
  );
  const line = `{ ${pairs.join(', ')} }`;
  return line.length + indent.length < 92
    ? line
    : `{\n${pairs.map((pair) => `${indent}  ${pair},`).join('\n')}\n${indent}}`;
}

/** The call with the SDK; in a page of the studio the session authenticates it. */
export function typescriptOf(operation: Sampled, origin: string): string {
  const { id, method, path, access, path_parameters: names, body } = operation;
  const { role, keys } = ACCESS[access];
  const baseUrl = role !== null && !keys ? '/api/v1' : `${origin}/api/v1`;
  const key = role !== null && keys ? `, key: ${KEY_IN_CODE}` : '';
  const value = bodyOf(operation);
  const options = {
    ...(names.length > 0 ? { params: Object.fromEntries(names.map(({ name, example }) => [name, example])) } : {}),
    ...(SHOWN_QUERIES[id] ? { query: SHOWN_QUERIES[id] } : {}),
    ...(value === undefined || body?.form ? {} : { body: value }),
  };
  const given = body?.form ? ', { body: { file } }' : Object.keys(options).length > 0 ? `, ${literal(options)}` : '';
  const file = body?.form
    ? "const file = new File([await readFile('fox.png')], 'fox.png', { type: 'image/png' });\n"
    : '';
  return `${body?.form ? "import { readFile } from 'node:fs/promises';\n" : ''}import { at, createClient } from \
'@liverig/client';

const client = createClient({ baseUrl: '${baseUrl}'${key} });
${file}const answer = await client.call(at('${method} ${path}')${given});`;
}
