'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { at, client } from '../../hooks/client';
import { messageOf } from '../../hooks/message-of';

/** Creates a mascot from a starter, and opens its page. */
export function useStart() {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async (starter: string) => {
    setSending(true);
    setRefusal(null);
    try {
      const answer = await client.call(at('POST /mascots'), { body: { starter } });
      // Stays busy until the new page is shown, because a second click would create a second mascot.
      router.push(`/mascots/${'job' in answer ? answer.mascot.id : answer.id}`);
    } catch (error) {
      setRefusal(messageOf(error, 'The mascot could not be created.'));
      setSending(false);
    }
  };
  return { start, isSending, refusal };
}
