import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import { ErrorBody } from '@/lib/contract/errors';
import { TOOLS, type ToolName } from '@/lib/contract/tools';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { mcpMethods } from '@/lib/server/mcp/endpoint';
import type { MethodHandlers } from '@/lib/server/http/methods';
import { ORIGIN } from './http';

/** The MCP address. */
const ADDRESS = `${ORIGIN}/api/mcp`;

/** Sends a raw request to the MCP address. */
export function knock(
  method: keyof MethodHandlers,
  { headers = {}, body, query = '' }: { headers?: Record<string, string>; body?: unknown; query?: string } = {},
): Promise<Response> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`${ADDRESS}${query}`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    ...(text === undefined ? {} : { body: text }),
  });
  return mcpMethods[method](request, { params: Promise.resolve({}) });
}

const toEndpoint = (url: string | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(url, init);
  return mcpMethods[request.method as keyof MethodHandlers](request, { params: Promise.resolve({}) });
};

/** Connects the official client with this key in the header or in the URL. */
export async function connected(key: string, place: 'header' | 'query' = 'header'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const url = new URL(place === 'query' ? `${ADDRESS}?key=${key}` : ADDRESS);
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      fetch: toEndpoint,
      ...(place === 'header' ? { requestInit: { headers: { Authorization: `Bearer ${key}` } } } : {}),
    }),
  );
  return client;
}

/** The answer of a tool. */
export interface Answered<T = Record<string, unknown>> {
  answer: T;
  /** The content blocks after the answer itself. */
  content: ContentBlock[];
  isError: boolean;
}

/**
 * Calls a tool and checks its answer by the schema in our code. The client also checks it, by the schema that it was
 * sent.
 */
export async function use<T = Record<string, unknown>>(
  client: Client,
  name: ToolName,
  given: Record<string, unknown>,
  options: Parameters<Client['callTool']>[2] = {},
): Promise<Answered<T>> {
  const {
    structuredContent,
    content: [first, ...content],
    isError = false,
  } = (await client.callTool({ name, arguments: given }, undefined, options)) as CallToolResult;
  if (first?.type !== 'text' || JSON.stringify(structuredContent) !== first.text)
    throw new Error(`${name} says one thing as text and another as structure.`);
  (isError ? ErrorBody : TOOLS[name].answers).parse(structuredContent);
  return { answer: structuredContent as T, content, isError };
}

/** Calls a tool that starts a job, runs the job, and gives the answer of `wait_for_job`. */
export async function worked<T>(
  client: Client,
  name: ToolName,
  given: Record<string, unknown>,
): Promise<Answered<{ id: string; status: string; result: T; error: string | null }>> {
  const { answer } = await use<{ id?: string; job?: { id: string } }>(client, name, given);
  await drainUntilIdle(HANDLERS);
  return use(client, 'wait_for_job', { job_id: answer.job?.id ?? answer.id ?? '' });
}

/** The pictures among blocks, decoded. */
export const picturesIn = (content: readonly ContentBlock[]): Buffer[] =>
  content.flatMap((block) => (block.type === 'image' ? [Buffer.from(block.data, 'base64')] : []));
