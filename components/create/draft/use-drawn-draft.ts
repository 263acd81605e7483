'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { at, client } from '../../hooks/client';
import { messageOf } from '../../hooks/message-of';

/** Creates a mascot from the sheet of a draft, and opens its page. */
export function useDrawnDraft() {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ of: CharacterSheet; message: string } | null>(null);
  const use = async (sheet: CharacterSheet) => {
    setSending(true);
    setRefusal(null);
    try {
      const answer = await client.call(at('POST /mascots'), { body: { sheet } });
      // Stays busy until the new page is shown, because a second click would create a second mascot.
      router.push(`/mascots/${'job' in answer ? answer.mascot.id : answer.id}`);
    } catch (error) {
      setRefusal({ of: sheet, message: messageOf(error, 'The mascot could not be created.') });
      setSending(false);
    }
  };
  return { use, isSending, refusal };
}
