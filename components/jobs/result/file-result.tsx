'use client';

import { Download } from 'lucide-react';
import type { Activity } from '@/lib/contract/activity';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/contract/export-formats';
import type { ExportResult } from '@/lib/contract/exports';
import { linkTo, Shown } from '../../export/export-done';
import { bytesText, fileName, receiptText } from '../../export/formats';
import { KeptUntil } from '../../export/kept-until';
import { Button } from '../../ui/button';
import { Actions } from './picture-and-words';

/** Gives the name of the download, after the request. */
function nameOf({ asked, mascot }: Activity): string {
  const format = (String(asked.format) in EXPORT_FORMATS ? asked.format : 'png') as ExportFormat;
  return fileName(
    mascot?.name ?? 'mascot',
    [asked.animation, asked.canvas].find((name) => typeof name === 'string')?.toString() ?? null,
    format,
  );
}

/** An exported file: preview, size, fidelity, and a download. */
export function FileResult({
  result: { file, frames_file: frames, receipt, notes = [] },
  activity,
}: {
  result: ExportResult;
  activity: Activity;
}) {
  const ends = file.expires_at;
  const name = nameOf(activity);
  const framesName = name.replace(/\.[a-z]+$/, '.json');
  if (ends !== undefined && new Date(ends) <= new Date())
    return <p className="p-4 text-muted">This file was kept for 30 days and is deleted. Export it again.</p>;
  return (
    <>
      <div className="flex h-72 items-center justify-center overflow-hidden bg-stage checker">
        <Shown file={file} drawing={null} />
      </div>
      <div className="flex flex-col gap-1 p-4">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{name}</span>
          <span className="shrink-0 text-muted tabular-nums">{bytesText(file.bytes)}</span>
        </p>
        {receipt ? <p className="text-small text-muted">{receiptText(receipt)}</p> : null}
        <KeptUntil file={file} />
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
              <a href={linkTo(frames, framesName)} download={framesName}>
                Frame table
              </a>
            </Button>
          ) : null}
        </Actions>
      </div>
    </>
  );
}
