import { createHash, createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What a signed URL allows in addition to its path: by default the method GET and no headers. */
interface Allowed {
  method?: string;
  headers?: Record<string, string>;
}

/** Whether a URL is signed for this request with this secret, as an object store checks (AWS Signature Version 4). */
export function isSigned(address: string, secret: string, { method = 'GET', headers = {} }: Allowed = {}): boolean {
  const { host, pathname, search, searchParams } = new URL(address);
  const pairs = search.slice(1).split('&');
  const signed = pairs.filter((pair) => !pair.startsWith('X-Amz-Signature=')).sort();
  const sent = Object.entries({ ...headers, host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sent.map(([name, value]) => `${name}:${value}`);
  const names = sent.map(([name]) => name).join(';');
  const request = [method, pathname, signed.join('&'), ...lines, '', names, 'UNSIGNED-PAYLOAD'].join('\n');
  const [, ...scope] = (searchParams.get('X-Amz-Credential') ?? '').split('/');
  const text = [
    'AWS4-HMAC-SHA256',
    searchParams.get('X-Amz-Date'),
    scope.join('/'),
    createHash('sha256').update(request).digest('hex'),
  ].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === searchParams.get('X-Amz-Signature');
}
