import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { PIECE_BYTES } from '../db/files';

/**
 * The content of a file, in pieces of `PIECE_BYTES` and a last one that may be shorter.
 * A piece is valid until the next is asked for.
 */
export interface FileContent {
  bytes: number;
  sha256: string;
  pieces(): AsyncIterable<Uint8Array>;
}

/** Bytes in memory as what a file holds. */
export function contentOf(bytes: Uint8Array): FileContent {
  return {
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    async *pieces() {
      for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    },
  };
}

/**
 * The content of a file on disk: read once now for its checksum, and again when it is stored, never held in memory.
 */
export async function contentAt(path: string): Promise<FileContent> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of piecesAt(path)) {
    hash.update(piece);
    bytes += piece.byteLength;
  }
  return { bytes, sha256: hash.digest('hex'), pieces: () => piecesAt(path) };
}

async function* piecesAt(path: string): AsyncGenerator<Uint8Array, void> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    for (let length = PIECE_BYTES; length === PIECE_BYTES;) {
      length = await fill(file, buffer);
      if (length > 0) yield buffer.subarray(0, length);
    }
  } finally {
    await file.close();
  }
}

/** Reads until a buffer is full or the file ends; a single read may return fewer bytes. */
async function fill(file: FileHandle, buffer: Buffer): Promise<number> {
  let length = 0;
  while (length < buffer.byteLength) {
    const { bytesRead } = await file.read(buffer, length, buffer.byteLength - length, null);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}
