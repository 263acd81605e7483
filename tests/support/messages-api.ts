import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A block of an answer. */
export type AnswerBlock =
  | { type: 'text'; text: string }
  | { type: 'thinking'; thinking: string; signature: string }
  | { type: 'tool_use'; id: string; name: string; input: unknown };

/** The token usage in an answer. */
export interface AnswerUsage {
  input: number;
  cacheWrite: number;
  cacheRead: number;
  output: number;
}

/** The scripted answer to one request. */
export interface Turn {
  blocks?: AnswerBlock[];
  stop?: 'end_turn' | 'tool_use' | 'max_tokens' | 'refusal' | 'model_context_window_exceeded';
  usage?: Partial<AnswerUsage>;
  /** An error in the service's form, sent instead of blocks. */
  error?: { status: number; type: string; message: string; headers?: Record<string, string> };
  /** Cuts the connection after this many events; a negative number counts from the end. */
  loseAfter?: number;
  /** Ends the stream with an `error` event after this many events. */
  errorAfter?: { events: number; type: string; message: string };
  /** Sends nothing more after this many events, and keeps the connection open. */
  hangAfter?: number;
  /** Pauses after this many events until the promise resolves. */
  hold?: { events: number; until: Promise<unknown> };
  /** Raw text that is sent as the input of the last tool call, instead of its JSON. */
  rawInput?: string;
}

/** A received request. */
export interface RecordedRequest {
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    max_tokens: number;
    system: unknown;
    messages: { role: string; content: { type: string; [field: string]: unknown }[] }[];
    tools: { name: string; input_schema: unknown }[];
  };
  /** Resolves when the client disconnects before the answer ends. */
  left: Promise<void>;
}

let calls = 0;

/** A tool call as a block of an answer. */
export function uses(name: string, input: unknown): AnswerBlock {
  calls += 1;
  return { type: 'tool_use', id: `toolu_${calls}`, name, input };
}

/** An answer of these blocks. */
export const turn = (...blocks: AnswerBlock[]): Turn => ({ blocks });

/** An answer with an error in the service's form. */
export const fails = (status: number, type: string, message: string, headers?: Record<string, string>): Turn => ({
  error: { status, type, message, ...(headers ? { headers } : {}) },
});

/** A loopback server of the Messages API with scripted answers. */
export interface MessagesApi {
  url: string;
  requests: RecordedRequest[];
  /**
   * Clears the recorded requests. Answers the next ones with these turns, and further ones with `forever`, or with 400
   * if it is missing.
   */
  script(turns: readonly Turn[], forever?: Turn): void;
  close(): Promise<void>;
}

/** Characters of tool input in a piece. */
const PIECE = 7;

function pieces(text: string): string[] {
  return text.match(new RegExp(`.{1,${PIECE}}`, 'gsu')) ?? [];
}

function blockEvents(block: AnswerBlock, index: number, rawInput: string | undefined): object[] {
  const delta = (content: object) => ({ type: 'content_block_delta', index, delta: content });
  const start = (content: object) => ({ type: 'content_block_start', index, content_block: content });
  const stop = { type: 'content_block_stop', index };
  if (block.type === 'text')
    return [
      start({ type: 'text', text: '' }),
      ...pieces(block.text).map((text) => delta({ type: 'text_delta', text })),
      stop,
    ];
  if (block.type === 'thinking')
    return [
      start({ type: 'thinking', thinking: '', signature: '' }),
      delta({ type: 'thinking_delta', thinking: block.thinking }),
      delta({ type: 'signature_delta', signature: block.signature }),
      stop,
    ];
  const json = rawInput ?? JSON.stringify(block.input);
  return [
    start({ ...block, input: {} }),
    ...pieces(json).map((text) => delta({ type: 'input_json_delta', partial_json: text })),
    stop,
  ];
}

function eventsOf({ blocks = [], stop, usage = {}, rawInput }: Turn, model: string): object[] {
  const { input = 1000, cacheWrite = 0, cacheRead = 0, output = 100 } = usage;
  const reason = stop ?? (blocks.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn');
  const lastCall = blocks.findLastIndex(({ type }) => type === 'tool_use');
  return [
    {
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: input,
          cache_creation_input_tokens: cacheWrite,
          cache_read_input_tokens: cacheRead,
          output_tokens: 1,
        },
      },
    },
    { type: 'ping' },
    ...blocks.flatMap((block, index) => blockEvents(block, index, index === lastCall ? rawInput : undefined)),
    { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: output } },
    { type: 'message_stop' },
  ];
}

const frame = (event: object) => `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`;

async function reply(response: ServerResponse, turn: Turn, model: string): Promise<void> {
  if (turn.error) {
    const { status, type, message, headers } = turn.error;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type, message } }));
    return;
  }
  const events = eventsOf(turn, model);
  const count = turn.loseAfter ?? turn.hangAfter ?? turn.errorAfter?.events;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [at, event] of events.slice(0, count).entries()) {
    if (at === turn.hold?.events) await turn.hold.until;
    response.write(frame(event));
  }
  if (turn.errorAfter)
    response.write(frame({ type: 'error', error: { type: turn.errorAfter.type, message: turn.errorAfter.message } }));
  if (turn.hangAfter !== undefined) return;
  // The bytes must be on their way before the connection is cut.
  if (turn.loseAfter !== undefined) setTimeout(() => response.destroy(), 20);
  else response.end();
}

/** Starts the server and has this process's model artist speak to it: call before anything reads the configuration. */
export async function openMessagesApi(): Promise<MessagesApi> {
  const requests: RecordedRequest[] = [];
  let waiting: Turn[] = [];
  let always: Turn | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as RecordedRequest['body'];
      const left = new Promise<void>((resolve) => {
        response.on('close', () => {
          if (!response.writableFinished) resolve();
        });
      });
      requests.push({ headers: request.headers, body, left });
      void reply(
        response,
        waiting.shift() ?? always ?? fails(400, 'invalid_request_error', 'The script has no such turn.'),
        body.model,
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { ANTHROPIC_API_KEY: 'sk-ant-test-of-the-artist', ANTHROPIC_BASE_URL: url });
  return {
    url,
    requests,
    script(turns, forever) {
      requests.length = 0;
      waiting = [...turns];
      always = forever;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
