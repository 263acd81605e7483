import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { takenEncodings } from '../precompressed';

/** What a request is answered with instead, where its file was packed. */
export interface PackedFile {
  /** The address of the packed file. */
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Finds the packed file for an address and an `Accept-Encoding` header; null where the plain one is to be sent. */
export type FindPacked = (url: string, accepted: string) => PackedFile | null;

/** Where the build's files are reached. */
const STATIC_PATH = '/_next/static/';
/** The ending of a packed file. */
const ENDING = '.br';

/** The types of the files that are packed, by their endings. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/**
 * The scripts and style sheets that the build has packed (`scripts/pack-static.mjs`) in `folder`: a seventh smaller than
 * what a server packs while it answers, and without that work. Without a build there are none.
 */
export function packedFilesIn(folder: string): FindPacked {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const packed = new Set(names.filter((name) => name.endsWith(ENDING)).map((name) => name.replaceAll('\\', '/')));
  return (url, accepted) => {
    if (!url.startsWith(STATIC_PATH)) return null;
    const [path = '', ...query] = url.slice(STATIC_PATH.length).split('?');
    const type = TYPES[extname(path)];
    if (!type || !packed.has(path + ENDING) || !takenEncodings(accepted).has('br')) return null;
    return {
      url: STATIC_PATH + [path + ENDING, ...query].join('?'),
      headers: { 'Content-Encoding': 'br', 'Content-Type': type, Vary: 'Accept-Encoding' },
    };
  };
}

/** The packed files of this process's build. */
export const packedFiles = (): FindPacked =>
  packedFilesIn(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'static'));
