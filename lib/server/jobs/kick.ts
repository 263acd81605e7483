import { after } from 'next/server';
import { isSigned, signature } from '../crypto';
import { logError } from '../log';
import { postToSelf } from '../net/safe-fetch';
import { runner } from './runner';

/** The route that drains the queue on platforms where no process drains by itself. */
const BACKGROUND_PATH = '/api/internal/jobs';

/** The header with the signature of an internal call. */
export const INTERNAL_HEADER = 'Internal-Signature';

/** The longest validity of a signed call, in seconds. */
const CALL_SECONDS = 60;
/** The time limit of its answer in seconds; the answer only confirms that the work has begun. */
const ANSWER_SECONDS = 3;

/** The signature of a call made now. */
export function signCall(now = Date.now()): string {
  const at = String(Math.floor(now / 1000));
  return `${at}.${signature('internal-call', at)}`;
}

/** Whether a signature is ours and recent. */
export function isOwnCall(proof: string): boolean {
  const [at = '', given = ''] = proof.split('.');
  return isSigned('internal-call', at, given) && Math.abs(Date.now() / 1000 - Number(at)) <= CALL_SECONDS;
}

/** Calls the background route, which answers at once; never throws. */
export async function callBackground(): Promise<void> {
  try {
    await postToSelf(BACKGROUND_PATH, { [INTERNAL_HEADER]: signCall() }, ANSWER_SECONDS);
  } catch (error) {
    // The job stays queued: the next kick, or any process that drains, claims it.
    logError('jobs.kick_failed', error);
  }
}

/**
 * Starts queued jobs: at once if this process drains by itself, after the response in a function, else by a signed
 * call.
 */
export function kick(): void {
  const { keepsDraining, afterwards } = runner();
  if (keepsDraining) return;
  try {
    after(afterwards ?? callBackground);
  } catch {
    // Outside of a request there is no response to wait for.
    void callBackground();
  }
}
