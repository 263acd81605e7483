import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthPage } from '@/components/auth/auth-page';
import { Button } from '@/components/ui/button';
import { HOST } from '../../../host';

export const metadata: Metadata = { title: 'Confirm sign-in', referrer: 'same-origin' };

type Search = Partial<Record<'email' | 'token' | 'next', string>>;

/** The page of a sign-in link. Only the POST of its button consumes the link, so that mail scanners cannot. */
export default async function ConfirmPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { email, token, next } = await searchParams;
  if (!email || !token) {
    return (
      <AuthPage host={HOST} title="This link is incomplete" note="Part of its address is missing. Ask for another.">
        <Button asChild look="primary" size="large" className="w-full">
          <Link href="/sign-in">Send a new link</Link>
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      host={HOST}
      title="Almost there"
      note={
        <>
          Sign in as <b className="font-medium text-ink">{email}</b>?
        </>
      }
    >
      <form method="post" action="/sign-in/confirm">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="token" value={token} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <Button type="submit" look="primary" size="large" autoFocus className="w-full">
          Sign in
        </Button>
      </form>
    </AuthPage>
  );
}
