import { ApiError } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { sessionTokenOf } from '../auth/cookie';
import { signOut } from '../auth/session';
import { confirmSignIn, forgetCookie } from '../auth/sign-in';
import { newId } from '../db/ids';
import { checkOrigin } from './csrf';
import { failure } from './failure';

/** Where the sign-in page is told that a link is used up or too old. */
const LINK_REFUSED = '/sign-in?error=link';

/** A form posted by a page of ours, answered with a redirect; what goes wrong has the error body. */
const form = (answer: (request: Request) => Promise<Response>) => async (request: Request): Promise<Response> => {
  try {
    checkOrigin(request);
    return await answer(request);
  } catch (error) {
    return failure(error, { [NAMES.requestIdHeader]: newId('request') });
  }
};

const seeOther = (location: string, cookie?: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store', ...(cookie ? { 'Set-Cookie': cookie } : {}) } });

/** Uses up the link in `token` and `email`: 303 to the library with a session, or back to the sign-in page. */
export const postConfirm = form(async (request) => {
  const [token, email] = await fields(request, 'token', 'email');
  const cookie = await confirmSignIn(email, token, request.headers);
  return cookie ? seeOther('/mascots', cookie) : seeOther(LINK_REFUSED);
});

/** Ends this browser's session: 303 to the sign-in page. */
export const postSignOut = form(async (request) => {
  const token = sessionTokenOf(request.headers.get('cookie'));
  if (token) await signOut(token);
  return seeOther('/sign-in', forgetCookie());
});

async function fields<const N extends readonly string[]>(request: Request, ...names: N): Promise<{ [K in keyof N]: string }> {
  const data = await request.formData().catch(() => new FormData());
  return names.map((name) => {
    const value = data.get(name);
    if (typeof value !== 'string' || value === '' || value.length > 1000) throw new ApiError('invalid_request', 'The request is invalid.', [`${name}: This field is required.`]);
    return value;
  }) as { [K in keyof N]: string };
}
