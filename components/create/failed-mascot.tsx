'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { toast } from '../layers/toast';
import { CANCELED } from '@/lib/contract/job-errors';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { messageOf } from '../hooks/message-of';

/** The page of a mascot whose creation failed or was canceled, with the reason and what to do next. */
export function FailedMascot({ mascot }: { mascot: Mascot }) {
  const router = useRouter();
  const canceled = mascot.error === CANCELED;
  const remove = async () => {
    try {
      await client.call(at('DELETE /mascots/{id}'), { params: { id: mascot.id } });
      router.push('/mascots');
    } catch (error) {
      toast.error(messageOf(error, 'The mascot could not be deleted.'));
    }
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar place={<h1 className="truncate px-2 font-medium">{mascot.name}</h1>} />
      <main className="flex grow items-center justify-center">
        <Notice
          title={canceled ? 'This drawing was cancelled' : 'This drawing did not work out'}
          action={
            <>
              <Button look="primary" asChild>
                <Link href="/mascots/new">Start anew</Link>
              </Button>
              <Button onClick={() => void remove()}>Delete it</Button>
            </>
          }
        >
          {canceled ? null : <p>{mascot.error}</p>}
          <p>Its credits were given back.</p>
        </Notice>
      </main>
    </div>
  );
}
