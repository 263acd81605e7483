import { AuthError } from 'next-auth';
import type { ProviderId } from '@/lib/contract/provider';
import { logError } from '../../log';
import { finishAuth, flowCookies, newSessionOf, userAgentOf, type AuthAnswer } from '../config';
import { cookieOf, dropCookie, sessionCookieName, sessionTokenOf } from '../cookie';
import { HOME } from '../own-path';
import { problemPath, type SignInProblem } from '../problems';
import { beginSession, findSignedIn } from '../session';
import { whyRefused, type Refusal } from './admit';
import { providerOf } from './configured';
import { flowCookieName, flowOf, type Flow } from './flow';
import type { Departure } from './start';

/** The page with a person's connected providers. */
const ACCOUNT = '/account';

/**
 * Receives a browser from a provider, whose answer is in `query`: signs in, connects, or goes back with the problem.
 */
export async function finishProvider(id: ProviderId, query: URLSearchParams, headers: Headers): Promise<Departure> {
  const flow = flowOf(headers.get('cookie'), new Date());
  const used = [flowCookieName(), flowCookies().state.name, flowCookies().pkceCodeVerifier.name].map(dropCookie);
  if (flow?.provider !== id)
    return { location: problemPath({ provider: id, next: null, userId: null }, 'expired'), cookies: used };
  if (flow.userId !== null && !(await isStill(flow.userId, headers)))
    return { location: problemPath({ ...flow, userId: null }, 'signed_out'), cookies: used };
  const [answer, problem] = await exchange(flow, query, headers);
  if (!answer) return { location: problemPath(flow, problem), cookies: used };
  if (flow.userId !== null) return { location: flow.next ?? ACCOUNT, cookies: used };
  return { location: flow.next ?? HOME, cookies: [...used, await beginSession(newSessionOf(answer), headers)] };
}

/** Whether the browser is still signed in as this person. */
async function isStill(userId: string, headers: Headers): Promise<boolean> {
  const token = sessionTokenOf(headers.get('cookie'));
  const signedIn = token ? await findSignedIn(token, null) : null;
  return signedIn?.actor.userId === userId;
}

/**
 * Passes the provider's answer to Auth.js, with the session only if the flow connects: Auth.js connects whenever it
 * sees a session.
 */
async function exchange(
  flow: Flow,
  query: URLSearchParams,
  headers: Headers,
): Promise<[AuthAnswer, null] | [null, SignInProblem]> {
  const provider = providerOf(flow.provider);
  if (!provider) return [null, 'failed'];
  const shown = [
    flowCookies().state.name,
    flowCookies().pkceCodeVerifier.name,
    ...(flow.userId === null ? [] : [sessionCookieName()]),
  ];
  const cookie = shown.map((name) => `${name}=${cookieOf(headers.get('cookie'), name) ?? ''}`).join('; ');
  let refusal: Refusal | null = null;
  try {
    const answer = await finishAuth(`/callback/${flow.provider}?${query}`, {
      provider,
      cookie,
      userAgent: userAgentOf(headers),
      callbacks: {
        signIn: async ({ account, profile }) => {
          refusal = account && profile ? await whyRefused(flow, account, profile) : 'unverified';
          return refusal === null;
        },
      },
    });
    if (!newSessionOf(answer)) throw new Error('The provider did not say who signs in.');
    return [answer, null];
  } catch (error) {
    return [null, refusal ?? problemOf(error, flow.provider, query)];
  }
}

function problemOf(error: unknown, provider: ProviderId, query: URLSearchParams): SignInProblem {
  const type = error instanceof AuthError ? error.type : null;
  if (type === 'OAuthAccountNotLinked') return 'taken';
  if (type === 'OAuthCallbackError' && query.get('error') === 'access_denied') return 'denied';
  // Auth.js wraps the error in one that only names a page about it.
  const inner = error instanceof AuthError ? (error.cause?.err ?? error) : error;
  // Auth.js's error for the state of another tab's flow has no type of its own, only its text.
  if (type === 'InvalidCheck' || (inner instanceof Error && inner.message.includes('"state"'))) return 'expired';
  logError('sign_in.failed', inner, { provider });
  return 'failed';
}
