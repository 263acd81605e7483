import { z } from 'zod';
import { PROVIDERS } from '@/lib/contract/provider';
import { isSigned, signature } from '../../crypto';
import { cookieName, cookieOf, setCookie } from '../cookie';

/** How long a flow at a provider may take, in milliseconds: as long as Auth.js keeps its own state. */
const FLOW_MS = 15 * 60 * 1000;

const Flow = z.strictObject({
  provider: z.enum(PROVIDERS),
  /** A path of ours to go to in the end. */
  next: z.string().nullable(),
  /** The person who connects the provider; null for a sign-in. */
  userId: z.string().nullable(),
  until: z.int(),
});

/** The purpose of a visit to a provider. */
export type Flow = z.infer<typeof Flow>;

/** The cookie that keeps a flow while its browser is at the provider. */
export const flowCookieName = () => cookieName('liverig.flow');

/** The `Set-Cookie` header that keeps a flow; it is signed, since it names the account that is to be connected. */
export function keepFlow(flow: Omit<Flow, 'until'>, now: Date): string {
  const until = now.getTime() + FLOW_MS;
  const text = Buffer.from(JSON.stringify({ ...flow, until } satisfies Flow)).toString('base64url');
  return setCookie(flowCookieName(), `${text}.${signature('sign-in-flow', text)}`, new Date(until));
}

/** The flow in a `Cookie` header; null where it is missing, forged or expired. */
export function flowOf(header: string | null, now: Date): Flow | null {
  const [text = '', proof = ''] = cookieOf(header, flowCookieName())?.split('.') ?? [];
  if (!isSigned('sign-in-flow', text, proof)) return null;
  const flow = Flow.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return flow.until > now.getTime() ? flow : null;
}
