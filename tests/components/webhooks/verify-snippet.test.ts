import { expect, test } from 'vitest';
import { VERIFY_SNIPPET } from '@/components/webhooks/verify-snippet';
import { signDelivery } from '@/lib/server/webhooks/sign';

test('the verification code accepts our deliveries and nothing else', async () => {
  const { isGenuine } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(VERIFY_SNIPPET)}`
  )) as { isGenuine(body: string, header: string, secret: string, tolerance?: number): boolean };
  const [body, secret, now] = ['{"type":"job.succeeded","data":"é"}', 'whsec_fox', new Date()];
  const header = signDelivery(secret, body, now);
  expect(isGenuine(body, header, secret)).toBe(true);
  expect(isGenuine(`${body} `, header, secret)).toBe(false);
  expect(isGenuine(body, header, 'whsec_owl')).toBe(false);
  expect(isGenuine(body, signDelivery(secret, body, new Date(now.getTime() - 302_000)), secret)).toBe(false);
  for (const wrong of ['', 't=1', 'v1=é', `t=,v1=${'é'.repeat(32)}`, header.replace(/,.*/, '')])
    expect(isGenuine(body, wrong, secret)).toBe(false);
});
