import { z } from 'zod';
import { CHECKED_APART } from './checked-apart';
import { ErrorBody } from './errors';
import { IDEMPOTENCY_KEY } from './idempotency';
import { KEY_ARGUMENT, pathArguments, takesKey, type Takes, type Tool } from './tool';

type Json = Record<string, unknown>;

/** A JSON Schema of an object, as MCP requires for the inputs and outputs of a tool. */
export interface ObjectSchema extends Json {
  type: 'object';
  properties: Record<string, Json>;
  required: string[];
}

/**
 * The JSON Schema of a tool's arguments, made from its endpoint: path parameters, query and body side by side. A body
 * with several shapes contributes the fields of all, because the top level must not be a union. Which fields may be
 * combined is validated as for REST.
 */
export function inputSchema({ takes, about, hints }: Pick<Tool, 'takes' | 'about' | 'hints'>): ObjectSchema {
  const { properties, required } = join(shapesOf(takes));
  const described = Object.entries(properties).map(([name, schema]) => [
    name,
    { ...schema, ...(about[name] ? { description: about[name] } : {}) },
  ]);
  if (takesKey({ hints })) described.push([KEY_ARGUMENT, KEY_SCHEMA]);
  return { type: 'object', properties: Object.fromEntries(described), required, additionalProperties: false };
}

const KEY_SCHEMA: Json = {
  type: 'string',
  minLength: 1,
  ...IDEMPOTENCY_KEY,
  description:
    'A text of your own, new for each piece of work, as in "fox-wave-1". Where an answer was lost, call again with ' +
    'the same text and arguments: nothing is done or paid twice for 24 hours, and the first answer comes again.',
};

/** The JSON Schema of a tool's output, failures included: a client may validate both. */
export function outputSchema({ answers }: Pick<Tool, 'answers'>): Json {
  const { oneOf, anyOf = oneOf, ...only } = jsonSchema(answers, 'output');
  return { type: 'object', anyOf: [...(Array.isArray(anyOf) ? anyOf : [only]), jsonSchema(ErrorBody, 'output')] };
}

function shapesOf({ path, query, body }: Takes): ObjectSchema[] {
  const names = pathArguments(path).map(({ argument }) => argument);
  const ofPath: ObjectSchema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  };
  // A query is text on the wire, but a model writes a number.
  return [
    ofPath,
    ...(query ? [objectOf(jsonSchema(query, 'output'))] : []),
    ...(body ? [objectOf(jsonSchema(body, 'input'))] : []),
  ];
}

/** Merges shapes that are all sent. */
function join(shapes: readonly ObjectSchema[]): ObjectSchema {
  return {
    type: 'object',
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)) as ObjectSchema['properties'],
    required: shapes.flatMap(({ required }) => required),
  };
}

/**
 * Merges the shapes of a union: a field is required where every shape requires it, and allows what any shape allows.
 */
function objectOf(schema: Json): ObjectSchema {
  const shapes = ((schema.oneOf ?? schema.anyOf ?? [schema]) as Json[]).map(
    ({ properties = {}, required = [] }) => ({ properties, required }) as ObjectSchema,
  );
  const properties: Record<string, Json> = {};
  for (const [name, field] of shapes.flatMap((shape) => Object.entries(shape.properties)))
    properties[name] = either(properties[name], field);
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => shapes.every(({ required }) => required.includes(name))),
  };
}

function either(one: Json | undefined, other: Json): Json {
  const known = one === undefined ? [] : Array.isArray(one.anyOf) ? (one.anyOf as Json[]) : [one];
  if (known.some((schema) => JSON.stringify(schema) === JSON.stringify(other))) return one ?? other;
  return known.length === 0 ? other : { anyOf: [...known, other] };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // Without the registry that names schemas, each is inlined where it is used.
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: z.registry(),
    override: simplify,
  });
  return json;
}

/** The id of a schema, or of the schema that it wraps with another description. */
function idOf(schema: z.core.$ZodType): string | undefined {
  const {
    _zod: { parent },
  } = schema;
  return z.globalRegistry.get(schema)?.id ?? (parent && idOf(parent));
}

/** Inlines inputs that have a check of their own, and drops keywords that tell a reader nothing. */
function simplify({
  zodSchema,
  jsonSchema: json,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (json.format === 'date-time') delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // Drafts of JSON Schema express tuples differently. Ours have items of one type, so a list of fixed length, which is
  // the same in every draft, replaces them.
  const { prefixItems: [item] = [], prefixItems: { length } = [] } = json;
  if (item) Object.assign(json, { prefixItems: undefined, items: item, minItems: length, maxItems: length });
  const apart = CHECKED_APART[String(idOf(zodSchema))];
  if (apart) Object.assign(json, jsonSchema(apart.schema, 'input'));
}
