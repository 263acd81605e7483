import type { Metadata } from 'next';
import { DeleteAccount } from '@/components/account/delete-account';
import { Profile } from '@/components/account/profile';
import { Providers } from '@/components/account/providers';
import { Sessions } from '@/components/account/sessions';
import { DataExport } from '@/components/settings/data-export';
import { PageHead, Section } from '@/components/settings/section';
import { findAccount } from '@/lib/server/auth/account';
import { problemText } from '@/lib/server/auth/problems';
import { providersOf } from '@/lib/server/auth/providers/list';
import { previewDeletion } from '@/lib/server/auth/remove-account';
import { sessionsOf } from '@/lib/server/auth/sessions/list';
import { contentsOf } from '@/lib/server/workspaces/contents';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'Account' };

type Search = Partial<Record<'error' | 'provider', string>>;

/** The account settings: name, identity providers, sessions, data export and deletion. */
export default async function AccountPage({ searchParams }: { searchParams: Promise<Search> }) {
  const actor = await signedIn('/account');
  const { error, provider } = await searchParams;
  const [account, providers, sessions, deletion] = await Promise.all([
    findAccount(actor.userId),
    providersOf(actor),
    sessionsOf(actor),
    previewDeletion(actor),
  ]);
  const contents = await Promise.all(deletion.deleted.map(({ id }) => contentsOf(id)));
  return (
    <>
      <PageHead title="Account" note="You, in every workspace you are in." />
      <Section title="Profile">
        <Profile account={account} />
      </Section>
      <Providers providers={providers} email={account.email} error={problemText(error, provider)} />
      <Sessions sessions={sessions} />
      <Section title="Your data" note="Your account and everything in your personal workspace, as one ZIP.">
        <DataExport
          address="/api/v1/account/export"
          action="Export account"
          bytes={contents.reduce((sum, { bytes }) => sum + bytes, 0)}
        />
      </Section>
      <DeleteAccount
        deleted={deletion.deleted.map(({ id, name }, index) => ({ id, name, ...contents[index] }))}
        left={deletion.left}
        handOver={deletion.handOver}
      />
    </>
  );
}
