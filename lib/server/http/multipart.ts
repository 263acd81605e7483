import { createHash } from 'node:crypto';
import { MultipartParseError, parseMultipart } from '@remix-run/multipart-parser';
import { LIMITS } from '@/lib/core/limits';
import { invalidBody } from './body-bytes';

/** The largest form in bytes: a file, and room for the other fields. */
export const MAX_FORM_BYTES = LIMITS.upload.bytes + 64 * 1024;
/** More fields than any form of this service has. */
const MAX_PARTS = 16;

/** The fields of a form by name, files as `File` and the rest as text, and a hash of them. */
export interface MultipartForm {
  fields: Record<string, unknown>;
  hash(): string;
}

interface Part {
  name: string;
  /** The name and type of a file, which may be empty; null for text. */
  file: { name: string; type: string } | null;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Whether a request's media type is multipart. */
export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
}

/** Parses a form. Throws `invalid_request` for a malformed one, and for a repeated field. */
export function readForm({ headers }: Request, bytes: Uint8Array): MultipartForm {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw invalidBody('The Content-Type of a form must name its boundary.');
  const parts = partsOf(bytes, boundary);
  const twice = parts.find(({ name }, index) => parts.findIndex((other) => other.name === name) !== index);
  if (twice) throw invalidBody(`${twice.name}: This may be given once.`);
  return { fields: Object.fromEntries(parts.map((part) => [part.name, valueOf(part)])), hash: () => hashOf(parts) };
}

function partsOf(body: Uint8Array, boundary: string): Part[] {
  try {
    const parts = [
      ...parseMultipart(body, {
        boundary,
        maxFileSize: MAX_FORM_BYTES,
        maxTotalSize: MAX_FORM_BYTES,
        maxParts: MAX_PARTS,
      }),
    ];
    return parts.map(({ name = '', filename, mediaType, bytes }) => {
      const isFile = filename !== undefined || mediaType !== undefined;
      return {
        name,
        file: isFile ? { name: filename ?? '', type: mediaType ?? '' } : null,
        bytes: bytes as Uint8Array<ArrayBuffer>,
      };
    });
  } catch (error) {
    // The platform's decoders throw TypeError or URIError for headers that are not UTF-8.
    if (!(error instanceof MultipartParseError || error instanceof TypeError || error instanceof URIError)) throw error;
    throw invalidBody('The body is not a form as multipart/form-data has it, is cut off, or has too many fields.');
  }
}

function valueOf({ file, bytes }: Part): unknown {
  return file ? new File([bytes], file.name, { type: file.type }) : new TextDecoder().decode(bytes);
}

/** Hashes only the fields: a form that is sent again has another boundary. */
function hashOf(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const { name, file, bytes } of parts) hash.update(JSON.stringify([name, file, bytes.byteLength])).update(bytes);
  return hash.digest('hex');
}
