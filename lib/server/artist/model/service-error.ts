import { serviceFailed } from '@/lib/contract/job-errors';
import { env } from '../../env';
import { ArtistError } from '@/lib/artist/types';

/** As much of a service's message as a person reads. */
const MAX_DETAIL_CHARACTERS = 300;

/** A failure of the service as an ArtistError; the key is removed from its message. */
export function serviceError(detail: string): ArtistError {
  const key = env().anthropic?.apiKey;
  const shown = key ? detail.replaceAll(key, '…') : detail;
  return new ArtistError('service', serviceFailed(shown.slice(0, MAX_DETAIL_CHARACTERS)));
}

/** The message of the service, or of the failed connection to it. */
export function detailOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { apiMessage, message } = error as { apiMessage?: unknown; message?: unknown };
  return typeof apiMessage === 'string' ? apiMessage : String(message);
}

/** An answer that broke off or came garbled, which may succeed on a retry. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}
