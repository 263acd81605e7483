import { z } from 'zod';
import { CanvasGraph } from '@/lib/core/canvas/schema';
import { AnimationClip, Modifier, Track } from '@/lib/core/clip/schema';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import { MascotSpec, Part } from '@/lib/core/spec/schema';
import { Account } from '../account';
import { AnalyzeResult, Brand, MascotConcept } from '../analyze';
import {
  AnimateResult,
  Animation,
  ClipAnimationInput,
  PresetAnimationInput,
  PromptAnimationInput,
  ReferenceAnimationInput,
  Suggestion,
  SuggestResult,
} from '../animation';
import { Canvas, CanvasTemplate, GraphCanvasInput, TemplateCanvasInput } from '../canvas';
import { Preset, Style } from '../catalog';
import { CHECKED_APART } from '../checked-apart';
import { Credits, Usage } from '../credits';
import { PlayerBundle, ShareLink } from '../embed';
import type { Answer, Endpoint } from '../endpoint';
import { ErrorBody } from '../errors';
import { ExportInput, ExportResult } from '../exports';
import { File } from '../file';
import { Invite, ReceivedInvite } from '../invite';
import { Job, JOB_RESULT, JobEvent } from '../job';
import { Key, NewKey } from '../key';
import {
  CreateResult,
  DesignMascotInput,
  DrawSheetInput,
  ImportMascotInput,
  Mascot,
  MascotPart,
  StartMascotInput,
} from '../mascot';
import { EditResult, VariantResult } from '../mascot-edit';
import { Version } from '../version';
import { Member } from '../member';
import { Provider } from '../provider';
import { SceneResult } from '../scene';
import { Session } from '../session';
import { UploadFileInput, UploadUrlInput } from '../upload';
import { Attempt, Delivery, NewWebhook, Webhook, WholeDelivery } from '../webhook';
import { DESCRIBED_EVENTS } from '../webhook-body';
import { Seats, Workspace } from '../workspace';

/** The schemas with a name in the document. */
const NAMED = {
  MascotSpec,
  Part,
  AnimationClip,
  Track,
  Modifier,
  CanvasGraph,
  Mascot,
  MascotPart,
  Version,
  Animation,
  Suggestion,
  Canvas,
  CanvasTemplate,
  Job,
  JobEvent,
  File,
  Key,
  NewKey,
  Account,
  Session,
  Provider,
  Workspace,
  Seats,
  Member,
  Invite,
  ReceivedInvite,
  Brand,
  MascotConcept,
  Credits,
  Usage,
  Preset,
  Style,
  PlayerBundle,
  ShareLink,
  CreateResult,
  EditResult,
  VariantResult,
  AnimateResult,
  SuggestResult,
  ExportResult,
  SceneResult,
  AnalyzeResult,
  DesignMascotInput,
  ImportMascotInput,
  DrawSheetInput,
  StartMascotInput,
  CharacterSheet,
  PresetAnimationInput,
  PromptAnimationInput,
  ClipAnimationInput,
  ReferenceAnimationInput,
  TemplateCanvasInput,
  GraphCanvasInput,
  ExportInput,
  UploadFileInput,
  UploadUrlInput,
  Webhook,
  NewWebhook,
  Delivery,
  WholeDelivery,
  Attempt,
  ErrorBody,
  JobSucceededPayload: DESCRIBED_EVENTS['job.succeeded'].body,
  JobFailedPayload: DESCRIBED_EVENTS['job.failed'].body,
  JobCanceledPayload: DESCRIBED_EVENTS['job.canceled'].body,
};

/** A piece of the document. */
export type JsonObject = Record<string, unknown>;

/** Every schema of the document: the named ones, those of queries by operation id, and the name of each. */
export interface Schemas {
  components: Record<string, JsonObject>;
  queries: Map<string, JsonObject>;
  nameOf(schema: z.ZodType): string;
}

/** The reference to the schema of this name. */
export const refTo = (name: string) => `#/components/schemas/${name}`;
/** Whether an answer is JSON. */
export const isSchema = (answer: Answer): answer is z.ZodType => !('kind' in answer);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The schemas of these endpoints. */
export function schemasOf(endpoints: readonly Endpoint[]): Schemas {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType, name: string) => {
    if (!registry.has(schema)) registry.add(schema, { id: z.globalRegistry.get(schema)?.id ?? name });
  };
  for (const [name, schema] of Object.entries(NAMED)) add(schema, name);
  for (const { id, query, body, form, returns, result } of endpoints) {
    if (query) registry.add(query, { id: `${id}.query` });
    if (body) add(body, `${capital(id)}Input`);
    if (form) add(form, `${capital(id)}Form`);
    if (result) add(result, `${capital(id)}Outcome`);
    for (const [status, answer] of Object.entries(returns)) {
      if (isSchema(answer)) add(answer, `${capital(id)}Result${status === '200' ? '' : status}`);
      else if (answer.kind === 'stream') add(answer.event, `${capital(id)}Event`);
    }
  }
  const nameOf = (schema: z.ZodType) => registry.get(schema)?.id ?? '';
  const results = [...new Set(endpoints.flatMap(({ result }) => (result ? [nameOf(result)] : [])))];
  const override = (context: Overriding) => describe(context, results);
  const all: Record<string, JsonObject> = z.toJSONSchema(registry, {
    uri: refTo,
    unrepresentable: 'any',
    metadata: z.registry(),
    override,
  }).schemas;
  const plain = Object.entries(all).map(([name, schema]) => [name, withoutAddress(schema)] as const);
  return {
    components: Object.fromEntries(plain.filter(([name]) => !name.endsWith('.query'))),
    queries: new Map(
      plain
        .filter(([name]) => name.endsWith('.query'))
        .map(([name, schema]) => [name.slice(0, -'.query'.length), schema]),
    ),
    nameOf,
  };
}

/** A schema without `$schema` and `$id`, which belong to the whole document. */
function withoutAddress(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema' && name !== '$id'));
}

interface Overriding {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/**
 * Adds id, description and examples of the contract to a schema, and a reference to inputs with a separate check.
 * `results` are the names of the results of jobs.
 */
function describe({ zodSchema, jsonSchema }: Overriding, results: readonly string[]): void {
  const { id, description, examples } = (z.globalRegistry.get(zodSchema) ?? {}) as {
    id?: string;
    description?: string;
    examples?: unknown[];
  };
  if (description) jsonSchema.description = description;
  if (examples) jsonSchema.examples = examples as z.core.JSONSchema.BaseSchema['examples'];
  const apart = CHECKED_APART[String(id)];
  if (apart) jsonSchema.$ref = refTo(apart.name);
  if (id === JOB_RESULT) jsonSchema.anyOf = [...results.map((name) => ({ $ref: refTo(name) })), { type: 'null' }];
  simplify(jsonSchema);
}

/** Drops redundant keywords, and rewrites those that tools for OpenAPI do not support. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'date-time' || schema.format === 'email') delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // A tuple has no further items, but linters require their type.
  if (schema.prefixItems)
    Object.assign(schema, {
      items: schema.prefixItems[0],
      minItems: schema.prefixItems.length,
      maxItems: schema.prefixItems.length,
    });
  const names = (schema.propertyNames as { enum?: string[] } | undefined)?.enum;
  if (names) {
    schema.properties = Object.fromEntries(
      names.map((name) => [name, schema.additionalProperties as z.core.JSONSchema.BaseSchema]),
    );
    schema.additionalProperties = false;
    delete schema.propertyNames;
  }
}
