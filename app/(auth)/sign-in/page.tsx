import type { Metadata } from 'next';
import Link from 'next/link';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { AuthPage } from '@/components/auth/auth-page';
import { ProviderButtons } from '@/components/auth/provider-buttons';
import { SignInForm } from '@/components/auth/sign-in-form';
import { Button } from '@/components/ui/button';
import { PROVIDER_TITLES } from '@/lib/contract/provider';
import { currentActor } from '@/lib/server/auth/current';
import { HOME, ownPath } from '@/lib/server/auth/own-path';
import { problemText } from '@/lib/server/auth/problems';
import { configuredProviders } from '@/lib/server/auth/providers/configured';
import { localSignInLink } from '@/lib/server/auth/sign-in';
import { isLocalCaller } from '@/lib/server/http/arrival';
import { mailStaysHere } from '@/lib/server/mail/send';
import { HOST } from '../../host';

export const metadata: Metadata = { title: 'Sign in' };

type Search = Partial<Record<'sent' | 'email' | 'next' | 'error' | 'provider', string>>;

/** Sign-in by e-mail link or identity provider. A browser on the same host as the server is shown the link itself. */
export default async function SignInPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { sent, email = '', next: given, error, provider } = await searchParams;
  const next = ownPath(given);
  if (await currentActor()) redirect(next ?? HOME);
  if (sent)
    return <Sent email={sent} next={next} link={isLocalCaller(await headers()) ? await localSignInLink(sent) : null} />;
  const providers = configuredProviders().map((id) => ({ id, title: PROVIDER_TITLES[id] }));
  const problem = problemText(error, provider);
  return (
    <AuthPage
      host={HOST}
      title="Sign in to Liverig"
      note={
        problem ? (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        ) : (
          'We mail you a link. No password.'
        )
      }
    >
      <SignInForm next={next} email={email} />
      {providers.length > 0 ? <ProviderButtons providers={providers} next={next} /> : null}
    </AuthPage>
  );
}

function Sent({ email, next, link }: { email: string; next: string | null; link: string | null }) {
  const again = (
    <Link
      href={next ? `/sign-in?${new URLSearchParams({ next })}` : '/sign-in'}
      className="text-ink underline underline-offset-4"
    >
      Use another address
    </Link>
  );
  if (link) {
    return (
      <AuthPage
        host={HOST}
        title="Your link is here"
        note={
          <>
            This server runs on your machine and keeps its mail, so the link for{' '}
            <b className="font-medium text-ink">{email}</b> is offered right away.
          </>
        }
      >
        <Button asChild look="primary" size="large" className="w-full">
          <a href={link}>Open sign-in link</a>
        </Button>
        <p className="mt-4 text-muted">{again}</p>
      </AuthPage>
    );
  }
  if (mailStaysHere()) {
    return (
      <AuthPage
        host={HOST}
        title="Your link is on the server"
        note={
          <>
            This server sends no mail. The link for <b className="font-medium text-ink">{email}</b> stands in its
            console, and in the folder <code>outbox</code> of its data. It works once, for 15 minutes.
          </>
        }
      >
        <p className="text-muted">{again}</p>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      host={HOST}
      title="Check your mail"
      note={
        <>
          A link is on its way to <b className="font-medium text-ink">{email}</b>. It works once, for 15 minutes.
        </>
      }
    >
      <p className="text-muted">{again}</p>
    </AuthPage>
  );
}
