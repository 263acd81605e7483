/** A JSON schema as far as the document uses it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** The schemas of a document by name. */
export type SchemaTable = Record<string, JsonSchema>;

/** The name that a reference ends with, null for a schema in place. */
export const nameIn = ({ $ref }: JsonSchema): string | null => $ref?.split('/').pop() ?? null;

/** A schema and its name after every reference is followed; skips names of inputs that only refer to another. */
export function resolve(schema: JsonSchema, table: SchemaTable): { name: string | null; schema: JsonSchema } {
  const name = nameIn(schema);
  if (name === null) return { name: null, schema };
  const found = table[name] ?? {};
  if (found.$ref) return resolve(found, table);
  return { name, schema: found };
}

/** The alternatives of a schema without null, and whether it may be null. */
export function alternatives({ anyOf, oneOf, type }: JsonSchema): { options: JsonSchema[]; nullable: boolean } {
  const all = anyOf ?? oneOf ?? [];
  return {
    options: all.filter((option) => option.type !== 'null'),
    nullable: all.some((option) => option.type === 'null') || (Array.isArray(type) && type.includes('null')),
  };
}
