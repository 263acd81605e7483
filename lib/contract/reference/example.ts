import { alternatives, resolve, type JsonSchema, type SchemaTable } from './schema';

/** The maximum depth of an example: beyond it, lists are empty and objects have no fields. */
const DEEPEST = 5;

const WORDS: Record<string, unknown> = {
  'date-time': '2026-11-20T09:30:00.000Z',
  uri: 'https://example.com/',
  email: 'mira@example.com',
};

/** A value that a schema allows, built from the examples of its fields; optional fields are left out. */
export function exampleOf(given: JsonSchema, table: SchemaTable, depth = 0): unknown {
  const { schema } = resolve(given, table);
  const [told = schema.examples?.[0]] = given.examples ?? [];
  if (told !== undefined) return told;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = alternatives(schema).options;
  if (option) return exampleOf(option, table, depth);
  return plainExample(schema, table, depth);
}

function plainExample(schema: JsonSchema, table: SchemaTable, depth: number): unknown {
  const type = [schema.type].flat()[0];
  if (type === 'object') return objectExample(schema, table, depth);
  if (type === 'array') return listExample(schema, table, depth);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  return type === 'string' ? (WORDS[schema.format ?? ''] ?? '…') : null;
}

function objectExample(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  table: SchemaTable,
  depth: number,
): unknown {
  if (depth >= DEEPEST) return {};
  const entries = Object.entries(properties).filter(([name]) => required.includes(name));
  if (entries.length === 0 && typeof additionalProperties === 'object') return {};
  return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property, table, depth + 1)]));
}

function listExample({ items, prefixItems }: JsonSchema, table: SchemaTable, depth: number): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, table, depth + 1));
  return items && depth < DEEPEST - 1 ? [exampleOf(items, table, depth + 1)] : [];
}
