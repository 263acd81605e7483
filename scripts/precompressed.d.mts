import type { IncomingMessage, ServerResponse } from 'node:http';

export const ENCODING_HEADER: string;
export function letPrecompressedThrough(
  request: Pick<IncomingMessage, 'headers'>,
  response: Pick<ServerResponse, 'setHeader'>,
): void;
