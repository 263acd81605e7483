import type { Access } from './access';
import type { Method } from './endpoint';
import { openApiDocument } from './openapi';
import type { PricedAction } from './prices';
import { exampleOf } from './reference/example';
import { fieldOf, shapeOf } from './reference/fields';
import type {
  RequestBody,
  Operation,
  Parameter,
  Reference,
  ReferenceAnswer,
  ReferencePage,
  Sending,
} from './reference/model';
import { curlOf, typescriptOf } from './reference/samples';
import type { JsonSchema, SchemaTable } from './reference/schema';

interface Media {
  schema: JsonSchema;
  examples?: Record<string, { summary: string; value: unknown }>;
}
interface DocumentParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: string;
}
interface DocumentOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-access': Access;
  'x-credits'?: Record<PricedAction, number>;
  'x-job-result'?: JsonSchema;
  parameters: DocumentParameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, { description: string; content: Record<string, Media> }>;
}
interface DocumentSending extends Pick<
  DocumentOperation,
  'operationId' | 'summary' | 'description' | 'tags' | 'parameters'
> {
  requestBody: NonNullable<DocumentOperation['requestBody']>;
  responses: Record<string, { description: string }>;
}
interface Document {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  webhooks: Record<string, { post: DocumentSending }>;
  components: { schemas: SchemaTable };
}

/** A title as a part of an address. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Everything that the reference shows, read from the OpenAPI document of a service at this origin. */
export function referenceOf(origin: string): Reference {
  const {
    tags,
    paths,
    webhooks,
    components: { schemas },
  } = openApiDocument(origin) as unknown as Document;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      operation: operationAt(path, method, operation, schemas, origin),
    })),
  );
  const pages: ReferencePage[] = tags.map(({ name, description }) => ({
    slug: slugOf(name),
    title: name,
    description,
    operations: all.filter(({ tag }) => tag === name).map(({ operation }) => operation),
    sendings: Object.entries(webhooks)
      .filter(([, { post }]) => post.tags.includes(name))
      .map(([event, { post }]) => sendingOf(event, post, schemas)),
  }));
  const objects = Object.keys(schemas).flatMap((name) =>
    [shapeOf({ $ref: `#/components/schemas/${name}` }, schemas)].filter((shape) => shape.name === name),
  );
  return { pages, objects: objects.sort((a, b) => String(a.name).localeCompare(String(b.name))) };
}

function operationAt(
  path: string,
  method: string,
  declared: DocumentOperation,
  table: SchemaTable,
  origin: string,
): Operation {
  const parameters = (place: DocumentParameter['in']) =>
    declared.parameters.filter((parameter) => parameter.in === place).map((parameter) => parameterOf(parameter, table));
  const operation = {
    id: declared.operationId,
    title: declared.summary,
    description: declared.description,
    method: method.toUpperCase() as Method,
    path,
    access: declared['x-access'],
    credits: Object.entries(declared['x-credits'] ?? {}).map(([action, credits]) => ({
      action: action as PricedAction,
      credits,
    })),
    path_parameters: parameters('path'),
    query: parameters('query'),
    headers: parameters('header'),
    body: declared.requestBody ? bodyOf(declared.requestBody, table) : null,
    answers: answersOf(declared, table),
    job_result: declared['x-job-result'] ? shapeOf(declared['x-job-result'], table) : null,
    errors: Object.entries(declared.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { description }]) => ({ status: Number(status), codes: description.split(', ') })),
  };
  return { ...operation, samples: { curl: curlOf(operation, origin), typescript: typescriptOf(operation, origin) } };
}

function sendingOf(
  event: string,
  { operationId: id, summary: title, description, parameters, requestBody, responses }: DocumentSending,
  table: SchemaTable,
): Sending {
  const answers = Object.entries(responses).map(([status, answer]) => ({
    status: status === 'default' ? 'Anything else' : `Any ${status.toLowerCase()}`,
    description: answer.description,
  }));
  return {
    id,
    event,
    title,
    description,
    headers: parameters.map((parameter) => parameterOf(parameter, table)),
    body: bodyOf(requestBody, table),
    answers,
  };
}

function parameterOf(
  { name, required, description, schema, example }: DocumentParameter,
  table: SchemaTable,
): Parameter {
  return { ...fieldOf(name, { ...schema, description }, required, table), example: example ?? '' };
}

function bodyOf({ required, content }: NonNullable<DocumentOperation['requestBody']>, table: SchemaTable): RequestBody {
  const { 'application/json': json, 'multipart/form-data': form } = content;
  const told = Object.values(json?.examples ?? {}).map(({ summary, value }) => ({ title: summary, value }));
  return {
    required,
    shape: shapeOf(json?.schema ?? {}, table),
    form: form ? shapeOf(form.schema, table) : null,
    examples: told.length > 0 ? told : [{ title: 'Example', value: exampleOf(json?.schema ?? {}, table) }],
  };
}

function answersOf({ responses }: DocumentOperation, table: SchemaTable): ReferenceAnswer[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description, content }]) => {
      const schema = content['application/json']?.schema;
      const isJson = schema !== undefined && schema.format !== 'binary';
      return {
        status: Number(status),
        description,
        types: Object.keys(content),
        shape: isJson ? shapeOf(schema, table) : null,
        example: isJson ? exampleOf(schema, table) : null,
      };
    });
}
