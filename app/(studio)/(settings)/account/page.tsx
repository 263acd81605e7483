import type { Metadata } from 'next';
import { Profile } from '@/components/account/profile';
import { Providers } from '@/components/account/providers';
import { Sessions } from '@/components/account/sessions';
import { PageHead, Section } from '@/components/settings/section';
import { findAccount } from '@/lib/server/auth/account';
import { problemText } from '@/lib/server/auth/problems';
import { providersOf } from '@/lib/server/auth/providers/list';
import { sessionsOf } from '@/lib/server/auth/sessions/list';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'Account' };

type Search = Partial<Record<'error' | 'provider', string>>;

/** The account: name, providers, and sessions. */
export default async function AccountPage({ searchParams }: { searchParams: Promise<Search> }) {
  const actor = await signedIn('/account');
  const { error, provider } = await searchParams;
  const [account, providers, sessions] = await Promise.all([
    findAccount(actor.userId),
    providersOf(actor),
    sessionsOf(actor),
  ]);
  return (
    <>
      <PageHead title="Account" note="You, in every workspace you are in." />
      <Section title="Profile">
        <Profile account={account} />
      </Section>
      <Providers providers={providers} email={account.email} error={problemText(error, provider)} />
      <Sessions sessions={sessions} />
    </>
  );
}
