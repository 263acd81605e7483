import type { Tx } from '../db/client';
import type { FileRow } from '../db/files';
import type { FileContent } from './content';
import type { ByteRange } from './range';

/** The columns of a file that say where its bytes are. */
export type Stored = Pick<FileRow, 'id' | 'objectKey'>;

/** Where the bytes of files are kept. */
export interface BlobStore {
  name: FileRow['store'];
  /**
   * Puts bytes outside of the database and gives their key, before the file has a row. Does nothing and gives null in a
   * store that keeps them beside the row.
   */
  put(fileId: string, content: FileContent, signal?: AbortSignal): Promise<string | null>;
  /** Inserts bytes in the transaction of their row, in a store that keeps them beside it. */
  insert(tx: Tx, fileId: string, content: FileContent): Promise<void>;
  /** A part of the bytes, piece by piece; throws where one is missing. */
  read(file: Stored, range: ByteRange): AsyncGenerator<Uint8Array, void>;
}
