import { findPiece, insertPiece, PIECE_BYTES } from '../db/files';
import type { BlobStore } from './blob-store';

/** Bytes in the database, stored and deleted with their file. */
export const postgresBlobs: BlobStore = {
  name: 'postgres',
  put: () => Promise.resolve(null),
  async insert(tx, fileId, content) {
    let seq = 0;
    for await (const piece of content.pieces()) {
      await insertPiece(tx, fileId, seq, piece);
      seq += 1;
    }
  },
  async *read({ id }, { first, last }) {
    for (let seq = Math.floor(first / PIECE_BYTES); seq * PIECE_BYTES <= last; seq += 1) {
      const piece = await findPiece(id, seq);
      if (!piece) throw new Error(`The file ${id} has lost its bytes.`);
      const begin = seq * PIECE_BYTES;
      yield piece.subarray(Math.max(0, first - begin), last + 1 - begin);
    }
  },
};
