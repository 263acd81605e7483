import type { z } from 'zod';
import type { Endpoint } from './endpoint';

/** The part of an endpoint that gives a tool its arguments and its access. */
export type Takes = Pick<Endpoint, 'method' | 'path' | 'query' | 'body' | 'access'>;

/** Hints for a client before it calls a tool (MCP: tool annotations). */
export interface Hints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** A tool of the MCP server: an endpoint described for a model. */
export interface Tool<T extends Takes = Takes> {
  title: string;
  /** Its purpose, when to use it, its cost, whether it answers at once or with a job, and the next step. */
  description: string;
  takes: T;
  /** The description of each argument; every argument has one. */
  about: Record<string, string>;
  /** The response of a successful call: the endpoint's resources, without fields that would fill a model's context. */
  answers: z.ZodType;
  hints: Hints;
}

/** The optional argument that makes a repeated call of a tool safe, as the header `Idempotency-Key` does in REST. */
export const KEY_ARGUMENT = 'idempotency_key';

/** Whether a tool takes an idempotency key: every tool that makes or changes something. */
export const takesKey = ({ hints }: Pick<Tool, 'hints'>): boolean => !hints.readOnlyHint;

/** Declares a tool once: its input schema, its validation and its call all read this value. */
export const tool = <const T extends Takes>(value: Tool<T>): Tool<T> => value;

/**
 * A path parameter under its name in the tools: the `id` of `/mascots/{id}` is `mascot_id`, `{animationId}` is
 * `animation_id`.
 */
export interface PathArgument {
  argument: string;
  parameter: string;
}

/** The arguments that a path contains (docs/decisions/finer-points.md). */
export function pathArguments(path: string): PathArgument[] {
  return [...path.matchAll(/\/(\w+?)s?\/\{(\w+)\}/g)].map(([, resource = '', parameter = '']) => ({
    argument:
      parameter === 'id' ? `${resource}_id` : parameter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    parameter,
  }));
}
