'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { at, client } from '../../hooks/client';
import { messageOf } from '../../hooks/message-of';
import type { ReadyDraft } from './drafting';

/** Why a draft could not be used; `of` is its sheet, or null if the prompt gave none. */
interface Refusal {
  of: CharacterSheet | null;
  message: string;
}

const NO_WORDS = 'The prompt has no words to draw from; say what the mascot is, such as “a cheerful orange fox”.';

/** The creation of a mascot from a draft. */
export type DrawnDraft = ReturnType<typeof useDrawnDraft>;

/** Creates a mascot from the sheet of a draft and the prompt that it was read from, and opens its page. */
export function useDrawnDraft() {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const use = async (draft: ReadyDraft | Promise<ReadyDraft | null>) => {
    setSending(true);
    setRefusal(null);
    const ready = await draft;
    const refuse = (message: string) => {
      setRefusal({ of: ready?.sheet ?? null, message });
      setSending(false);
    };
    if (!ready) return refuse(NO_WORDS);
    try {
      const answer = await client.call(at('POST /mascots'), { body: { sheet: ready.sheet, prompt: ready.prompt } });
      // Stays busy until the new page is shown, because a second click would create a second mascot.
      router.push(`/mascots/${'job' in answer ? answer.mascot.id : answer.id}`);
    } catch (error) {
      refuse(messageOf(error, 'The mascot could not be created.'));
    }
  };
  return { use, isSending, refusal };
}
