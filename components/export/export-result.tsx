'use client';

import { Download } from 'lucide-react';
import type { File } from '@/lib/contract/file';
import { Button } from '../ui/button';
import { bytesText } from './formats';

/** The file that came out: seen, weighed, and one click from the disk. */
export function ExportResult({ file, name, onAgain }: { file: File; name: string; onAgain: () => void }) {
  const link = `${file.url}${file.url.includes('?') ? '&' : '?'}download=${encodeURIComponent(name)}`;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex h-72 items-center justify-center overflow-hidden rounded-ui bg-stage checker">
        {file.mime.startsWith('video/')
          ? <video src={file.url} autoPlay loop muted playsInline aria-label="The exported video" className="max-h-full" />
          : <img src={file.url} alt="The exported file" className="max-h-full max-w-full" />}
      </div>
      <p role="status" className="flex items-baseline justify-between gap-3"><span className="truncate">{name}</span><span className="shrink-0 text-muted tabular-nums">{bytesText(file.bytes)}</span></p>
      <div className="flex justify-end gap-2">
        <Button onClick={onAgain}>Export another</Button>
        <Button asChild look="primary"><a href={link} download={name} role="button"><Download aria-hidden className="size-4" />Download</a></Button>
      </div>
    </div>
  );
}
