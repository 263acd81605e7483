import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The endings of files that are worth packing: pictures and fonts are packed already. */
const PACKED = /\.(?:js|css)$/;

/** The length in bytes below which a file is sent as it is. */
const MIN_BYTES = 1024;

/**
 * Writes each script and style sheet of a folder again beside itself, packed with Brotli as small as it gets, with
 * `.br` behind its name. `lib/server/http/packed-files` sends these to browsers that unpack them.
 */
export async function packStatic(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => PACKED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(join(folder, file));
      if (plain.byteLength < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength };
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(plain, { params }));
    }),
  );
}
