import { z } from 'zod';
import { ApiError } from '@/lib/contract/errors';
import type { ParamNames } from '@/lib/contract/endpoint';
import { pathArguments, type Takes } from '@/lib/contract/tool';
import { checkBy } from '@/lib/core/issues';
import { problemLines, type Checked, type Problem } from '@/lib/core/problem';
import { mustBe, REQUIRED, UNKNOWN } from '@/lib/core/sentences';
import { readParams } from '../http/read';
import { storageProblems } from '../http/storable';

/** The parsed arguments of a call, as the endpoint's use-case takes them. */
export interface Given<T extends Takes> {
  params: { [Name in ParamNames<T['path']>]: string };
  query: T['query'] extends z.ZodType ? z.output<T['query']> : Record<string, never>;
  body: T['body'] extends z.ZodType ? z.output<T['body']> : undefined;
}

type Values = Record<string, unknown>;

/**
 * Reads a call's arguments by the endpoint's schemas. Throws `invalid_request` with every problem, `not_found` for an
 * id of a wrong form.
 */
export function readArguments<T extends Takes>(takes: T, given: Values): Given<T> {
  const unstorable = storageProblems(given);
  if (unstorable.length > 0) throw invalid(unstorable);
  const inPath = pathArguments(takes.path);
  const names = inPath.map(({ argument }) => argument);
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
  const [ofQuery, ofBody] = partsOf(takes, rest);
  const query = checked(takes.query, ofQuery);
  const body = checked(takes.body, ofBody);
  const problems = [
    ...names.flatMap((name) => problemOfId(name, given[name])),
    ...[query, body].flatMap((part) => (part.ok ? [] : part.problems)),
  ];
  if (problems.length > 0 || !query.ok || !body.ok) throw invalid(problems);
  const ids = inPath.map(({ argument, parameter }) => [parameter, String(given[argument])]);
  const params = readParams(takes.path, Object.fromEntries(ids) as Record<string, string>);
  return { params, query: query.value ?? {}, body: body.value } as Given<T>;
}

/** Splits values into query and body; an unknown one goes where the schema refuses it. */
function partsOf({ query, body }: Takes, values: Values): [Values, Values] {
  if (!body) return [asText(values), {}];
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const isQuery = ([name]: [string, unknown]) => known.includes(name);
  const entries = Object.entries(values);
  return [
    asText(Object.fromEntries(entries.filter(isQuery))),
    Object.fromEntries(entries.filter((entry) => !isQuery(entry))),
  ];
}

/** Queries are text on the wire, but models write numbers as numbers. */
const asText = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  );

function checked(schema: z.ZodType | undefined, values: Values): Checked<unknown> {
  if (schema) return checkBy(schema, values);
  const unknown = Object.keys(values).map((path) => ({ path, message: UNKNOWN }));
  return unknown.length > 0 ? { ok: false, problems: unknown } : { ok: true, value: undefined };
}

function problemOfId(path: string, value: unknown): Problem[] {
  if (typeof value === 'string') return [];
  return [{ path, message: value === undefined ? REQUIRED : mustBe(['string']) }];
}

const invalid = (problems: readonly Problem[]) =>
  new ApiError('invalid_request', 'The request is invalid.', problemLines(problems));
