import type { IncomingMessage, ServerResponse } from 'node:http';

export function routeOf(method: string, url: string): string;
export function startWatchdog(options?: { limitMs?: number }): {
  note(request: IncomingMessage, response: ServerResponse): void;
};
