import { SafeFetchError } from '../../net/safe-fetch-error';
import type { LogoSource } from '../read/logos';
import { nullWhenSlow } from '../reading';
import { readLogo } from '../reading.task';
import type { Fetcher, FileLimits } from './fetcher';
import type { ReadLogo } from './read-logo';
import type { Visitor } from './visitor';

const LOGO: FileLimits = {
  seconds: 8,
  maxBytes: 2 * 1024 * 1024,
  accept: 'image/svg+xml,image/png,image/webp,image/jpeg,image/x-icon',
};
/** How many candidates are tried for a logo. */
const MAX_TRIES = 5;

/** A logo, and its address where it has one. */
interface SiteLogo extends ReadLogo {
  url: string | null;
}

/** The first readable logo, within the visit's limits; null where there is none. */
export async function findLogo(sources: readonly LogoSource[], { fetcher, reader }: Visitor): Promise<SiteLogo | null> {
  for (const source of sources.slice(0, MAX_TRIES)) {
    const bytes = await bytesOf(source, fetcher);
    const read = bytes && (await reader(readLogo, { bytes }).catch(nullWhenSlow));
    if (read) return { ...read, url: 'url' in source ? source.url : null };
  }
  return null;
}

async function bytesOf(source: LogoSource, fetcher: Fetcher): Promise<Uint8Array | null> {
  if ('svg' in source) return new TextEncoder().encode(source.svg);
  if ('data' in source) return bytesOfData(source.data);
  try {
    const { status, bytes } = await fetcher(source.url, LOGO);
    return status === 200 && bytes.byteLength > 0 ? bytes : null;
  } catch (error) {
    if (error instanceof SafeFetchError) return null;
    throw error;
  }
}

/** The bytes of a `data:` address; null for a malformed one. */
function bytesOfData(address: string): Uint8Array | null {
  const [, encoding, body = ''] = /^data:[^,;]*(?:;[^,;]*)*?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (encoding) return Buffer.from(body, 'base64');
  try {
    return new TextEncoder().encode(decodeURIComponent(body));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
