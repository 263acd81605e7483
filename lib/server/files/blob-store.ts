import type { Tx } from '../db/client';
import type { FileRow } from '../db/files';
import type { FileContent } from './content';
import type { ByteRange } from './range';

/** The columns of a file that say where its bytes are. */
export type Stored = Pick<FileRow, 'id' | 'objectKey'>;

/** A place where the bytes of files are stored. */
export interface BlobStore {
  name: FileRow['store'];
  /**
   * Stores bytes outside of the database and gives their key, before the file has a row. Does nothing and gives null in
   * a store that keeps them in the database.
   */
  put(fileId: string, content: FileContent, signal?: AbortSignal): Promise<string | null>;
  /** Inserts bytes in the transaction of their row, in a store that keeps them in the database. */
  insert(tx: Tx, fileId: string, content: FileContent): Promise<void>;
  /** Reads a byte range piece by piece; throws if a piece is missing. */
  read(file: Stored, range: ByteRange): AsyncGenerator<Uint8Array, void>;
}
