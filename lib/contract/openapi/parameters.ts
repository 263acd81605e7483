import { ACCESS } from '../access';
import type { Endpoint } from '../endpoint';
import { exampleId, ID_PREFIX, type IdKind } from '../ids';
import { NAMES } from '../legacy';
import type { Json, Schemas } from './schemas';

interface Described extends Json { description?: string }

/** What a parameter of a path names, where its folder and name do not say it. */
const NAMED: Record<string, { description: string; kind?: IdKind; example?: string }> = {
  token: { description: 'The last part of an invite link.', example: 'TOKEN' },
  provider: { description: 'An identity provider: `google` or `github`.', example: 'github' },
  user_id: { description: "The person's id.", kind: 'user' },
};

function pathParameter(path: string, name: string): Json {
  const { description, kind, example } = NAMED[name] ?? resourceAt(path, name);
  return { name, in: 'path', required: true, description, schema: { type: 'string' }, example: kind ? exampleId(kind) : example };
}

/** What an id names: the folder before it in the singular, as in `/mascots/{id}`. */
function resourceAt(path: string, name: string): { description: string; kind?: IdKind; example?: string } {
  const folder = path.split(`/{${name}}`)[0]?.split('/').pop() ?? '';
  const singular = folder.replace(/ies$/, 'y').replace(/s$/, '').replace('canvase', 'canvas');
  const kind = Object.keys(ID_PREFIX).find((known) => known === singular) as IdKind | undefined;
  return { description: `The ${singular}'s id.`, kind, example: kind ? undefined : 'ID' };
}

const header = (name: string, description: string, schema: Json = {}): Json => ({ name, in: 'header', required: false, description, schema: { type: 'string', ...schema } });

/** Everything that an endpoint takes beside its body. */
export function parametersOf({ id, path, method, access }: Endpoint, schemas: Schemas): Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const query = (schemas.queries.get(id) ?? {}) as { properties?: Record<string, Described>; required?: string[] };
  return [
    ...names.map((name) => pathParameter(path, name)),
    ...Object.entries(query.properties ?? {}).map(([name, { description, ...schema }]) => ({ name, in: 'query', required: query.required?.includes(name) ?? false, ...(description ? { description } : {}), schema })),
    ...(method === 'POST' && access !== 'public' ? [header(NAMES.idempotencyHeader, 'Makes a repeated request safe for 24 hours: it runs once, and the first answer is given again.', { maxLength: 255 })] : []),
    ...(ACCESS[access].role === null ? [] : [header(NAMES.workspaceHeader, 'The workspace that a session acts on; without it the active one. A key always acts on its own.')]),
  ];
}
