import { fileOf } from '../form';

/** A picture or a reference video: a file, bytes, a stream of bytes, a URL, or in Node a path. */
export type UploadSource =
  | Blob
  | ArrayBuffer
  | ArrayBufferView<ArrayBuffer>
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | URL
  | string
  | { url: string };
/** A file of the service, or its id. */
export type FileReference = string | { id: string };
/** Opens a local file. */
export type OpenFile = (path: string | URL) => Promise<Blob>;

/** The request body of an upload. Throws `TypeError` for a path where files cannot be opened. */
export async function bodyOf(source: UploadSource, openFile?: OpenFile): Promise<{ file: File } | { url: string }> {
  const url = addressOf(source);
  if (url !== null) return { url };
  return { file: fileOf(await blobOf(source, openFile)) };
}

/** The URL of a source; null if it is not a URL. */
export function addressOf(source: UploadSource): string | null {
  const text =
    source instanceof URL ? source.href : typeof source === 'object' && 'url' in source ? source.url : source;
  return typeof text === 'string' && /^https?:/i.test(text) ? text : null;
}

async function blobOf(source: UploadSource, openFile?: OpenFile): Promise<Blob> {
  if (source instanceof Blob) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return new Blob([source]);
  if (source instanceof ReadableStream) return new Response(source).blob();
  if (typeof source === 'string' || source instanceof URL) {
    if (!openFile)
      throw new TypeError('A path can be read in Node alone: give a File, a Blob, bytes or an address here.');
    return openFile(source);
  }
  if (!(Symbol.asyncIterator in source))
    throw new TypeError('An upload is a File, a Blob, bytes, a stream, an address or a path.');
  const pieces: BlobPart[] = [];
  for await (const piece of source) pieces.push(piece as Uint8Array<ArrayBuffer>);
  return new Blob(pieces);
}
