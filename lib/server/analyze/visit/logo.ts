import type { ArtistFile } from '../../artist/types';
import { SafeFetchError } from '../../net/safe-fetch-error';
import { acceptFile } from '../../uploads/accept';
import { FileRefusal } from '../../uploads/refusal';
import { UPLOAD_TYPES } from '../../uploads/sniff';
import type { LogoSource } from '../read/logos';
import type { Fetcher, FileLimits } from './fetcher';
import { largestOf } from './icon';

const LOGO: FileLimits = { seconds: 8, maxBytes: 2 * 1024 * 1024, accept: 'image/svg+xml,image/png,image/webp,image/jpeg,image/x-icon' };
/** So many places are looked at for a logo. */
const TRIES = 5;

/** A logo as every upload is kept, and its address where it has one. */
export interface SiteLogo { file: ArtistFile; url: string | null }

/** The first logo that can be taken; null where none can. */
export async function findLogo(sources: readonly LogoSource[], fetcher: Fetcher): Promise<SiteLogo | null> {
  for (const source of sources.slice(0, TRIES)) {
    const bytes = await bytesOf(source, fetcher);
    const file = bytes && (await picture(bytes));
    if (file) return { file, url: 'url' in source ? source.url : null };
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

/** The bytes of a `data:` address; null for one that is broken. */
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

/** A picture made harmless; null for what is none. */
async function picture(bytes: Uint8Array): Promise<ArtistFile | null> {
  try {
    const { type, bytes: kept } = await acceptFile((await largestOf(bytes)) ?? bytes);
    const { mime } = UPLOAD_TYPES[type];
    return mime.startsWith('image/') ? { bytes: kept, mime } : null;
  } catch (error) {
    if (error instanceof FileRefusal) return null;
    throw error;
  }
}
