import type { CallerOptions } from '../sender';

/** A request as `onRequest` receives it, without the key and without a share token. */
export interface RequestNotice {
  method: string;
  url: string;
  /** The number of the attempt, from 1. */
  attempt: number;
  idempotencyKey: string | null;
}

/** The outcome of a request as `onResponse` receives it. */
export interface ResponseNotice extends RequestNotice {
  /** 0 without a response. */
  status: number;
  requestId: string | null;
  milliseconds: number;
  /** Milliseconds until the next attempt; null when this outcome is final. */
  retryInMs: number | null;
}

/** Options of one call, in place of the client's. */
export interface RequestOptions {
  /** Stops the call with its retries and pauses, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** How often a call is retried after a transient failure; 2 if absent, 0 for never. */
  retries?: number;
  /**
   * How long one attempt may take, in milliseconds. Two and a half minutes if absent, which is longer than the service
   * ever needs.
   */
  timeoutMs?: number;
  /** Makes a repeated POST run once. If absent, the client makes one for each POST and keeps it for the retries. */
  idempotencyKey?: string;
}

/** Options of a save. */
export interface SaveOptions extends RequestOptions {
  /**
   * The state that the save is based on. The save is refused (412 `conflict`, `details.current`) if somebody has saved
   * since.
   */
  ifMatch?: string;
}

/** Options of a client: where the service is, who calls, and the defaults of calls. */
export interface ClientOptions extends CallerOptions, Pick<RequestOptions, 'retries' | 'timeoutMs'> {
  /** Headers of every request; they do not replace the client's own. */
  headers?: Record<string, string>;
  /** Allows a key in a browser, where everybody who opens the page can read it. */
  dangerouslyAllowBrowser?: boolean;
  /** Called before every request. */
  onRequest?(request: RequestNotice): void;
  /** Called after every response, and after every failure to get one. */
  onResponse?(response: ResponseNotice): void;
}
