import { env } from '../env';
import { objectStore } from './s3-client';

/** A request that is signed in its query string (AWS Signature Version 4). */
interface SignedRequest {
  path: string;
  query?: Record<string, unknown>;
}

/** The signing function of the object store's client; its types omit that it signs URLs too. */
interface Presigner {
  presign(
    request: { method: string; protocol: string; hostname: string; headers: object; query: object } & SignedRequest,
    options: { expiresIn: number; signingDate: Date },
  ): Promise<SignedRequest>;
}

/**
 * How long a signed URL works at most, and for how long the same URL is issued, in seconds: a browser that is
 * redirected again finds it in its cache. It works for ten minutes at least.
 */
const ADDRESS_SECONDS = { works: 900, same: 300 };

/** The headers that the object store sends for a signed URL in place of its own. */
interface AnswerHeaders {
  mime: string;
  disposition: string | null;
  caching: string;
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** The scope of a signed URL: one method on one object, with these headers and this query. */
interface Allowed {
  method: 'GET' | 'PUT';
  key: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  signedAt: number;
}

/** Makes a URL that anybody may use for some minutes. Throws if no object store is configured that callers reach. */
async function presigned({ method, key, headers = {}, query: asked = {}, signedAt }: Allowed): Promise<string> {
  const { client, bucket } = await objectStore();
  const base = new URL(env().s3?.publicEndpoint ?? '');
  const signer = (await client.config.signer({ signingProperties: {} } as never)) as unknown as Presigner;
  const { path, query = {} } = await signer.presign(
    {
      method,
      protocol: base.protocol,
      hostname: base.host,
      path: `${base.pathname.replace(/\/$/, '')}/${bucket}/${key}`,
      // The follower of the URL sends no checksum of a body.
      headers: { ...headers, host: base.host, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
      query: asked,
    },
    { expiresIn: ADDRESS_SECONDS.works, signingDate: new Date(signedAt) },
  );
  const pairs = Object.entries(query).map(([name, value]) => `${escaped(name)}=${escaped(String(value))}`);
  return `${base.origin}${path}?${pairs.join('&')}`;
}

/**
 * Makes a URL at which anybody may GET an object for some minutes, without a network call. Throws if no object store is
 * configured that browsers reach.
 */
export function signedAddress(key: string, { mime, disposition, caching }: AnswerHeaders): Promise<string> {
  const slot = ADDRESS_SECONDS.same * 1000;
  const query = {
    'response-content-type': mime,
    'response-cache-control': caching,
    ...(disposition === null ? {} : { 'response-content-disposition': disposition }),
  };
  return presigned({ method: 'GET', key, query, signedAt: Math.floor(Date.now() / slot) * slot });
}

/**
 * Makes a URL at which anybody may PUT an object of exactly this size for some minutes, and its expiry in milliseconds
 * since 1970, without a network call. Throws as `signedAddress`.
 */
export async function signedPut(key: string, bytes: number): Promise<{ url: string; ends: number }> {
  const signedAt = Date.now();
  const url = await presigned({ method: 'PUT', key, headers: { 'content-length': String(bytes) }, signedAt });
  return { url, ends: signedAt + ADDRESS_SECONDS.works * 1000 };
}
