import { z } from 'zod';
import { PROVIDERS } from '@/lib/contract/provider';
import { isSigned, signature } from '../../crypto';
import { cookieName, cookieOf, setCookie } from '../cookie';

/** How long somebody may take at a provider, in milliseconds: as long as Auth.js keeps its own side of it. */
const FLOW_MS = 15 * 60 * 1000;

const Flow = z.strictObject({
  provider: z.enum(PROVIDERS),
  /** Where to go in the end, a path of ours. */
  next: z.string().nullable(),
  /** Whom the provider's account is to be connected to; null where somebody signs in with it. */
  userId: z.string().nullable(),
  until: z.int(),
});

/** What somebody went to a provider for. */
export type Flow = z.infer<typeof Flow>;

/** The cookie that keeps a flow while its browser is away. */
export const flowCookieName = () => cookieName('liverig.flow');

/**
 * The `Set-Cookie` text that keeps what somebody goes to a provider for; signed, since it says whose account is to be
 * connected.
 */
export function keepFlow(flow: Omit<Flow, 'until'>, now: Date): string {
  const until = now.getTime() + FLOW_MS;
  const text = Buffer.from(JSON.stringify({ ...flow, until } satisfies Flow)).toString('base64url');
  return setCookie(flowCookieName(), `${text}.${signature('sign-in-flow', text)}`, new Date(until));
}

/** The flow that a `Cookie` header carries, null where it carries none of ours that is still good. */
export function flowOf(header: string | null, now: Date): Flow | null {
  const [text = '', proof = ''] = cookieOf(header, flowCookieName())?.split('.') ?? [];
  if (!isSigned('sign-in-flow', text, proof)) return null;
  const flow = Flow.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return flow.until > now.getTime() ? flow : null;
}
