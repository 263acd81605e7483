import type { CallerOptions } from '../sender';

/** A request, as passed to `onRequest`, without the key and without share tokens. */
export interface RequestNotice {
  method: string;
  url: string;
  /** The number of the attempt, from 1. */
  attempt: number;
  idempotencyKey: string | null;
}

/** The outcome of a request, as passed to `onResponse`. */
export interface ResponseNotice extends RequestNotice {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  requestId: string | null;
  milliseconds: number;
  /** Milliseconds until the next attempt; null if this outcome is final. */
  retryInMs: number | null;
}

/** Options of a single call, which override those of the client. */
export interface RequestOptions {
  /** Aborts the call with its retries and pauses. The call then throws the signal's reason. */
  signal?: AbortSignal;
  /** How often a call is retried after a transient failure; by default 2, and 0 for never. */
  retries?: number;
  /**
   * The time limit of an attempt, in milliseconds. By default two and a half minutes, which is longer than any response
   * takes.
   */
  timeoutMs?: number;
  /**
   * Makes a repeated POST run only once. By default the client creates a key for each POST, and reuses it in the
   * retries.
   */
  idempotencyKey?: string;
}

/** Options of a save. */
export interface SaveOptions extends RequestOptions {
  /**
   * The revision that the save is based on. The save is refused (412 `conflict`, `details.current`) if there is a newer
   * one.
   */
  ifMatch?: string;
}

/** Options of a client: the URL of the service, the credentials, and the defaults of calls. */
export interface ClientOptions extends CallerOptions, Pick<RequestOptions, 'retries' | 'timeoutMs'> {
  /** Headers of every request. They do not override the client's own. */
  headers?: Record<string, string>;
  /** Allows a key in a browser, where every visitor can read it. */
  dangerouslyAllowBrowser?: boolean;
  /** Called before every request. */
  onRequest?(request: RequestNotice): void;
  /** Called after every response, and after every failure to get one. */
  onResponse?(response: ResponseNotice): void;
}
