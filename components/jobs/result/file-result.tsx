'use client';

import { Download } from 'lucide-react';
import type { Activity } from '@/lib/contract/activity';
import type { ExportResult } from '@/lib/contract/exports';
import { framesName, linkTo } from '../../export/file-link';
import { bytesText } from '../../export/formats';
import { KeptUntil } from '../../export/kept-until';
import { madeName } from '../../export/made-files';
import { MadeLook } from '../../export/made-look';
import { Verified } from '../../export/verified';
import { Button } from '../../ui/button';
import { Actions } from './picture-and-words';

/** An exported file: preview, size, fidelity and download. */
export function FileResult({
  result: { file, frames_file: frames, receipt, notes = [] },
  activity,
}: {
  result: ExportResult;
  activity: Activity;
}) {
  const ends = file.expires_at;
  const name = madeName(activity);
  if (ends !== undefined && new Date(ends) <= new Date())
    return <p className="p-4 text-muted">This file expired after 30 days. Export it again.</p>;
  return (
    <>
      <div className="flex h-72 items-center justify-center overflow-hidden bg-stage checker">
        <MadeLook file={file} drawing={null} />
      </div>
      <div className="flex flex-col gap-1 p-4">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{name}</span>
          <span className="shrink-0 text-muted tabular-nums">{bytesText(file.bytes)}</span>
        </p>
        <p className="text-small text-muted">
          <KeptUntil file={file} />
        </p>
        {receipt ? (
          <div>
            <Verified receipt={receipt} />
          </div>
        ) : null}
        {notes.length > 0 ? (
          <ul className="list-disc pl-4 text-small text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
        <Actions>
          <Button asChild look="primary">
            <a href={linkTo(file, name)} download={name}>
              <Download aria-hidden className="size-4" />
              Download
            </a>
          </Button>
          {frames ? (
            <Button asChild>
              <a href={linkTo(frames, framesName(name))} download={framesName(name)}>
                Frame table
              </a>
            </Button>
          ) : null}
        </Actions>
      </div>
    </>
  );
}
