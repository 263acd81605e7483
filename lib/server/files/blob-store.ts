import type { Tx } from '../db/client';
import { deleteBytes, findPiece, insertPiece, PIECE_BYTES, type FileRow } from '../db/files';
import type { FileContent } from './content';
import type { ByteRange } from './range';

/** Where the bytes of files are kept, by the file's id. */
export interface BlobStore {
  name: FileRow['store'];
  put(tx: Tx, fileId: string, content: FileContent): Promise<void>;
  /** A part of the bytes, piece by piece; throws where one is missing. */
  read(fileId: string, range: ByteRange): AsyncGenerator<Uint8Array, void>;
  delete(tx: Tx, fileIds: readonly string[]): Promise<void>;
}

/** Bytes beside everything else, in the database: kept and lost with their file. */
export const postgresBlobs: BlobStore = {
  name: 'postgres',
  async put(tx, fileId, content) {
    let seq = 0;
    for await (const piece of content.pieces()) {
      await insertPiece(tx, fileId, seq, piece);
      seq += 1;
    }
  },
  async* read(fileId, { first, last }) {
    for (let seq = Math.floor(first / PIECE_BYTES); seq * PIECE_BYTES <= last; seq += 1) {
      const piece = await findPiece(fileId, seq);
      if (!piece) throw new Error(`The file ${fileId} has lost its bytes.`);
      const begin = seq * PIECE_BYTES;
      yield piece.subarray(Math.max(0, first - begin), last + 1 - begin);
    }
  },
  delete: deleteBytes,
};

/** The store that new files go to. */
export const blobStore = (): BlobStore => postgresBlobs;
