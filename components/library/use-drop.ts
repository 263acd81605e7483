'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '../layers/toast';
import type { Mascot } from '@/lib/contract/mascot';
import { handOver } from '../create/picture/handed-over';
import { useHandedIn } from '../upload/use-handed-in';
import { complainOf } from './complain';
import { DROP_WORDS, droppedFiles, intentOf } from './dropped';
import { eachOf } from './each-of';
import { importSpec } from './import-spec';
import { namesOf } from './use-mascots';

/**
 * Accepts pictures and specs that are dropped or pasted anywhere on the page. Gives the message to show while files are
 * dragged over it; null otherwise.
 */
export function useDrop(onImport: (mascot: Mascot) => void): string | null {
  const router = useRouter();
  const [importing, setImporting] = useState(false);
  const importAll = async (files: readonly File[]) => {
    setImporting(true);
    const outcome = await eachOf(files, importSpec);
    setImporting(false);
    for (const mascot of outcome.done) onImport({ ...mascot, tags: [] });
    complainOf(outcome, 'imported');
    const [first] = outcome.done;
    if (first)
      toast(
        `${namesOf(outcome.done)} imported.`,
        outcome.done.length === 1
          ? { action: { label: 'Open', onClick: () => router.push(`/mascots/${first.id}`) } }
          : {},
      );
  };
  const types = useHandedIn(!importing, (files) => {
    const dropped = droppedFiles(files);
    if ('problem' in dropped) toast.error(dropped.problem);
    else if ('specs' in dropped) void importAll(dropped.specs);
    else {
      handOver(dropped.picture);
      router.push('/mascots/new?from=picture');
    }
  });
  return types === null ? null : DROP_WORDS[intentOf(types)];
}
