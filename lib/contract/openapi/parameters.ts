import { ACCESS } from '../access';
import type { Endpoint, Revision } from '../endpoint';
import { IDEMPOTENCY_KEY } from '../idempotency';
import { exampleId, kindAt } from '../ids';
import { NAMES } from '../legacy';
import type { JsonObject, Schemas } from './schemas';

interface Described extends JsonObject {
  description?: string;
}

/** The path parameters that are not identifiers. */
const NAMED: Record<string, { description: string; example: string }> = {
  token: { description: 'The last part of an invite link.', example: 'TOKEN' },
  provider: { description: 'An identity provider: `google` or `github`.', example: 'github' },
};

function pathParameter(path: string, name: string): JsonObject {
  const kind = kindAt(path, name);
  if (!kind && !NAMED[name]) throw new Error(`Nothing is said of {${name}} in ${path}.`);
  const thing = kind === 'user' ? 'person' : kind;
  const said = kind ? { description: `The ${thing}'s id.`, example: exampleId(kind) } : NAMED[name];
  return { name, in: 'path', required: true, schema: { type: 'string' }, ...said };
}

/** The description of `If-Match`, by the field that it refers to. */
const CONDITIONS: Record<Revision, string> = {
  version_id:
    'The `version_id` of the mascot in quotes: ' +
    'the save is refused (412 `conflict`) once another version is the current one.',
  updated_at: 'The `updated_at` in quotes: the change is refused (412 `conflict`) once it was changed after that.',
};

const header = (name: string, description: string, schema: JsonObject = {}): JsonObject => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
});

/** Every parameter of an endpoint: path, query and headers. */
export function parametersOf({ id, path, method, access, ifMatch }: Endpoint, schemas: Schemas): JsonObject[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const query = (schemas.queries.get(id) ?? {}) as { properties?: Record<string, Described>; required?: string[] };
  return [
    ...names.map((name) => pathParameter(path, name)),
    ...Object.entries(query.properties ?? {}).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      ...(description ? { description } : {}),
      schema,
    })),
    ...(method === 'POST' && access !== 'public'
      ? [
          header(
            NAMES.idempotencyHeader,
            'Makes a repeated request safe for 24 hours: it runs once, and the first answer is given again.',
            { maxLength: IDEMPOTENCY_KEY.maxLength },
          ),
        ]
      : []),
    ...(ifMatch ? [header(NAMES.ifMatchHeader, CONDITIONS[ifMatch])] : []),
    ...(ACCESS[access].role === null
      ? []
      : [
          header(
            NAMES.workspaceHeader,
            'The workspace that a session acts on; without it the active one. A key always acts on its own.',
          ),
        ]),
  ];
}
