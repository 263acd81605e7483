import { describe, expect, test } from 'vitest';
import { SignatureError, signatureOf, verifyWebhook, type VerifyOptions } from '@/lib/client/sdk';
import { signDelivery } from '@/lib/server/webhooks/sign';

const secret = 'whsec_abcdefghijklmnopqrstuvwxyz';
const at = new Date('2026-11-20T10:00:00Z');
const now = at.getTime();
const event = {
  type: 'job.succeeded',
  created_at: at.toISOString(),
  data: { id: 'job_a', type: 'export', status: 'succeeded', result: { file: { id: 'file_ü' } } },
};
const payload = JSON.stringify(event);
const signature = signDelivery(secret, payload, at);
const verified = (changes: Partial<VerifyOptions> = {}) =>
  verifyWebhook({ payload, signature, secret, now, ...changes });
const reasonOf = (changes: Partial<VerifyOptions>) =>
  verified(changes).then(
    () => 'none',
    (error: unknown) => (error instanceof SignatureError ? error.reason : String(error)),
  );

test('a delivery that the service signed is its event, as text or as bytes', async () => {
  const bytes = new TextEncoder().encode(payload);
  for (const body of [payload, bytes, bytes.buffer, Buffer.from(payload)])
    expect(await verified({ payload: body })).toEqual(event);
  const told = await verified();
  if (told.type === 'job.succeeded' && told.data.type === 'export') expect(told.data.result.file.id).toBe('file_ü');
});

test('the signature is found among headers of any kind, by either name', async () => {
  for (const headers of [
    new Headers({ 'Service-Signature': signature }),
    new Headers({ 'MascotForge-Signature': signature }),
    { 'service-signature': signature },
    { 'mascotforge-signature': signature },
  ]) {
    expect(await verified({ signature: headers })).toEqual(event);
  }
  expect(signatureOf({ 'Service-Signature': ['a', 'b'], 'mascotforge-signature': 'c' })).toBe('a');
  expect([signatureOf(null), signatureOf(undefined), signatureOf({}), signatureOf(new Headers())]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

describe('several', () => {
  const [time, mine] = signature.split(',');

  test('signatures may stand in the header: one must fit', async () => {
    expect(await verified({ signature: `${time},v1=${'0'.repeat(64)},v0=abc,${mine}` })).toEqual(event);
    expect(await verified({ signature: `${mine}, ${time}` })).toEqual(event);
  });

  test("secrets may be tried while one takes another's place", async () => {
    expect(await verified({ secret: ['whsec_new', secret] })).toEqual(event);
    expect(await reasonOf({ secret: ['whsec_new', 'whsec_other'] })).toBe('mismatch');
  });
});

test.each([
  ['another body', { payload: `${payload} ` }],
  ['another secret', { secret: 'whsec_other' }],
  ['another time', { signature: signature.replace(/t=\d+/, `t=${now / 1000 + 1}`) }],
])('%s does not fit', async (_, changes) => {
  expect(await reasonOf(changes)).toBe('mismatch');
});

test('a delivery is taken for 300 seconds, or for as long as is said', async () => {
  expect(await verified({ now: now + 300_000 })).toEqual(event);
  expect(await reasonOf({ now: now + 300_001 })).toBe('too_old');
  expect(await verified({ now: now - 300_000 })).toEqual(event);
  expect(await reasonOf({ now: now - 300_001 })).toBe('too_old');
  expect(await verified({ now: now + 900_000, toleranceSeconds: 900 })).toEqual(event);
  expect(await reasonOf({ toleranceSeconds: Number.NaN })).toBe('too_old');
});

test.each([
  ['missing', null],
  ['missing', ''],
  ['missing', {}],
  ['malformed', 'nonsense'],
  ['malformed', `t=soon,v1=${'0'.repeat(64)}`],
  ['malformed', 't=1,v1=xyz'],
  ['malformed', `v1=${'0'.repeat(64)}`],
  ['malformed', 't=1'],
])('%s is what a header is told that is %j', async (reason, header) => {
  expect(await reasonOf({ signature: header })).toBe(reason);
});

test('what is signed and no JSON is told apart, as are a parsed body and an empty secret', async () => {
  expect(await reasonOf({ payload: 'hello', signature: signDelivery(secret, 'hello', at) })).toBe('not_json');
  expect(await reasonOf({ payload: event as never })).toContain('TypeError: The payload is the raw body');
  expect(await reasonOf({ secret: '' })).toContain('TypeError: The secret of the webhook is missing');
});
