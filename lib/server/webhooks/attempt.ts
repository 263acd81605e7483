import type { ClaimedDelivery, DeliveryAttempt } from '../db/delivery-leases';
import { logError } from '../log';
import { safeFetch } from '../net/safe-fetch';
import { SafeFetchError } from '../net/safe-fetch-error';
import { headersOf } from './request';

/** How long an attempt may take from the first packet to the last byte of the answer (specification: Delivery). */
const TIMEOUT_SECONDS = 10;

/** How much of an answer is read, in bytes: no receiver may keep us reading. */
const MAX_READ = 64 * 1024;

/** How much of an answer is stored, in characters: enough for a receiver's error and its stack. */
const MAX_ANSWER_CHARACTERS = 4000;

type Outcome = Omit<DeliveryAttempt, 'at' | 'milliseconds'>;

/** Sends a delivery once and gives the attempt; never throws. The signal ends it early. */
export async function attempt(delivery: ClaimedDelivery, signal: AbortSignal): Promise<DeliveryAttempt> {
  const [at, began] = [new Date().toISOString(), performance.now()];
  const outcome = await send(delivery, signal);
  return { at, ...outcome, milliseconds: Math.round(performance.now() - began) };
}

async function send(delivery: ClaimedDelivery, signal: AbortSignal): Promise<Outcome> {
  const outcome: Outcome = { status: null, error: null, response: '' };
  try {
    const { response } = await safeFetch(delivery.url, {
      method: 'POST',
      headers: headersOf(delivery),
      body: delivery.body,
      redirects: 0,
      seconds: TIMEOUT_SECONDS,
      maxBytes: Infinity,
      signal,
    });
    outcome.status = response.status;
    if (response.status >= 300 && response.status < 400)
      outcome.error = 'Redirects are not followed: make the webhook anew with the address that this leads to.';
    await readBeginning(response, (text) => {
      outcome.response = (outcome.response + text).slice(0, MAX_ANSWER_CHARACTERS);
    });
  } catch (error) {
    outcome.error = reasonOf(error, delivery, signal);
  }
  return outcome;
}

/** Passes the beginning of a body to `take`, and cancels the rest. */
async function readBeginning({ body }: Response, take: (text: string) => void): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let read = 0; read < MAX_READ;) {
    const { value, done } = await reader.read();
    if (done) return;
    read += value.byteLength;
    take(decoder.decode(value, { stream: true }));
  }
  await reader.cancel();
}

function reasonOf(error: unknown, { id }: ClaimedDelivery, signal: AbortSignal): string {
  if (error instanceof SafeFetchError) return error.message;
  if (!signal.aborted) logError('webhook.error', error, { delivery: id });
  return 'The attempt was cut short on our side.';
}
