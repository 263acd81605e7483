/** Code for Node that tells a delivery of ours from anybody else's, by its raw body and signature header. */
export const VERIFY_SNIPPET = `import { createHmac, timingSafeEqual } from 'node:crypto';

// rawBody as it came, before any parsing; header: request.headers['service-signature']
export function isGenuine(rawBody, header, secret, toleranceSeconds = 300) {
  const { t, v1 = '' } = Object.fromEntries(header.split(',').map((pair) => pair.split('=')));
  const expected = Buffer.from(createHmac('sha256', secret).update(\`\${t}.\${rawBody}\`).digest('hex'));
  const given = Buffer.from(v1);
  return given.length === expected.length && timingSafeEqual(given, expected)
    && Math.abs(Date.now() / 1000 - Number(t)) <= toleranceSeconds;
}
`;
