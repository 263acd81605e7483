import { signIn } from '@/lib/contract/account';
import { ApiError } from '@/lib/contract/errors';
import { REQUIRED } from '@/lib/core/sentences';
import { isProvider, type ProviderId } from '@/lib/contract/provider';
import { forgetCookie, sessionTokenOf } from '../auth/cookie';
import { HOME, ownPath } from '../auth/own-path';
import { finishProvider } from '../auth/providers/finish';
import { startProvider, type Departure } from '../auth/providers/start';
import { findSignedIn, signOut } from '../auth/session';
import { confirmSignIn, sendSignInLink } from '../auth/sign-in';
import { countedAddress } from './arrival';
import { readBytes } from './body-bytes';
import { checkOrigin, refuseOtherSites } from './csrf';
import { nothingHere } from './failure';
import { observed } from './observe';
import type { Context } from './route';

/** The sign-in page with the message that a link is used up or too old. */
const LINK_REFUSED = '/sign-in?error=link';

type Answer = (request: Request, context: Context) => Promise<Response>;

/** Makes the handler of a form on our pages. It answers with a redirect, or with the error body. */
const form =
  (route: string, check: (request: Request) => void, answer: Answer): Answer =>
  (request, context) =>
    observed(`/api/auth${route}`, request, () => {
      check(request);
      return answer(request, context);
    });

function seeOther({ location, cookies }: Departure): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Mails a sign-in link for a page without scripts: 303 to the page that confirms it, or back to the form with an error.
 */
export const postLink = form('/link', refuseOtherSites, async (request) => {
  const fields = await fieldsOf(request);
  const [email, next] = [needed(fields, 'email').trim(), nextOf(fields)];
  const page = (query: Record<string, string>) =>
    seeOther({ location: `/sign-in?${new URLSearchParams({ ...query, ...(next ? { next } : {}) })}`, cookies: [] });
  const asked = signIn.body.safeParse({ email, ...(next ? { next } : {}) });
  if (!asked.success) return page({ email, error: 'mail' });
  try {
    await sendSignInLink(asked.data.email, next, countedAddress(request.headers));
  } catch (error) {
    if (error instanceof ApiError) return page({ email, error: 'mail' });
    throw error;
  }
  return page({ sent: email });
});

/**
 * Uses up the link in `token` and `email`: 303 with a session to `next` or the library, or back to the sign-in page.
 */
export const postConfirm = form('/confirm', refuseOtherSites, async (request) => {
  const fields = await fieldsOf(request);
  const cookie = await confirmSignIn(needed(fields, 'email'), needed(fields, 'token'), request.headers);
  return seeOther(
    cookie
      ? { location: ownPath(fields.get('next')) ?? HOME, cookies: [cookie] }
      : { location: LINK_REFUSED, cookies: [] },
  );
});

/** Ends this browser's session: 303 to the sign-in page. */
export const postSignOut = form('/sign-out', checkOrigin, async (request) => {
  const token = sessionTokenOf(request.headers.get('cookie'));
  if (token) await signOut(token);
  return seeOther({ location: '/sign-in', cookies: [forgetCookie()] });
});

/** Redirects a browser to a provider to sign in, 303. Afterwards it goes to `next`. */
export const postProviderSignIn = form('/sign-in/{provider}', refuseOtherSites, async (request, { params }) =>
  seeOther(await startProvider(providerIn(await params), null, nextOf(await fieldsOf(request)))),
);

/** Redirects the signed-in person to a provider to connect it, 303. A visitor is redirected to the sign-in page. */
export const postProviderConnect = form('/connect/{provider}', checkOrigin, async (request, { params }) => {
  const provider = providerIn(await params);
  const token = sessionTokenOf(request.headers.get('cookie'));
  const signedIn = token ? await findSignedIn(token, null) : null;
  if (!signedIn) return seeOther({ location: `/sign-in?${new URLSearchParams({ next: '/account' })}`, cookies: [] });
  return seeOther(await startProvider(provider, signedIn.actor, nextOf(await fieldsOf(request))));
});

/**
 * The callback of a provider: 303 to the next page, or to a page with the problem. Other routes of Auth.js are closed:
 * a sign-in link of its own would sign in whoever opens it.
 */
export const getAuth = form(
  '/callback/{provider}',
  () => undefined,
  async (request, { params }) => {
    const [action, provider, ...rest] = [(await params).nextauth ?? []].flat();
    if (action !== 'callback' || rest.length > 0) throw nothingHere();
    return seeOther(await finishProvider(providerIn({ provider }), new URL(request.url).searchParams, request.headers));
  },
);

function providerIn({ provider }: Record<string, string | string[] | undefined>): ProviderId {
  if (typeof provider !== 'string' || !isProvider(provider)) throw nothingHere();
  return provider;
}

/** The largest form: an address, a token and a path to return to, with room to spare. */
const MOST_FIELDS = { maxBytes: 16 * 1024, tooLarge: 'The form may have at most 16 kB.' };

/** The fields of a form; none where it is malformed. Throws `invalid_request` for a larger one as it arrives. */
async function fieldsOf(request: Request): Promise<FormData> {
  const bytes = await readBytes(request, MOST_FIELDS);
  const type = request.headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData());
}

function nextOf(fields: FormData): string | null {
  const next = fields.get('next');
  return typeof next === 'string' ? next : null;
}

function needed(fields: FormData, name: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string' || value === '' || value.length > 1000)
    throw new ApiError('invalid_request', 'The request is invalid.', [`${name}: ${REQUIRED}`]);
  return value;
}
