import { matches } from '../entity-tag';
import { ENCODING_HEADER, acceptedEncoding } from '../precompressed';
import type { AnyReply, Bytes, BytesReply, PrecompressedReply } from './reply';
import { answerOf } from './direct-answer';
import { directStream } from './direct-stream';
import { encodeJson } from './encode-json';
import { eventStream } from './sse';

type Headers = Record<string, string>;

/** Disables scripts and requests of a served SVG, also when it is opened as a page (docs/decisions/finer-points.md). */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A reply as an HTTP response; `headers` are added to it. */
export async function respond(reply: AnyReply, request: Request, headers: Headers): Promise<Response> {
  if (reply.kind === 'json') {
    const encoded = await encodeJson(JSON.stringify(reply.body), request.headers.get(ENCODING_HEADER));
    return answerOf(encoded.body, request, {
      status: reply.status,
      headers: { ...JSON_HEADERS, ...encoded.headers, ...headers, ...reply.headers },
    });
  }
  if (reply.kind === 'precompressed') return precompressedResponse(reply, request, headers);
  if (reply.kind === 'bytes') return bytesResponse(reply, request, headers);
  const head = { status: reply.status, headers: { ...headers, ...STREAM_HEADERS, ...reply.headers } };
  return directStream(reply.events, request, head) ?? new Response(eventStream(reply.events, request.signal), head);
}

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** A JSON response that no cache keeps. */
export function jsonResponse(status: number, body: unknown, headers: Headers): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...JSON_HEADERS, ...headers },
  });
}

function bytesResponse(reply: BytesReply<number>, request: Request, above: Headers): Response {
  const headers: Headers = {
    ...above,
    'Content-Type': reply.mime,
    'X-Content-Type-Options': 'nosniff',
    ...reply.headers,
  };
  if (reply.mime.startsWith('image/svg+xml')) headers['Content-Security-Policy'] = SVG_POLICY;
  return unlessKnown(request, reply.status, reply.bytes, headers);
}

function precompressedResponse(reply: PrecompressedReply<number, unknown>, request: Request, above: Headers): Response {
  const { bytes, headers } = acceptedEncoding(reply.json, request.headers.get(ENCODING_HEADER));
  return unlessKnown(request, reply.status, bytes, {
    ...above,
    'Content-Type': 'application/json',
    ...headers,
    ...reply.headers,
  });
}

/** Gives the answer, or 304 for a caller who has its `ETag`. */
function unlessKnown(request: Request, status: number, bytes: Bytes, headers: Headers): Response {
  const known = request.headers.get('if-none-match');
  if (!headers.ETag || !known || !matches(known, headers.ETag))
    return bytes instanceof ReadableStream
      ? new Response(bytes, { status, headers })
      : answerOf(bytes, request, { status, headers });
  const unchanged = new Response(null, { status: 304, headers });
  for (const name of ['Content-Type', ENCODING_HEADER]) unchanged.headers.delete(name);
  return unchanged;
}
