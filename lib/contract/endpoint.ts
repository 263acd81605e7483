import type { z } from 'zod';
import type { Access } from './access';
import type { ErrorCode } from './errors';
import type { PricedAction } from './prices';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A response of bytes in one of these media types. */
export interface BytesAnswer {
  kind: 'bytes';
  types: readonly string[];
}
/** A response that is a server-sent event stream of these events. */
export interface StreamAnswer<T extends z.ZodType = z.ZodType> {
  kind: 'stream';
  event: T;
}

/** The field of a resource that identifies the state that a save is based on. */
export type Revision = 'version_id' | 'updated_at';

export type Answer = z.ZodType | BytesAnswer | StreamAnswer;

/** Declares a response of bytes. */
export const bytes = (...types: string[]): BytesAnswer => ({ kind: 'bytes', types });
/** Declares an event stream. */
export const stream = <T extends z.ZodType>(event: T): StreamAnswer<T> => ({ kind: 'stream', event });

/** An operation of the API: what it takes, answers and costs, and who may call it. */
export interface Endpoint<
  P extends string = string,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends Record<number, Answer> = Record<number, Answer>,
  A extends Access = Access,
  M extends Method = Method,
  F extends z.ZodType | undefined = z.ZodType | undefined,
  I extends Revision | undefined = Revision | undefined,
> {
  /** Operation id: the name of the exported constant. */
  id: string;
  method: M;
  /** Path below `/api/v1`, with parameters in braces. */
  path: P;
  /** Its behaviour and responses, in full sentences. */
  summary: string;
  /** Its title in a few words; if absent, made from its id. */
  title?: string;
  tag: string;
  access: A;
  /** Whether pages of any origin may read its responses (CORS). They send no credentials and get only public data. */
  open: boolean;
  /** Schema of the query, from strings. */
  query: Q;
  /** Schema of the JSON body. */
  body: B;
  /** Schema of the body as a form, which may hold files (multipart/form-data); without it a body is JSON. */
  form: F;
  /**
   * The field whose value an `If-Match` header may name. A save that is based on another state is refused (412
   * `conflict`).
   */
  ifMatch: I;
  /** Its responses by status. */
  returns: R;
  /** Schema of the `result` of the job that it starts. */
  result?: z.ZodType;
  /** The actions that it may charge credits for. */
  prices?: readonly PricedAction[];
  /** Error codes beyond those that its access, path and body imply. */
  errors?: readonly ErrorCode[];
  /** Valid example bodies by title; the documentation shows the first. */
  examples?: Readonly<Record<string, unknown>>;
}

/** Declares an endpoint once: route, validation, SDK call and OpenAPI document all read this value. */
export function endpoint<
  const P extends string,
  const R extends Record<number, Answer>,
  const A extends Access,
  const M extends Method,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  F extends z.ZodType | undefined = undefined,
  const I extends Revision | undefined = undefined,
>(
  value: Omit<Endpoint<P, Q, B, R, A, M, F, I>, 'query' | 'body' | 'form' | 'ifMatch' | 'open' | 'examples'> & {
    query?: Q;
    body?: B;
    form?: F;
    ifMatch?: I;
    open?: boolean;
    examples?: Readonly<Record<string, Input<NoInfer<B>>>>;
  },
): Endpoint<P, Q, B, R, A, M, F, I> {
  const { open = false, query, body, form, ifMatch } = value;
  return { ...value, open, query: query as Q, body: body as B, form: form as F, ifMatch: ifMatch as I };
}

/** The names in braces of a path. */
export type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters typed from the path's text. */
export type Params<E extends Endpoint> = { [Name in ParamNames<E['path']>]: string };
/** The query as a handler sees it, after validation. */
export type Query<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<string, never>;
/** The query as a caller writes it. */
export type QueryInput<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : never;
type Input<S> = S extends z.ZodType ? z.input<S> : never;
/** The body as a handler sees it, after validation, from JSON or from a form. */
export type Body<E extends Endpoint> = E['body'] extends z.ZodType ? Output<E['body'] | E['form']> : undefined;
/** The body as a caller writes it; one with a file is sent as a form. */
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? Input<E['body'] | E['form']> : undefined;
