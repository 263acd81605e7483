/** Code for Node that verifies our deliveries by raw body and signature header. */
export const VERIFY_SNIPPET = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: as it came, before any parsing
// header: request.headers['service-signature']
export function isGenuine(body, header, secret, seconds = 300) {
  const parts = header.split(',').map((part) => part.split('='));
  const { t, v1 = '' } = Object.fromEntries(parts);
  const hmac = createHmac('sha256', secret).update(\`\${t}.\${body}\`);
  const expected = Buffer.from(hmac.digest('hex'));
  const given = Buffer.from(v1);
  return given.length === expected.length
    && timingSafeEqual(given, expected)
    && Math.abs(Date.now() / 1000 - Number(t)) <= seconds;
}
`;
