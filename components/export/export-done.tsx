'use client';

import { Check, Download, FileJson, Link } from 'lucide-react';
import { toast } from 'sonner';
import type { ExportResult } from '@/lib/contract/exports';
import type { File } from '@/lib/contract/file';
import { useCopy } from '../hooks/use-copy';
import { useReducedMotion } from '../hooks/use-media';
import { Puppet } from '../stage/puppet';
import { Button } from '../ui/button';
import { focusFirst } from './focus-first';
import { bytesText, receiptText } from './formats';
import { KeptUntil } from './kept-until';
import { LottiePlayer } from './lottie-player';
import type { ExportedMotion } from './use-export';

/** The address that downloads a file under a name. */
export const linkTo = (file: File, name: string) =>
  `${file.url}${file.url.includes('?') ? '&' : '?'}download=${encodeURIComponent(name)}`;

interface ExportDoneProps {
  result: ExportResult;
  name: string;
  drawing: ExportedMotion | null;
  onAgain: () => void;
}

/** The exported file: preview, size, fidelity, and a download. */
export function ExportDone({
  result: { file, frames_file: frames, receipt, notes = [] },
  name,
  drawing,
  onAgain,
}: ExportDoneProps) {
  const framesName = name.replace(/\.[a-z]+$/, '.json');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex h-72 items-center justify-center overflow-hidden rounded-ui bg-stage checker">
        <Shown file={file} drawing={drawing} />
      </div>
      <div className="flex flex-col gap-0.5">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{name}</span>
          <span className="shrink-0 text-muted tabular-nums">{bytesText(file.bytes)}</span>
        </p>
        {receipt ? <p className="text-small text-muted">{receiptText(receipt)}</p> : null}
        <KeptUntil file={file} />
        {notes.length > 0 ? (
          <ul className="mt-1 list-disc pl-4 text-small text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onAgain} className="mr-auto -ml-3">
          Export another
        </Button>
        <CopyLink url={file.url} />
        {frames ? (
          <Button asChild>
            <a href={linkTo(frames, framesName)} download={framesName}>
              Frame table
            </a>
          </Button>
        ) : null}
        <Button asChild look="primary">
          <a ref={focusFirst} href={linkTo(file, name)} download={name}>
            <Download aria-hidden className="size-4" />
            Download
          </a>
        </Button>
      </div>
    </div>
  );
}

/** Shows a file in the browser or a player for it, else the studio's own rendering of the motion. */
export function Shown({ file: { mime, url }, drawing }: { file: File; drawing: ExportedMotion | null }) {
  if (mime.startsWith('video/'))
    return <video src={url} autoPlay loop muted playsInline aria-label="The exported video" className="max-h-full" />;
  if (mime.startsWith('image/'))
    return <img src={url} alt="The exported file" className="max-h-full max-w-full object-contain" />;
  if (!mime.includes('dotlottie'))
    return <LottiePlayer url={url} label="The motion in the file, as lottie-web plays it" />;
  return drawing ? (
    <Preview drawing={drawing} />
  ) : (
    <div className="flex flex-col items-center gap-2 rounded-ui bg-raised px-5 py-4 text-center text-muted">
      <FileJson aria-hidden className="size-6" />
      <p>
        Browsers show dotLottie only through a player.
        <br />
        Drop the file into yours.
      </p>
    </div>
  );
}

/** The studio's own rendering of the motion, for a file that needs a special player. */
function Preview({ drawing: { spec, clip } }: { drawing: ExportedMotion }) {
  const still = useReducedMotion();
  const { width, height } = spec.canvas;
  return (
    <figure className="flex size-full flex-col items-center">
      <div
        role="img"
        aria-label="The motion in the file, as the studio plays it"
        className="min-h-0 max-w-full flex-1"
        style={{ aspectRatio: width / height }}
      >
        <Puppet spec={spec} clip={clip} playing={!still} poster={0.36} className="size-full" />
      </div>
      <figcaption className="p-2 text-center text-small text-muted">
        Drawn by the studio. The file plays in any dotLottie player.
      </figcaption>
    </figure>
  );
}

/** A button that copies the file's URL, for members and programs of the workspace. */
function CopyLink({ url }: { url: string }) {
  const { copied, copy } = useCopy();
  const onClick = async () => {
    if (await copy(new URL(url, window.location.href).href)) toast('Link copied. It opens for your workspace.');
  };
  const Icon = copied ? Check : Link;
  return (
    <Button onClick={() => void onClick()}>
      <Icon aria-hidden className="size-4" />
      Copy link
    </Button>
  );
}
