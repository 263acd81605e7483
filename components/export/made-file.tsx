'use client';

import { clsx } from 'clsx';
import { Check, ChevronDown, Download, FileJson, Link } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from '../layers/toast';
import type { ExportResult } from '@/lib/contract/exports';
import type { File } from '@/lib/contract/file';
import { useCopy } from '../hooks/use-copy';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { framesName, linkTo } from './file-link';
import { bytesText } from './formats';
import { KeptUntil } from './kept-until';
import { MadeLook } from './made-look';
import type { ExportedMotion } from './runs';
import { Verified } from './verified';

interface MadeFileProps {
  result: ExportResult;
  name: string;
  /** The exported drawing and motion, for comparison; null if the studio does not have them. */
  drawing: ExportedMotion | null;
  /** Whether it is expanded at first. */
  opened: boolean;
}

/**
 * An exported file in a list: its picture, its name and a download button. Expanded, it shows a large preview and the
 * fidelity.
 */
export function MadeFile({ result, name, drawing, opened }: MadeFileProps) {
  const id = useId();
  const [open, setOpen] = useState(opened);
  const { file } = result;
  return (
    <div className={clsx('rounded-ui transition-colors', open && 'bg-surface shadow-[0_0_0_1px_var(--line)]')}>
      <div className="flex items-center gap-3 p-2">
        <Thumb file={file} />
        <div className="min-w-0 grow">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-small text-muted tabular-nums">
            {bytesText(file.bytes)}
            {file.expires_at ? ' · ' : ''}
            <KeptUntil file={file} />
          </p>
        </div>
        <Button asChild size="small">
          <a href={linkTo(file, name)} download={name} aria-label={`Download ${name}`}>
            <Download aria-hidden className="size-3.5" />
            <span className="max-sm:hidden">Download</span>
          </a>
        </Button>
        <IconButton
          icon={ChevronDown}
          label={open ? `Hide ${name}` : `Show ${name}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={clsx('transition-transform', open && 'rotate-180')}
        />
      </div>
      <div id={id} hidden={!open}>
        {open ? <Opened result={result} name={name} drawing={drawing} /> : null}
      </div>
    </div>
  );
}

/** A small picture of a file; for a video, its first frame. */
function Thumb({ file: { mime, url } }: { file: File }) {
  return (
    <span
      aria-hidden
      className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-[6px] bg-stage checker"
    >
      {mime.startsWith('image/') ? (
        <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      ) : mime.startsWith('video/') ? (
        <video src={url} preload="metadata" muted playsInline className="size-full object-contain" />
      ) : (
        <FileJson className="size-5 text-muted" />
      )}
    </span>
  );
}

function Opened({
  result: { file, frames_file: frames, receipt, notes = [] },
  name,
  drawing,
}: Omit<MadeFileProps, 'opened'>) {
  return (
    <div className="flex flex-col gap-2 px-2 pb-2">
      <div className="flex h-64 items-center justify-center overflow-hidden rounded-ui bg-stage checker">
        <MadeLook file={file} drawing={drawing} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 pl-2">
        {receipt ? (
          <div className="mr-auto">
            <Verified receipt={receipt} />
          </div>
        ) : null}
        {frames ? (
          <Button asChild size="small" look="quiet">
            <a href={linkTo(frames, framesName(name))} download={framesName(name)}>
              Frame table
            </a>
          </Button>
        ) : null}
        <CopyLink url={file.url} />
      </div>
      {notes.length > 0 ? (
        <ul className="list-disc pr-2 pb-1 pl-6 text-small text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A button that copies the file's URL, which works for members and API keys of the workspace. */
function CopyLink({ url }: { url: string }) {
  const { copied, copy } = useCopy();
  const onClick = async () => {
    if (await copy(new URL(url, window.location.href).href)) toast('Link copied. It opens for your workspace.');
  };
  const Icon = copied ? Check : Link;
  return (
    <Button size="small" look="quiet" onClick={() => void onClick()}>
      <Icon aria-hidden className="size-3.5" />
      Copy link
    </Button>
  );
}
