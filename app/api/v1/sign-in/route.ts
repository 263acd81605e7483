import { signIn } from '@/lib/contract/account';
import { sendSignInLink } from '@/lib/server/auth/sign-in';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { countedAddress } from '@/lib/server/http/arrival';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(signIn, async ({ body, request }) => {
    await sendSignInLink(body.email, body.next ?? null, countedAddress(request.headers));
    return accepted({ sent: true });
  }),
);
