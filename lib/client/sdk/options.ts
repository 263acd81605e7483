import type { CallerOptions } from '../sender';

/** A request as it is told to `onRequest`: without the key and without what a link would give away. */
export interface RequestNotice {
  method: string;
  url: string;
  /** 1, and one more for each time that it is sent again. */
  attempt: number;
  idempotencyKey: string | null;
}

/** How a request went, as it is told to `onResponse`. */
export interface ResponseNotice extends RequestNotice {
  /** 0 where no answer came. */
  status: number;
  requestId: string | null;
  milliseconds: number;
  /** How long until it is sent again, in milliseconds; null where this is the outcome. */
  retryInMs: number | null;
}

/** What one call may have otherwise than the client. */
export interface RequestOptions {
  /** Stops the call, its retries and its pauses; what it throws is the signal's reason. */
  signal?: AbortSignal;
  /** How often a call that failed by chance is sent again; 2 if absent, 0 for never. */
  retries?: number;
  /**
   * How long the service may take to answer one attempt, in milliseconds; two and a half minutes if absent, longer than
   * it ever needs.
   */
  timeoutMs?: number;
  /**
   * Makes a repeated POST run once; the client makes one for each POST if absent, and keeps it when the POST is sent
   * again.
   */
  idempotencyKey?: string;
}

/** What a save may have beside. */
export interface SaveOptions extends RequestOptions {
  /** What the save is based on: it is refused (412 `conflict`, `details.current`) where somebody has saved since. */
  ifMatch?: string;
}

/** Where the service is, who calls, and how. */
export interface ClientOptions extends CallerOptions, Pick<RequestOptions, 'retries' | 'timeoutMs'> {
  /** Headers that go with every request; they do not replace the client's own. */
  headers?: Record<string, string>;
  /** Lets a key be used in a browser, where whoever opens the page can read it. */
  dangerouslyAllowBrowser?: boolean;
  /** Hears of every request before it is sent. */
  onRequest?(request: RequestNotice): void;
  /** Hears of every answer, and of every failure to get one. */
  onResponse?(response: ResponseNotice): void;
}
