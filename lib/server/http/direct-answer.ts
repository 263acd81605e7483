import { takeResponse, type NodeResponse } from './node-responses';

/** The writing half of a Node response that belongs to nobody else any more. */
export interface TakenResponse {
  node: NodeResponse;
  write(bytes: Uint8Array): boolean;
  end(bytes?: Uint8Array | string): void;
}

type Begin = (answer: Response) => void;

/** What writes answers that Next must not write; they begin when their heads are complete. */
const begins = new WeakMap<Response, Begin>();

/** Has `begin` write an answer past Next once its head is complete. */
export function beginsLater(answer: Response, begin: Begin): Response {
  begins.set(answer, begin);
  return answer;
}

/** Writes an answer whose head is complete, if it is written past Next. Other answers are left as they are. */
export function beginAnswer(answer: Response): Response {
  begins.get(answer)?.(answer);
  begins.delete(answer);
  return answer;
}

/** The headers that Next adds to those that a response has already; it keeps the first of any other. */
const REPEATED = new Set(['set-cookie', 'vary']);

/** Writes the head, then hides the response from Next, which goes on to write an empty answer. */
export function takeOver(node: NodeResponse, { status, headers }: Response): TakenResponse {
  for (const [name, value] of headers) {
    if (REPEATED.has(name)) node.appendHeader(name, value);
    // The front renames the header of an encoding here, and not where one is appended.
    else if (!node.hasHeader(name)) node.setHeader(name, value);
  }
  node.writeHead(status);
  const [write, end] = [node.write.bind(node), node.end.bind(node)];
  const ignore = () => node;
  Object.assign(node, {
    appendHeader: ignore,
    end: ignore,
    flushHeaders: ignore,
    removeHeader: ignore,
    setHeader: ignore,
    write: () => true,
    writeHead: ignore,
  });
  return { node, write: (bytes) => write(bytes), end: (bytes) => void end(bytes) };
}

/**
 * An answer with a body. Its bytes are written to the connection without Next, which passes every body through two web
 * streams: a third of the time of a read. Next writes it where the request's connection cannot be taken.
 */
export function answerOf(body: string | Uint8Array<ArrayBuffer>, request: Request, head: ResponseInit): Response {
  const node = takeResponse(request);
  if (!node) return new Response(body, head);
  const headless = new Response(null, head);
  headless.headers.set('content-length', String(Buffer.byteLength(body)));
  return beginsLater(headless, (answer) => takeOver(node, answer).end(body));
}
