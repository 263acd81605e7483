import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupNote } from './format';

/** A fast compression level: most bytes of a backup are pictures and videos, which are compressed already. */
const GZIP_LEVEL = 3;

/** Receives the lines of a backup. */
export interface BackupWriter {
  /** Writes a line; resolves when the stream has room for the next. */
  line(text: string): Promise<void>;
  /** Writes the last line; resolves when everything is written. */
  end(): Promise<void>;
}

/** Writes gzip-compressed lines, and a last one with their number and checksum. */
export function backupWriter(to: Writable): BackupWriter {
  const gzip = createGzip({ level: GZIP_LEVEL });
  const written = pipeline(gzip, to);
  // The next write or end reports the failure; until then it must not count as unhandled.
  written.catch(() => undefined);
  const hash = createHash('sha256');
  let lines = 0;

  const put = async (text: string): Promise<void> => {
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    line: async (text) => {
      hash.update(text).update('\n');
      lines += 1;
      await put(`${text}\n`);
    },
    end: async () => {
      await put(`${JSON.stringify({ end: { lines, sha256: hash.digest('hex') } } satisfies BackupNote)}\n`);
      gzip.end();
      await written;
    },
  };
}
