/** A JSON schema as far as the document uses it. */
export interface Schema {
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
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The schemas of a document by name. */
export type SchemaTable = Record<string, Schema>;

/** The name that a reference ends with, null for a schema in place. */
export const nameIn = ({ $ref }: Schema): string | null => $ref?.split('/').pop() ?? null;

/** A schema's name and what it is, past every reference; names of inputs that only point on are passed by. */
export function resolve(schema: Schema, table: SchemaTable): { name: string | null; schema: Schema } {
  const name = nameIn(schema);
  if (name === null) return { name: null, schema };
  const found = table[name] ?? {};
  if (found.$ref) return resolve(found, table);
  return { name, schema: found };
}

/** The alternatives of a schema without null, and whether it may be null. */
export function alternatives({ anyOf, oneOf, type }: Schema): { options: Schema[]; nullable: boolean } {
  const all = anyOf ?? oneOf ?? [];
  return {
    options: all.filter((option) => option.type !== 'null'),
    nullable: all.some((option) => option.type === 'null') || (Array.isArray(type) && type.includes('null')),
  };
}
