import type { IncomingMessage, ServerResponse } from 'node:http';

export const PACKED: string;
export function letPackedThrough(request: Pick<IncomingMessage, 'headers'>, response: Pick<ServerResponse, 'setHeader'>): void;
