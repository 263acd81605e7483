import type { Field, Shape } from './model';
import { alternatives, nameIn, resolve, type JsonSchema, type SchemaTable } from './schema';

/** Whether a name is that of a resource, and not of a schema for a single endpoint. */
const isObject = (name: string | null): name is string =>
  name !== null &&
  !/(?:Input|Form|Payload|Result\d*)$/.test(
    name.replace(/^(?:Create|Edit|Variant|Animate|Suggest|Export|Scene|Analyze)Result$/, 'Kept'),
  );

/** The named object that a schema refers to, through lists, maps and null. */
function objectOf(schema: JsonSchema, table: SchemaTable): string | null {
  const { name } = resolve(schema, table);
  if (isObject(name)) return name;
  const { options } = alternatives(schema);
  const [only, another] = options;
  if (only && !another) return objectOf(only, table);
  if (schema.items && !schema.prefixItems) return objectOf(schema.items, table);
  return typeof schema.additionalProperties === 'object' ? objectOf(schema.additionalProperties, table) : null;
}

/** A schema's type in words. */
function typeOf(given: JsonSchema, table: SchemaTable): string {
  const { name, schema } = resolve(given, table);
  if (isObject(name)) return name;
  const { options, nullable } = alternatives(schema);
  const orNull = nullable ? ' or null' : '';
  if (options.length > 0) return [...new Set(options.map((option) => typeOf(option, table)))].join(' or ') + orNull;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeOf(item, table)).join(', ')}]`;
  if (schema.items) return `list of ${typeOf(schema.items, table)}${orNull}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return `map of ${typeOf(schema.additionalProperties, table)}`;
  if (schema.format === 'binary') return 'file';
  const plain = [schema.type ?? 'anything']
    .flat()
    .filter((type) => type !== 'null')
    .join(' or ');
  return `${plain}${orNull}`;
}

const FORMATS: Record<string, string> = { uri: 'an address', email: 'an e-mail address', 'date-time': 'ISO 8601' };
const PATTERNS: Record<string, string> = {
  '^#[0-9a-fA-F]{6}$': '`#rrggbb`',
  '^[a-z][a-z0-9_]*$': 'small letters, digits and _',
};

const range = (least: number | undefined, most: number | undefined, unit = ''): string[] => {
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [least === 1 && unit ? 'not empty' : `at least ${least}${unit}`];
  if (least === undefined || least === 0) return [`${least === 0 && unit === '' ? '0 to' : 'at most'} ${most}${unit}`];
  return [least === most ? `${most}${unit}` : `${least} to ${most}${unit}`];
};

/** The bounds of a value, in words. */
function boundsOf({
  minLength,
  maxLength,
  minimum,
  maximum,
  exclusiveMinimum,
  minItems,
  maxItems,
  prefixItems,
  format,
  pattern,
}: JsonSchema): string[] {
  return [
    ...range(minLength, maxLength, ' characters'),
    ...(exclusiveMinimum === undefined ? range(minimum, maximum) : [`above ${exclusiveMinimum}`]),
    ...(prefixItems ? [] : range(minItems, maxItems, ' items')),
    ...(format && FORMATS[format] ? [FORMATS[format]] : []),
    ...(pattern && PATTERNS[pattern] ? [PATTERNS[pattern]] : []),
  ];
}

/** A field of this name. */
export function fieldOf(name: string, schema: JsonSchema, required: boolean, table: SchemaTable): Field {
  const { options } = alternatives(schema);
  const [only] = options;
  const inner = options.length === 1 && only ? only : schema;
  const listed = inner.items && !inner.prefixItems ? inner.items : inner;
  const values = (listed.enum ?? []).map(String);
  const object = objectOf(schema, table);
  const described = nameIn(schema) ? table[nameIn(schema) ?? '']?.description : undefined;
  const nested = object === null && nameIn(listed) === null ? fieldsOf(listed, table) : [];
  return {
    name,
    type: typeOf(schema, table),
    required,
    description: schema.description ?? described ?? '',
    bounds: boundsOf(inner),
    values,
    object,
    fields: nested,
  };
}

/** The fields of an object. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, table: SchemaTable): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name), table));
}

/** A body or a response as the reference shows it. */
export function shapeOf(given: JsonSchema, table: SchemaTable): Shape {
  const { name, schema } = resolve(given, table);
  const { options } = alternatives(schema);
  const several = options.length > 1 ? options : [];
  return {
    name: isObject(name) ? name : null,
    type: typeOf(given, table),
    description: schema.description ?? '',
    fields: several.length > 0 ? [] : fieldsOf(schema, table),
    oneOf: several.map((option) => shapeOf(option, table)),
  };
}
