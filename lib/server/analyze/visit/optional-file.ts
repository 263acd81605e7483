import { SafeFetchError } from '../../net/safe-fetch-error';
import type { Fetcher, FileLimits, SiteFile } from './fetcher';

/** An optional file of a site; null for one that cannot be fetched. */
export async function optionalFile(
  url: string,
  limits: FileLimits,
  fetcher: Fetcher,
  isType: (mime: string) => boolean,
): Promise<SiteFile | null> {
  try {
    const file = await fetcher(url, limits);
    return file.status === 200 && isType(file.mime) ? file : null;
  } catch (error) {
    if (error instanceof SafeFetchError) return null;
    throw error;
  }
}
