'use client';

import { Download } from 'lucide-react';
import { useDownload } from '../hooks/use-download';
import { Button } from '../ui/button';
import { Progress } from '../ui/progress';

/** Bytes up to which the page takes the archive itself; the browser downloads larger ones straight to the disk. */
const MAX_IN_PAGE_BYTES = 500_000_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

/** The share of an archive of about so many bytes that is here, below 100 until it is whole. */
const percentOf = (received: number, bytes: number): number | null =>
  bytes > 0 ? Math.min(99, Math.round((received / bytes) * 100)) : null;

/** Exports data as an archive: a button, and the progress of its download. `bytes` is about how large it is. */
export function DataExport({ address, action, bytes }: { address: string; action: string; bytes: number }) {
  const { received, error, start, cancel } = useDownload(address);
  if (bytes > MAX_IN_PAGE_BYTES)
    return (
      <Button asChild>
        <a href={address} download>
          <Download aria-hidden className="size-4" />
          {action} (about {megabytes(bytes)})
        </a>
      </Button>
    );
  return (
    <div className="flex max-w-96 flex-col items-start gap-2">
      {received === null ? (
        <Button onClick={() => void start()}>
          <Download aria-hidden className="size-4" />
          {action}
        </Button>
      ) : (
        <div className="w-full">
          <Progress label={action} percent={percentOf(received, bytes)} text={megabytes(received)} />
          <div className="mt-1.5 flex items-center justify-between text-small text-muted tabular-nums">
            {megabytes(received)}
            <Button size="small" look="quiet" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {error ? (
        <p role="alert" className="text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
