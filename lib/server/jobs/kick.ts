import { after } from 'next/server';
import { isSigned, signature } from '../crypto';
import { logError } from '../log';
import { postToSelf } from '../net/safe-fetch';
import { runner } from './runner';

/** The route that drains the queue where no process keeps draining. */
export const BACKGROUND_PATH = '/api/internal/jobs';

/** Carries the proof that the call is our own. */
export const INTERNAL_HEADER = 'Internal-Signature';

/** How old a signed call may be, in seconds: it is made and answered at once. */
const CALL_SECONDS = 60;

/** The proof for a call made now. */
export function signCall(now = Date.now()): string {
  const at = String(Math.floor(now / 1000));
  return `${at}.${signature('internal-call', at)}`;
}

/** Whether a call to the background route is our own and recent. */
export function isOwnCall(proof: string, now = Date.now()): boolean {
  const [at = '', given = ''] = proof.split('.');
  return isSigned('internal-call', at, given) && Math.abs(now / 1000 - Number(at)) <= CALL_SECONDS;
}

async function call(): Promise<void> {
  try {
    await postToSelf(BACKGROUND_PATH, { [INTERNAL_HEADER]: signCall() }, CALL_SECONDS);
  } catch (error) {
    // The job stays queued: the next kick or any process that keeps draining takes it.
    logError('jobs.kick_failed', error);
  }
}

/**
 * Sees to it that queued jobs are run: by this process, which hears of them from the database, or else by a signed call
 * after the response.
 */
export function kick(): void {
  if (runner().keepsDraining) return;
  try {
    after(call);
  } catch {
    // Outside a request there is no response to wait for.
    void call();
  }
}
