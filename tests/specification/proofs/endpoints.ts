import { expect } from 'vitest';
import { z } from 'zod';
import { ACCESS } from '@/lib/contract/access';
import { ENDPOINTS, type EndpointId } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { createAnimation } from '@/lib/contract/animation';
import { createMascot } from '@/lib/contract/mascot';
import { credentialsOf, makeTeamFixture, type CallerName } from '../../support/team-fixture';
import { SAMPLES } from '../../support/every-endpoint';
import { call, type Sent } from '../../support/http';
import { drainFor } from '../../support/product';
import { ask, type Proof, type ProofOf } from '../proof';

type Json = z.core.JSONSchema.BaseSchema;

const unquoted = (cell: string) => cell.replaceAll('`', '').trim();

/** The endpoint that a row's method and path name. */
function endpointAt(method: string, path: string): EndpointId | undefined {
  return (Object.keys(ENDPOINTS) as EndpointId[]).find(
    (id) => ENDPOINTS[id].method === method && ENDPOINTS[id].path === path,
  );
}

/** The shapes of a schema's JSON, each with its properties. */
function shapesOf(schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (json.oneOf ?? json.anyOf ?? [json]) as Json[];
}

/** The fields that a row writes in braces, such as `{name: string, graph?: CanvasGraph}`. */
function writtenFields(request: string): { name: string; optional: boolean }[] {
  const braces = /`\{(.*?)\}`/.exec(request)?.[1] ?? '';
  return [...braces.matchAll(/(?:^|,\s*)(\w+)(\?)?:/g)].map(([, name = '', mark]) => ({
    name,
    optional: mark === '?',
  }));
}

/** The parameters that a row calls its query. */
function writtenQuery(request: string): string[] {
  const at = request.indexOf('query');
  return at < 0
    ? []
    : [...request.slice(at).matchAll(/`(\w+)`/g)].map(([, name = '']) => name).filter((name) => name !== 'spec');
}

function takesWhatIsWritten(endpoint: Endpoint, request: string): void {
  const shapes = shapesOf(endpoint.body);
  for (const { name, optional } of writtenFields(request)) {
    const [shape] = shapes.filter(({ properties }) => properties && name in properties);
    expect(shape, `${name} in the body`).toBeDefined();
    const required = shapes.every(({ required = [] }) => required.includes(name));
    if (optional || shapes.length === 1) expect(required, `${name} is required`).toBe(!optional);
  }
  const [query] = shapesOf(endpoint.query);
  for (const name of writtenQuery(request)) expect(Object.keys(query?.properties ?? {}), 'the query').toContain(name);
}

/** Statuses that a row's answer names; 200 where it names none. */
const statusesOf = (response: string) => [...response.matchAll(/\b20[012]\b/g)].map(Number);

/** Requests for the answers that an endpoint gives beside its sample's. */
const OTHERWISE: Partial<Record<EndpointId, (sent: Sent) => [Endpoint, Sent]>> = {
  createMascot: (sent) => [createMascot, { ...sent, body: { prompt: 'an orange fox' } }],
  createAnimation: (sent) => [createAnimation, { ...sent, body: { prompt: 'waves hello' } }],
};

function accessIsAsWritten({ access }: Endpoint, path: string, response: string): void {
  if (/none; public|public, no key/.test(response) || /^\/(presets|styles|canvas-templates)$/.test(path))
    expect(access).toBe('public');
  if (/session only/.test(response)) expect(ACCESS[access].keys).toBe(false);
  if (/works with keys/.test(response)) expect(ACCESS[access].keys).toBe(true);
}

/** Who calls the sample: a key where keys may, else the owner, or whoever it is for. */
function callerOf(id: EndpointId): CallerName {
  const { access } = ENDPOINTS[id];
  if (ACCESS[access].keys) return 'key';
  return typeof SAMPLES[id].cells?.owner === 'string' ? 'foreign person' : 'owner';
}

function proofOf(id: EndpointId, request: string, response: string): Proof {
  const endpoint: Endpoint = ENDPOINTS[id];
  return async (shared) => {
    takesWhatIsWritten(endpoint, request);
    accessIsAsWritten(endpoint, endpoint.path, `${request}; ${response}`);
    const team = endpoint.method === 'GET' ? shared : await makeTeamFixture();
    const [sample, caller] = [SAMPLES[id], callerOf(id)];
    await sample.ready?.(team);
    const credentials = await credentialsOf(team, caller);
    const sent: Sent = {
      ...credentials,
      params: await sample.params?.(team, caller),
      query: { ...credentials.query, ...sample.query },
      body: sample.body?.(team),
      form: sample.form?.(),
    };
    const answering = call(endpoint, sent);
    if (sample.waits) await drainFor(answering);
    const answers = [(await answering).status];
    const other = OTHERWISE[id]?.(sent);
    if (other) answers.push((await ask(team, ...other)).status);
    const written = statusesOf(response);
    expect(answers.toSorted()).toEqual(written.length > 0 ? [...new Set(written)].toSorted() : [200]);
    if (response.includes('image/png') || response.includes('event-stream') || response.includes('bytes'))
      expect((await answering).body).toBeNull();
  };
}

/**
 * A row of an endpoint table is true when the endpoint is declared with its fields and access, and its route answers
 * so.
 */
export const endpointRow: ProofOf = ([method = '', path = '', request = '', response = '']) => {
  const id = endpointAt(method, unquoted(path));
  return id && proofOf(id, request, response);
};

/** A row of endpoints for sessions is true when each is served to a person, and to a key with `session_required`. */
export const sessionRow: ProofOf = ([cell = '']) => {
  const named = [...cell.matchAll(/(GET|POST|PATCH|DELETE) `(\/[^`\s]*)/g)].map(([, method = '', path = '']) =>
    endpointAt(method, path),
  );
  if (named.length === 0 || named.includes(undefined)) return undefined;
  return async (team, sites) => {
    for (const id of named as EndpointId[]) {
      expect(ACCESS[ENDPOINTS[id].access].keys, id).toBe(false);
      const params = Object.fromEntries(
        (ENDPOINTS[id].path.match(/\w+(?=\})/g) ?? []).map((name) => [name, 'unknown']),
      );
      const refused = await call(ENDPOINTS[id], {
        ...(await credentialsOf(team, 'key')),
        params,
        body: ENDPOINTS[id].method === 'GET' ? undefined : {},
      });
      expect((refused.body as { error: { code: string } }).error.code, id).toBe('session_required');
      await proofOf(id, '', String(SAMPLES[id].status))(team, sites);
    }
  };
};
