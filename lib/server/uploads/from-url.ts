import { unescape } from 'node:querystring';
import { TOO_LARGE } from '@/lib/contract/upload';
import { LIMITS } from '@/lib/core/limits';
import { safeFetch } from '../net/safe-fetch';
import { SafeFetchError } from '../net/safe-fetch-error';
import { FileRefusal } from './refusal';

/** The total time limit of a fetch, in seconds. */
const FETCH_SECONDS = 30;

/** A fetched file, and its name at the source. */
export interface FetchedFile {
  bytes: Uint8Array;
  name: string;
}

/** Fetches a file from an address that a caller names, by the guarded fetch. Throws `FileRefusal`. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<FetchedFile> {
  try {
    const { url, response } = await safeFetch(address, {
      seconds: FETCH_SECONDS,
      maxBytes: LIMITS.upload.bytes,
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new FileRefusal(`The address answered with status ${response.status}, not with a file.`);
    }
    return { bytes: new Uint8Array(await response.arrayBuffer()), name: unescape(url.pathname) };
  } catch (error) {
    if (error instanceof SafeFetchError)
      throw new FileRefusal(error.reason === 'too_large' ? TOO_LARGE : error.message, { cause: error });
    throw error;
  }
}
