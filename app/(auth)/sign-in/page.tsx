import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthPage } from '@/components/auth/auth-page';
import { SignInForm } from '@/components/auth/sign-in-form';
import { Button } from '@/components/ui/button';
import { currentActor } from '@/lib/server/auth/current';
import { localSignInLink } from '@/lib/server/auth/sign-in';
import { HOST } from '../../host';

export const metadata: Metadata = { title: 'Sign in' };

interface Search { sent?: string; next?: string; error?: string }

/** Sign in by a link in an e-mail; on one's own machine the page offers the link itself. */
export default async function SignInPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { sent, next, error } = await searchParams;
  if (await currentActor()) redirect('/mascots');
  if (sent) return <Sent email={sent} link={await localSignInLink(sent)} />;
  return (
    <AuthPage host={HOST} title="Sign in to Liverig" note={error ? 'That link has been used or is too old. Ask for another.' : 'We mail you a link. No password.'}>
      <SignInForm nextPath={next ?? null} />
    </AuthPage>
  );
}

function Sent({ email, link }: { email: string; link: string | null }) {
  const again = <Link href="/sign-in" className="text-ink underline underline-offset-4">Use another address</Link>;
  if (link) {
    return (
      <AuthPage host={HOST} title="Your link is here" note={<>This server runs on your machine and keeps its mail, so the link for <b className="font-medium text-ink">{email}</b> is offered right away.</>}>
        <Button asChild look="primary" size="large" className="w-full"><a href={link}>Open sign-in link</a></Button>
        <p className="mt-4 text-muted">{again}</p>
      </AuthPage>
    );
  }
  return (
    <AuthPage host={HOST} title="Check your mail" note={<>A link is on its way to <b className="font-medium text-ink">{email}</b>. It works once, for 15 minutes.</>}>
      <p className="text-muted">{again}</p>
    </AuthPage>
  );
}
