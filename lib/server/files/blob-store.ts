import type { Tx } from '../db/client';
import type { FileRow } from '../db/files';
import type { FileContent } from './content';
import type { ByteRange } from './range';

/** Where the bytes of files are kept, by the file's id. */
export interface BlobStore {
  name: FileRow['store'];
  put(tx: Tx, fileId: string, content: FileContent): Promise<void>;
  /** A part of the bytes, piece by piece; throws where one is missing. */
  read(fileId: string, range: ByteRange): AsyncGenerator<Uint8Array, void>;
}
