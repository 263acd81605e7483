import { PrivateAddressError } from './address';

/** The reason why an address could not be fetched. */
type SafeFetchReason = 'address' | 'private' | 'unknown_host' | 'unreachable' | 'timeout' | 'too_large' | 'redirects';

/** The error of a failed fetch, as a sentence for the person who chose the address. */
export class SafeFetchError extends Error {
  override name = 'SafeFetchError';

  constructor(
    readonly reason: SafeFetchReason,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

function* causesOf(error: unknown): Generator<Error> {
  for (let at: unknown = error; at instanceof Error; at = at instanceof AggregateError ? at.errors[0] : at.cause)
    yield at;
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : null);

/** Describes a network failure at `url` in a sentence; gives the signal's reason if the caller has aborted. */
export function whyItFailed(
  error: unknown,
  url: URL,
  { seconds, signal }: { seconds: number; signal?: AbortSignal },
): Error {
  if (signal?.aborted)
    return signal.reason instanceof Error
      ? signal.reason
      : new Error('The request was given up.', { cause: signal.reason });
  const causes = [...causesOf(error)];
  const known = causes.find((cause) => cause instanceof SafeFetchError);
  if (known) return known;
  if (causes.some((cause) => cause instanceof PrivateAddressError))
    return new SafeFetchError('private', `${url.hostname} does not lead to the public internet.`, error);
  if (causes.some(({ name }) => name === 'TimeoutError'))
    return new SafeFetchError('timeout', `${url.host} did not answer in ${seconds} s.`, error);
  const code = causes.map(codeOf).find((each) => each !== null) ?? null;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new SafeFetchError('unknown_host', `There is no host named ${url.hostname}.`, error);
  return new SafeFetchError('unreachable', `${url.host} could not be reached${code ? ` (${code})` : ''}.`, error);
}
