import { serviceFailed } from '@/lib/contract/job-errors';
import { env } from '../../env';
import { ArtistError } from '@/lib/artist/types';

/** As much of a service's own words as a person reads. */
const MAX_DETAIL_CHARACTERS = 300;

/** A failure of the service as the specification words it; the key never stands in it. */
export function serviceError(detail: string): ArtistError {
  const key = env().anthropic?.apiKey;
  const shown = key ? detail.replaceAll(key, '…') : detail;
  return new ArtistError('service', serviceFailed(shown.slice(0, MAX_DETAIL_CHARACTERS)));
}

/** What the service, or the way to it, said was wrong. */
export function detailOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { apiMessage, message } = error as { apiMessage?: unknown; message?: unknown };
  return typeof apiMessage === 'string' ? apiMessage : String(message);
}

/** An answer that had begun and broke off, or came garbled: it may go well next time. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}
