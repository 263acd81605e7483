'use client';

import { Download } from 'lucide-react';
import type { ExportResult } from '@/lib/contract/exports';
import type { File } from '@/lib/contract/file';
import { Button } from '../ui/button';
import { bytesText, receiptText } from './formats';

const linkTo = (file: File, name: string) => `${file.url}${file.url.includes('?') ? '&' : '?'}download=${encodeURIComponent(name)}`;

/** The file that came out: seen, weighed, and one click from the disk. */
export function ExportDone({ result: { file, frames_file: frames, receipt }, name, onAgain }: { result: ExportResult; name: string; onAgain: () => void }) {
  const framesName = name.replace(/\.[a-z]+$/, '.json');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex h-72 items-center justify-center overflow-hidden rounded-ui bg-stage checker">
        {file.mime.startsWith('video/')
          ? <video src={file.url} autoPlay loop muted playsInline aria-label="The exported video" className="max-h-full" />
          : <img src={file.url} alt="The exported file" className="max-h-full max-w-full" />}
      </div>
      <div className="flex flex-col gap-0.5">
        <p role="status" className="flex items-baseline justify-between gap-3"><span className="truncate">{name}</span><span className="shrink-0 text-muted tabular-nums">{bytesText(file.bytes)}</span></p>
        {receipt ? <p className="text-small text-muted">{receiptText(receipt)}</p> : null}
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onAgain}>Export another</Button>
        {frames ? <Button asChild><a href={linkTo(frames, framesName)} download={framesName} role="button">Frame table</a></Button> : null}
        <Button asChild look="primary"><a href={linkTo(file, name)} download={name} role="button"><Download aria-hidden className="size-4" />Download</a></Button>
      </div>
    </div>
  );
}
